/** The screens of talks show parts of each other, so they share one catalogue of words, named after the first. */
export const sessionScreens: readonly string[] = [
  'sessions',
  'recorder',
  'player',
  'report',
  'drills',
  'progress',
  'shares',
];

/** The folder that holds the catalogue of an area. */
export const catalogueOf = (area: string): string =>
  sessionScreens.includes(area) ? (sessionScreens[0] ?? area) : area;
