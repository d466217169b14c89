import { idOf } from '#domain/kernel/ids.ts';
import { invoiceList } from '#domain/subscriptions/contract/invoices.ts';
import type { SubscriptionEvent, SubscriptionEvents } from '#domain/subscriptions/events.ts';
import type { ReadModel } from '../projection.ts';

type Issued = SubscriptionEvents['InvoiceIssued'];
type Row = Readonly<{
  id: string;
  customer_id: string;
  issued_at: string;
  issued: Issued;
  status: 'open' | 'paid' | 'void' | 'written_off';
  attempts: number;
  next_attempt_at: string | null;
  paid: number;
  paid_at: string | null;
  credited: number;
}>;

/** Amounts are those at the time of issue; `paid` and `credited` are in minor units of the invoice's currency. */
export const invoiceListModel: ReadModel<SubscriptionEvent, Row> = {
  name: invoiceList.name,
  table: 'invoice',
  key: 'id',
  ddl: `create table invoice (
    id text primary key, customer_id text not null, issued_at timestamptz not null, issued jsonb not null, status text not null,
    attempts int not null, next_attempt_at timestamptz, paid bigint not null, paid_at timestamptz, credited bigint not null);
    create index on invoice (customer_id, issued_at)`,

  keys: ({ data }) => ('invoiceId' in data ? [data.invoiceId] : []),
  readers: ({ customer_id }) => [customer_id],

  fold(row, { type, data, stream }) {
    if (type === 'InvoiceIssued') {
      const unpaid = {
        status: 'open',
        attempts: 0,
        next_attempt_at: null,
        paid: 0,
        paid_at: null,
        credited: 0,
      } as const;
      return { id: data.invoiceId, customer_id: idOf(stream), issued_at: data.issuedAt, issued: data, ...unpaid };
    }
    return row && { ...row, ...changesOf({ type, data } as SubscriptionEvent) };
  },
};

const noTry = { attempts: 0, next_attempt_at: null };

function changesOf({ type, data }: SubscriptionEvent): Partial<Row> {
  switch (type) {
    case 'InvoicePaid':
      return { status: 'paid', paid: data.paid.amount, paid_at: data.paidAt, ...noTry };
    case 'PaymentFailed':
      return { attempts: data.attempt, next_attempt_at: data.nextAttemptAt };
    case 'InvoiceVoided':
      return { status: 'void', ...noTry };
    case 'InvoiceWrittenOff':
      return { status: 'written_off', ...noTry };
    case 'InvoiceCredited':
      return { credited: data.credited.amount };
    default:
      return {};
  }
}
