const formula = /^[=+\-@\t\r\n＝＋－＠]/;
/** Whether a spreadsheet would read a cell as a formula. */
export const isFormula = (cell: string): boolean => formula.test(cell);
const plainNumber = /^-?\d+(\.\d+)?$/;

/**
 * RFC 4180, with a header line. A missing value is empty; a text that a spreadsheet would read as a formula gets an
 * apostrophe.
 */
export const csv = (
  head: readonly string[],
  rows: readonly (readonly unknown[])[],
  separator: ',' | ';' = ',',
): string => [head, ...rows].map((row) => `${row.map(cell).join(separator)}\r\n`).join('');

function cell(value: unknown): string {
  const text = String(value ?? '');
  const harmless = typeof value === 'string' && isFormula(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
