import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { errorMessage } from '../lib/error-messages.ts';
import { Button } from './button.tsx';
import { CheckMark } from './check-mark.tsx';
import { rowsOf } from './paged-list.tsx';
import { Select } from './select.tsx';
import type { Selection } from './use-selected.ts';
import { ordersOf, type TableColumn, useTableRows } from './use-table-rows.ts';

export type DenseColumn<Row> = TableColumn<Row> &
  Readonly<{
    cell: (row: Row) => ReactNode;
    /** Share of the width. */
    share: number;
  }>;

type RowSelection<Row> = Selection & Readonly<{ nameOf: (row: Row) => string }>;

type List<Row> = UseInfiniteQueryResult<InfiniteData<Readonly<{ rows: readonly Row[] }>>>;

type DenseTableProps<Row> = Readonly<{
  caption: string;
  columns: readonly DenseColumn<Row>[];
  /** Ids of hidden columns. */
  hidden: readonly string[];
  /** A list whose pages the server sorts and filters. */
  list?: List<Row>;
  /** All rows, instead of `list`: the table sorts and searches them itself. */
  rows?: readonly Row[];
  /** Searches `rows`: the table shows rows whose `textOf` contains these words. */
  words?: string;
  textOf?: (row: Row) => string;
  /** Shown instead of rows. */
  empty?: ReactNode;
  idOf: (row: Row) => string;
  order?: string;
  onOrder?: (order: string) => void;
  selection?: RowSelection<Row>;
  /** Id of the row whose details are shown beside the table. */
  openId?: string | undefined;
  onOpen?: (row: Row) => void;
  /** Draws a row on a narrow screen. */
  compact: (row: Row) => ReactNode;
  /** Details below a row, across all columns. Such tables are short, so all rows are drawn. */
  below?: (row: Row) => ReactNode;
  /** Rows are drawn as `compact` below this width. CSS pixels. */
  narrowBelow?: 768 | 1024;
}>;

/** Two lines of text. */
const rowHeight = 50;
const compactHeight = 84;
/** Up to this many rows are all drawn, so that print and the browser's search work. */
const fewRows = 60;

