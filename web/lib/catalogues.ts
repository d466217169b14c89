/** The screens of talks show parts of each other, so they share one catalogue of words, named after the first. */
export const talkScreens: readonly string[] = [
  'sessions',
  'recorder',
  'player',
  'report',
  'drills',
  'progress',
  'shares',
];

/** The folder that holds the catalogue of an area. */
export const catalogueOf = (area: string): string => (talkScreens.includes(area) ? (talkScreens[0] ?? area) : area);
