import { isEmailHeading } from '#command-api/users/for-others.ts';
import { mostAddressRows } from '#domain/invitations/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { readTable } from '#infra/tables/read-table.ts';

/** The calls that invite take no longer entry. */
const longest = 300;
const looksLikeOne = (cell: string) => cell.includes('@');

/**
 * One entry for each row of a table of addresses (XLSX or CSV), without its heading. The column is the one that its heading calls
 * so, else the one with most addresses. A cell that is no address is kept, and a row without one answers its other cells: the
 * sender is told of both. @throws table_unreadable where there is no such column
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
