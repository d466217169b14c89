import { csv as plainCsv } from '#infra/csv.ts';

/** With the mark by which spreadsheets know that it is UTF-8. */
export const csv = (...table: Parameters<typeof plainCsv>): string => `\uFEFF${plainCsv(...table)}`;
