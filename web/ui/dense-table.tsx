import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { errorMessage } from '../lib/error-messages.ts';
import { Button } from './button.tsx';
import { CheckMark } from './check-mark.tsx';
import { rowsOf } from './paged-list.tsx';

export type DenseColumn<Row> = Readonly<{
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** A share of the width. */
  share: number;
  /** How the server is asked for this order, from small to large and back. */
  orders?: Readonly<{ up: string; down: string }>;
}>;

type Selection = Readonly<{ ids: ReadonlySet<string>; toggle: (ids: readonly string[], on: boolean) => void }>;

type DenseTableProps<Row> = Readonly<{
  caption: string;
  columns: readonly DenseColumn<Row>[];
  /** Ids of columns that are not shown. */
  hidden: readonly string[];
  list: UseInfiniteQueryResult<InfiniteData<Readonly<{ rows: readonly Row[] }>>>;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  order: string;
  onOrder: (order: string) => void;
  selection?: Selection;
  /** The row whose details are shown beside the table. */
  openId?: string | undefined;
  onOpen: (row: Row) => void;
  /** A row on a phone. */
  compact: (row: Row) => ReactNode;
}>;

/** Two lines of text. */
const rowHeight = 50;
const compactHeight = 84;
const features = tableFeatures({ columnVisibilityFeature });

