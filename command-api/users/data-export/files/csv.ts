type Cell = string | number | boolean | null | undefined;

/** RFC 4180, with the mark by which spreadsheets know that it is UTF-8. */
export const csv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

function cell(value: Cell): string {
  if (typeof value !== 'string') return String(value ?? '');
  // A spreadsheet must not take a text for a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
