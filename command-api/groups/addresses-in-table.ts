import { mostRows } from '#domain/groups/contract.ts';
import { refuse } from '#domain/kernel/errors.ts';

const looksLikeOne = (cell: string) => cell.includes('@');

/**
 * What stands in the column that has most addresses, without its heading. A cell that is none is kept: whoever sent the table
 * is told of it. @throws table_unreadable where there is no such column
 */
export function addressesIn(table: readonly (readonly string[])[]): readonly string[] {
  const width = Math.max(0, ...table.map((row) => row.length));
  const counts = Array.from({ length: width }, (_, n) => table.filter((row) => looksLikeOne(row[n] ?? '')).length);
  const most = Math.max(0, ...counts);
  if (most === 0) return refuse('table_unreadable', 'file');
  const column = counts.indexOf(most);
  const cells = table.map((row) => row[column]?.trim() ?? '');
  const [head = '', ...others] = cells;
  const addresses = (looksLikeOne(head) ? cells : others).filter(Boolean);
  return addresses.length > mostRows ? refuse('payload_too_large', 'file') : addresses;
}
