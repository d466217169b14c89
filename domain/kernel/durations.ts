/** Milliseconds of an hour. */
export const hourMs = 3_600_000;
/** Milliseconds of a day of 24 hours. */
export const dayMs = 24 * hourMs;
