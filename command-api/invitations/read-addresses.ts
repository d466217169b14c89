import { isEmailHeading } from '#command-api/users/for-others.ts';
import { mostAddressRows } from '#domain/invitations/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { readTable } from '#infra/tables/read-table.ts';

/** Longest entry that the inviting calls accept, in characters. */
const longest = 300;
const looksLikeOne = (cell: string) => cell.includes('@');

/**
 * Reads one entry from each row of a table of addresses (XLSX or CSV), without the heading. Uses the column with an address
 * heading, else the column with most addresses. Keeps a cell that is no address; a row with an empty cell gives its other
 * cells instead. So the answer can name both as rejected. @throws table_unreadable if there is no such column
 */
export async function readAddresses(path: string): Promise<readonly string[]> {
  const counts: number[] = [];
  const table: (readonly string[])[] = [];
  for await (const { cells: written } of readTable(path)) {
    const cells = written.map((cell) => cell.trim());
    if (cells.every((cell) => cell === '')) continue;
    if (table.push(cells) > mostAddressRows + 1) return refuse('payload_too_large', 'file');
    for (const [column, cell] of cells.entries()) counts[column] = (counts[column] ?? 0) + (looksLikeOne(cell) ? 1 : 0);
  }
  const headed = table[0]?.findIndex(isEmailHeading) ?? -1;
  const most = Math.max(0, ...counts);
  if (headed < 0 && most === 0) return refuse('table_unreadable', 'file');
  const column = headed < 0 ? counts.indexOf(most) : headed;
  const rows = headed < 0 ? table : table.slice(1);
  if (rows.length > mostAddressRows) return refuse('payload_too_large', 'file');
  return rows.map((row) => (row[column] || row.filter(Boolean).join(' ')).slice(0, longest));
}