/** Very many rows: only those that can be seen are drawn, and further pages come while one scrolls. */
export function DenseTable<Row extends object>(props: DenseTableProps<Row>) {
  const { caption, columns, hidden, list, idOf, openId, compact } = props;
  const { t } = useLingui();
  const rows = useMemo(() => rowsOf({ data: list.data }), [list.data]);
  const isNarrow = useIsNarrow();
  const place = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useEffect(() => setScrollMargin(place.current ? topOf(place.current) : 0), []);
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  const defs = useMemo(() => columns.map(({ id, label }) => ({ id, header: label })), [columns]);
  const table = useTable({ features, columns: defs, data: rows as Row[], getRowId: idOf, state: { columnVisibility } });
  const shownColumns = table
    .getVisibleLeafColumns()
    .flatMap(({ id }) => columns.find((column) => column.id === id) ?? []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (isNarrow ? compactHeight : rowHeight),
    overscan: 8,
    scrollMargin,
  });
  const seen = virtual.getVirtualItems();
  const [before, after] = [
    (seen[0]?.start ?? scrollMargin) - scrollMargin,
    virtual.getTotalSize() - ((seen.at(-1)?.end ?? scrollMargin) - scrollMargin),
  ];
  const last = seen.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    if (last >= rows.length - 10 && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [last, rows.length, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const shares = shownColumns.reduce((sum, { share }) => sum + share, 0);
  return (
    <div ref={place}>
      <table
        aria-rowcount={rows.length + 1}
        aria-busy={list.isPlaceholderData}
        className={cx(
          'w-full table-fixed border-separate border-spacing-0 text-sm',
          list.isPlaceholderData && 'opacity-60',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        {!isNarrow && (
          <colgroup>
            {props.selection && <col className="w-11" />}
            {shownColumns.map(({ id, share }) => (
              <col key={id} style={{ width: `${(share / shares) * 100}%` }} />
            ))}
          </colgroup>
        )}
        {!isNarrow && <Head {...props} shown={shownColumns} rows={rows} />}
        <tbody>
          <Gap height={before} />
          {seen.map(({ index }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <TableRow key={idOf(row)} {...props} row={row} number={index + 2} isOpen={idOf(row) === openId}>
                {isNarrow ? (
                  <td className="border-b border-line px-4 py-2.5">{compact(row)}</td>
                ) : (
                  shownColumns.map(({ id, cell }) => (
                    <td key={id} className="h-[50px] border-b border-line px-2.5 py-1">
                      {cell(row)}
                    </td>
                  ))
                )}
              </TableRow>
            );
          })}
          <Gap height={after} />
        </tbody>
      </table>
      {isFetchNextPageError && <NextPageFailed error={list.error} retry={() => void fetchNextPage()} />}
      {isFetchingNextPage && (
        <p role="status" className="px-4 py-3 text-sm text-ink-faint">
          {t`Weitere werden geladen …`}
        </p>
      )}
    </div>
  );
}

type HeadProps<Row> = DenseTableProps<Row> & Readonly<{ shown: readonly DenseColumn<Row>[]; rows: readonly Row[] }>;

function Head<Row>({ shown, rows, selection, idOf, order, onOrder }: HeadProps<Row>) {
  const { t } = useLingui();
  const ids = rows.map(idOf);
  const isAll = ids.length > 0 && ids.every((id) => selection?.ids.has(id));
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={headCell}>
            <CheckMark
              label={t`Alle geladenen auswählen`}
              checked={isAll}
              onChange={(on) => selection.toggle(ids, on)}
            />
          </th>
        )}
        {shown.map(({ id, label, orders }) => (
          <th key={id} scope="col" aria-sort={sortOf(order, orders)} className={headCell}>
            {orders ? (
              <button
                type="button"
                className="inline-flex items-center gap-1 rounded-sm font-[600] text-ink-soft hover:text-ink"
                onClick={() => onOrder(order === orders.up ? orders.down : orders.up)}
              >
                {label}
                {order === orders.up && <ArrowUp aria-hidden="true" className="size-3.5" />}
                {order === orders.down && <ArrowDown aria-hidden="true" className="size-3.5" />}
              </button>
            ) : (
              label
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const headCell =
  'sticky top-top-bar z-10 h-10 border-b border-line bg-surface px-2.5 text-left text-xs font-[600] text-ink-soft first:rounded-tl-lg last:rounded-tr-lg';

function sortOf(order: string, orders: DenseColumn<never>['orders']) {
  if (!orders) return undefined;
  if (order === orders.up) return 'ascending';
  return order === orders.down ? 'descending' : 'none';
}

type TableRowProps<Row> = DenseTableProps<Row> &
  Readonly<{ row: Row; number: number; isOpen: boolean; children: ReactNode }>;

function TableRow<Row>({ row, number, isOpen, children, selection, idOf, nameOf, onOpen }: TableRowProps<Row>) {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const id = idOf(row);
  const name = nameOf(row);
  return (
    // A click anywhere opens it; by keyboard the link in the row does.
    <tr
      aria-rowindex={number}
      onClick={({ target }) => {
        if (!(target as Element).closest('a, button, input, label')) onOpen(row);
      }}
      className={cx(
        'cursor-pointer hover:bg-sunken',
        isOpen &&
          'bg-primary-wash hover:bg-primary-wash [&>td:first-child]:shadow-[inset_3px_0_0_var(--color-primary)]',
      )}
    >
      {selection && !isNarrow && (
        <td className="border-b border-line px-2.5">
          <CheckMark
            label={t`${name} auswählen`}
            checked={selection.ids.has(id)}
            onChange={(on) => selection.toggle([id], on)}
          />
        </td>
      )}
      {children}
    </tr>
  );
}

/** In place of rows that cannot be seen. */
const Gap = ({ height }: Readonly<{ height: number }>) =>
  height > 0 && (
    <tr>
      <td style={{ height, padding: 0 }} />
    </tr>
  );

function NextPageFailed({ error, retry }: Readonly<{ error: unknown; retry: () => void }>) {
  const { i18n } = useLingui();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 px-4 py-3 text-sm text-off">
      {i18n._(errorMessage(error))}
      <Button onClick={retry}>
        <Trans>Noch einmal versuchen</Trans>
      </Button>
    </div>
  );
}

const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;

const narrow = '(max-width: 767px)';

function useIsNarrow(): boolean {
  const [is, setIs] = useState(() => matchMedia(narrow).matches);
  useEffect(() => {
    const list = matchMedia(narrow);
    const take = () => setIs(list.matches);
    list.addEventListener('change', take);
    return () => list.removeEventListener('change', take);
  }, []);
  return is;
}
