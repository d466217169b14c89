// Spreadsheets read such a text as a formula.
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** RFC 4180, with the byte order mark by which spreadsheets recognise UTF-8. Formulas get an apostrophe. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
