import { Trans, useLingui } from '@lingui/react/macro';
import { FileX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Invoice } from '#domain/subscriptions/contract/invoices.ts';
import { useFormats } from '../lib/use-formats.ts';
import { useMoney } from '../lib/use-money.ts';
import { Button } from '../ui/button.tsx';
import { ColumnChooser } from '../ui/column-chooser.tsx';
import { type DenseColumn, DenseTable } from '../ui/dense-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Select } from '../ui/select.tsx';
import { useTableSettings } from '../ui/use-table-settings.ts';

const firstShown = 6;

export type ListedInvoice = Pick<Invoice, 'id' | 'number' | 'issuedAt' | 'status' | 'credited' | 'total'>;

type InvoiceTableProps = Readonly<{
  /** The key under which the device stores order, filter and columns. */
  name: string;
  invoices: readonly ListedInvoice[];
  actions?: ((invoice: ListedInvoice) => ReactNode) | undefined;
}>;

/** Invoices, newest first. A long list shows older ones on demand. */
export function InvoiceTable({ name, invoices, actions }: InvoiceTableProps) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const columns = useColumns(actions);
  const { hidden, show, order, setOrder, filter, setFilter } = useTableSettings(name, { order: '-issued' });
  const isLong = invoices.length > firstShown;
  const isFiltered = isLong && states.some((state) => state === filter);
  const kept = isFiltered ? invoices.filter((one) => stateOf(one) === filter) : invoices;
  // Only the oldest invoices may be cut off, so other orders and filters show all.
  const isCut = isLong && !isWhole && !isFiltered && order === '-issued';
  return (
    <div className="grid gap-2">
      {isLong && (
        <div className="flex flex-wrap gap-2">
          <Select
            aria-label={t`Welche Rechnungen gezeigt werden`}
            value={isFiltered ? filter : ''}
            onChange={({ target }) => setFilter(target.value)}
            className="w-44 max-md:w-full"
          >
            <option value="">{t`Alle`}</option>
            <option value="open">{t`Offen`}</option>
            <option value="paid">{t`Bezahlt`}</option>
            <option value="refunded">{t`Erstattet`}</option>
            <option value="void">{t`Storniert`}</option>
          </Select>
          <ColumnChooser columns={columns} hidden={hidden} show={show} />
        </div>
      )}
      <DenseTable
        caption={t`Rechnungen`}
        columns={columns}
        hidden={hidden}
        rows={isCut ? kept.slice(0, firstShown) : kept}
        idOf={({ id }) => id}
        order={order}
        onOrder={setOrder}
        compact={(invoice) => <Compact invoice={invoice} actions={actions} />}
        empty={
          <EmptyState
            icon={FileX}
            title={<Trans>Keine solche Rechnung</Trans>}
            text={<Trans>In diesem Zustand ist im Moment keine.</Trans>}
          />
        }
      />
      {isCut && (
        <Button look="quiet" className="justify-self-start" onClick={() => setWhole(true)}>
          <Trans>Ältere Rechnungen</Trans>
        </Button>
      )}
    </div>
  );
}

const states = ['open', 'paid', 'refunded', 'void'] as const;

const isRefunded = ({ credited, total }: ListedInvoice) => credited.amount >= total.amount && credited.amount > 0;

function stateOf(invoice: ListedInvoice): (typeof states)[number] {
  if (isRefunded(invoice)) return 'refunded';
  return invoice.status === 'written_off' ? 'void' : invoice.status;
}

function useColumns(actions: InvoiceTableProps['actions']) {
  const { t } = useLingui();
  const { day } = useFormats();
  const money = useMoney();
  const columns: DenseColumn<ListedInvoice>[] = [
    {
      id: 'issued',
      label: t`Datum`,
      share: 26,
      value: ({ issuedAt }) => issuedAt,
      cell: ({ issuedAt }) => <span className="tabular-nums">{day(issuedAt)}</span>,
    },
    {
      id: 'number',
      label: t`Nummer`,
      share: 24,
      value: ({ number }) => number,
      cell: ({ number }) => <span className="block truncate text-ink-faint">{number}</span>,
    },
    {
      id: 'state',
      label: t`Zustand`,
      share: 24,
      value: (invoice) => states.indexOf(stateOf(invoice)),
      cell: (invoice) => <State {...invoice} />,
    },
    {
      id: 'total',
      label: t`Betrag`,
      share: 16,
      value: ({ total }) => total.amount,
      cell: ({ total }) => <span className="font-[550] tabular-nums">{money(total)}</span>,
    },
    ...(actions ? [{ id: 'file', label: t`Datei`, share: 10, cell: actions }] : []),
  ];
  return columns;
}

type CompactProps = Readonly<{ invoice: ListedInvoice; actions: InvoiceTableProps['actions'] }>;

function Compact({ invoice, actions }: CompactProps) {
  const { day } = useFormats();
  const money = useMoney();
  return (
    <span className="flex items-center gap-3">
      <span className="grid min-w-0 flex-1">
        <span className="tabular-nums">{day(invoice.issuedAt)}</span>
        <span className="truncate text-xs text-ink-faint">{invoice.number}</span>
      </span>
      <State {...invoice} />
      <span className="font-[550] tabular-nums">{money(invoice.total)}</span>
      {actions?.(invoice)}
    </span>
  );
}

function State(invoice: ListedInvoice) {
  const money = useMoney();
  const { status, credited } = invoice;
  if (isRefunded(invoice))
    return (
      <span className="text-ink-soft">
        <Trans>Erstattet</Trans>
      </span>
    );
  const back = money(credited);
  switch (status) {
    case 'paid':
      return (
        <span className="text-ink-soft">
          {credited.amount > 0 ? <Trans>Bezahlt, {back} erstattet</Trans> : <Trans>Bezahlt</Trans>}
        </span>
      );
    case 'open':
      return (
        <span className="text-off">
          <Trans>Offen</Trans>
        </span>
      );
    default:
      return (
        <span className="text-ink-faint">
          <Trans>Storniert</Trans>
        </span>
      );
  }
}
