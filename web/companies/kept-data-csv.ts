/** RFC 4180, with the mark by which spreadsheets know that it is UTF-8. Its texts are our own: none begins like a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join('')}`;