/** A table for very many rows: it draws only the visible ones, and loads further pages while the person scrolls. */
export function DenseTable<Row extends object>(props: DenseTableProps<Row>) {
  const { caption, columns, hidden, list, idOf, openId, compact, below, order = '', words, textOf } = props;
  const { t } = useLingui();
  const loaded = useMemo(() => props.rows ?? rowsOf({ data: list?.data }), [props.rows, list?.data]);
  const { rows, shownColumns } = useTableRows({ columns, rows: loaded, idOf, hidden, order, words, textOf });
  const isNarrow = useIsNarrow(props.narrowBelow);
  const place = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useEffect(() => setScrollMargin(place.current ? topOf(place.current) : 0), []);
  const isWhole = below !== undefined || (list === undefined && rows.length <= fewRows);
  const virtual = useWindowVirtualizer({
    enabled: !isWhole,
    count: rows.length,
    estimateSize: () => (isNarrow ? compactHeight : rowHeight),
    overscan: 8,
    scrollMargin,
  });
  const seen = virtual.getVirtualItems();
  const [before, after] = isWhole
    ? [0, 0]
    : [
        (seen[0]?.start ?? scrollMargin) - scrollMargin,
        virtual.getTotalSize() - ((seen.at(-1)?.end ?? scrollMargin) - scrollMargin),
      ];
  const shown = isWhole ? rows.map((_, index) => ({ index })) : seen;
  useNextPage(list, rows.length, seen.at(-1)?.index ?? 0);
  const shares = shownColumns.reduce((sum, { share }) => sum + share, 0);
  const width = isNarrow ? 1 : shownColumns.length + (props.selection ? 1 : 0);
  if (rows.length === 0) return props.empty;
  return (
    <div ref={place}>
      {isNarrow && rows.length > 1 && <OrderSelect {...props} />}
      <table
        aria-rowcount={rows.length + 1}
        aria-busy={list?.isPlaceholderData ?? false}
        className={cx(
          'w-full table-fixed border-separate border-spacing-0 text-sm',
          list?.isPlaceholderData && 'opacity-60',
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
        {!isNarrow && <Head {...props} shown={shownColumns} loaded={rows} />}
        <tbody className={cx(isWhole && '[&>tr:last-child>td]:border-b-0')}>
          <Gap height={before} />
          {shown.map(({ index }) => {
            const row = rows[index];
            if (!row) return null;
            const details = below?.(row);
            const edge = details ? '' : 'border-b border-line';
            return (
              <Fragment key={idOf(row)}>
                <TableRow
                  {...props}
                  row={row}
                  index={index}
                  isOpen={idOf(row) === openId}
                  isNarrow={isNarrow}
                  measure={isWhole ? undefined : virtual.measureElement}
                >
                  {isNarrow ? (
                    <td className={cx('px-4 py-2.5', edge)}>{compact(row)}</td>
                  ) : (
                    shownColumns.map(({ id, cell }) => (
                      <td key={id} className={cx('h-[50px] px-2.5 py-1 first:pl-4 last:pr-4', edge)}>
                        {cell(row)}
                      </td>
                    ))
                  )}
                </TableRow>
                {details && (
                  <tr>
                    <td colSpan={width} className="border-b border-line px-4 pt-1 pb-3">
                      {details}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
          <Gap height={after} />
        </tbody>
      </table>
      {list?.isFetchNextPageError && <NextPageFailed error={list.error} retry={() => void list.fetchNextPage()} />}
      {list?.isFetchingNextPage && (
        <p role="status" className="px-4 py-3 text-sm text-ink-faint">
          {t`Weitere werden geladen …`}
        </p>
      )}
    </div>
  );
}

/** Loads the next page when the last rows become visible. */
function useNextPage<Row>(list: List<Row> | undefined, count: number, last: number): void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list ?? {};
  useEffect(() => {
    if (last >= count - 10 && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage?.();
  }, [last, count, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
}

/** Chooses the order on a phone, where the table has no head. */
function OrderSelect<Row>({ columns, order = '', onOrder }: DenseTableProps<Row>) {
  const { t } = useLingui();
  if (!onOrder) return null;
  return (
    <div className="border-b border-line px-4 py-2.5">
      <Select aria-label={t`Reihenfolge`} value={order} onChange={({ target }) => onOrder(target.value)}>
        {columns.flatMap((column) => {
          const [orders, { label }] = [ordersOf(column), column];
          if (!orders) return [];
          return [
            <option key={orders.up} value={orders.up}>{t`${label}, aufsteigend`}</option>,
            <option key={orders.down} value={orders.down}>{t`${label}, absteigend`}</option>,
          ];
        })}
      </Select>
    </div>
  );
}

type HeadProps<Row> = DenseTableProps<Row> & Readonly<{ shown: readonly DenseColumn<Row>[]; loaded: readonly Row[] }>;

function Head<Row>({ shown, loaded, selection, idOf, order = '', onOrder }: HeadProps<Row>) {
  const { t } = useLingui();
  const ids = loaded.map(idOf);
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
        {shown.map((column) => (
          <th key={column.id} scope="col" aria-sort={sortOf(order, column)} className={headCell}>
            <SortedBy column={column} order={order} onOrder={onOrder}>
              {column.label}
            </SortedBy>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type SortedByProps = Readonly<{
  column: Pick<TableColumn<never>, 'id' | 'orders' | 'value'>;
  order: string;
  onOrder: ((order: string) => void) | undefined;
  children: ReactNode;
}>;

/** The head of a column; a button if the table can sort by it. */
export function SortedBy({ column, order, onOrder, children }: SortedByProps) {
  const orders = ordersOf(column);
  if (!orders || !onOrder) return children;
  return (
    <button
      type="button"
      className="inline-flex min-h-8 items-center gap-1 rounded-sm text-left font-[600] text-ink-soft hover:text-ink"
      onClick={() => onOrder(order === orders.up ? orders.down : orders.up)}
    >
      {children}
      {order === orders.up && <ArrowUp aria-hidden="true" className="size-3.5" />}
      {order === orders.down && <ArrowDown aria-hidden="true" className="size-3.5" />}
    </button>
  );
}

const headCell =
  'sticky top-top-bar z-10 h-10 border-b border-line bg-surface px-2.5 text-left text-xs font-[600] text-ink-soft first:rounded-tl-lg first:pl-4 last:rounded-tr-lg last:pr-4';

/** The value for `aria-sort`. */
export function sortOf(order: string, column: Pick<TableColumn<never>, 'id' | 'orders' | 'value'>) {
  const orders = ordersOf(column);
  if (!orders) return undefined;
  if (order === orders.up) return 'ascending';
  return order === orders.down ? 'descending' : 'none';
}

type TableRowProps<Row> = DenseTableProps<Row> &
  Readonly<{
    row: Row;
    /** Index among all rows, from 0. */
    index: number;
    isOpen: boolean;
    isNarrow: boolean;
    /** Measures the height of the row, which depends on its text. */
    measure: ((row: HTMLTableRowElement | null) => void) | undefined;
    children: ReactNode;
  }>;

function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, isOpen, isNarrow, measure, children, selection, idOf, onOpen } = props;
  const { t } = useLingui();
  const id = idOf(row);
  const name = selection?.nameOf(row);
  return (
    // A click anywhere opens the row; by keyboard, the link in it does.
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      onClick={({ target }) => {
        if (onOpen && !(target as Element).closest('a, button, input, label, select')) onOpen(row);
      }}
      className={cx(
        onOpen && 'cursor-pointer hover:bg-sunken',
        isOpen &&
          'bg-primary-wash hover:bg-primary-wash [&>td:first-child]:shadow-[inset_3px_0_0_var(--color-primary)]',
      )}
    >
      {selection && !isNarrow && (
        <td className="border-b border-line pl-4">
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

/** The space of rows that are not visible. */
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

function useIsNarrow(below = 768): boolean {
  const narrow = `(max-width: ${below - 1}px)`;
  const [is, setIs] = useState(() => matchMedia(narrow).matches);
  useEffect(() => {
    const list = matchMedia(narrow);
    const take = () => setIs(list.matches);
    list.addEventListener('change', take);
    return () => list.removeEventListener('change', take);
  }, [narrow]);
  return is;
}
