import { csv as plainCsv } from '#infra/csv.ts';

/** Begins with a byte order mark, by which spreadsheets recognise UTF-8. */
export const csv = (...table: Parameters<typeof plainCsv>): string => `\uFEFF${plainCsv(...table)}`;
