// A table calculates with what begins so.
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** RFC 4180, with the mark by which spreadsheets know that it is UTF-8. A text that a table would calculate with gets an apostrophe. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
