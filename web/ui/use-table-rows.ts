import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useLocale } from '../lib/use-locale.ts';

export type TableColumn<Row> = Readonly<{
  id: string;
  label: string;
  /** The server's names for this order, ascending and descending. */
  orders?: Readonly<{ up: string; down: string }>;
  /** The client sorts by this value if it has all rows. Rows without a value come last. */
  value?: (row: Row) => string | number | null;
}>;

const features = tableFeatures({
  columnVisibilityFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

type TableRowsOptions<Row, Column> = Readonly<{
  columns: readonly Column[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** Ids of hidden columns. */
  hidden: readonly string[];
  order: string;
  /** Search words. The text of a row must contain each of them. */
  words?: string | undefined;
  textOf?: ((row: Row) => string) | undefined;
}>;

/** The sorted and filtered rows, and the shown columns. */
export function useTableRows<Row extends object, Column extends TableColumn<Row>>(
  options: TableRowsOptions<Row, Column>,
) {
  const { columns, rows, idOf, hidden, order, words = '', textOf } = options;
  const locale = useLocale();
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  const defs = useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return columns.map(({ id, label, value }) => ({
      id,
      header: label,
      accessorFn: (row: Row) => value?.(row) ?? undefined,
      sortUndefined: 'last' as const,
      sortFn: (a: Valued, b: Valued) => inOrder(a.getValue(id), b.getValue(id), compare),
    }));
  }, [columns, locale]);
  const sorted = columns.find((column) => column.value && Object.values(ordersOf(column) ?? {}).includes(order));
  const sorting = useMemo(
    () => (sorted ? [{ id: sorted.id, desc: ordersOf(sorted)?.down === order }] : []),
    [sorted, order],
  );
  const searched = columns[0]?.id;
  const table = useTable({
    features,
    columns: defs,
    data: rows as Row[],
    getRowId: idOf,
    state: { columnVisibility, sorting, globalFilter: words },
    globalFilterFn: (row, _column, said: string) => hasWords(textOf?.(row.original) ?? '', said),
    getColumnCanGlobalFilter: ({ id }) => id === searched,
  });
  const shownColumns = table
    .getVisibleLeafColumns()
    .flatMap(({ id }) => columns.find((column) => column.id === id) ?? []);
  return { rows: table.getRowModel().rows.map(({ original }) => original), shownColumns };
}

type Valued = Readonly<{ getValue: (column: string) => unknown }>;

const inOrder = (a: unknown, b: unknown, compare: (a: string, b: string) => number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));

/** Names of the two orders: the server's if it sorts, else the column's own. */
export const ordersOf = ({ id, orders, value }: Pick<TableColumn<never>, 'id' | 'orders' | 'value'>) =>
  orders ?? (value && { up: id, down: `-${id}` });

function hasWords(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
