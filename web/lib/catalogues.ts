/** Screens of talks. They show parts of each other, so they share one catalogue, named after the first. */
export const sessionScreens: readonly string[] = [
  'sessions',
  'recorder',
  'player',
  'report',
  'drills',
  'progress',
  'shares',
];

/** The folder with an area's catalogue. */
export const catalogueOf = (area: string): string =>
  sessionScreens.includes(area) ? (sessionScreens[0] ?? area) : area;
