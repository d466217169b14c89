import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { VatIdStatus } from '#domain/kernel/vat.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import { type Account, newAccount } from '#domain/subscriptions/contract/account.ts';
import { subscriptionDetail } from '#domain/subscriptions/contract/calls.ts';
import type { SubscriptionEvent } from '#domain/subscriptions/events.ts';
import { evolveAccount } from '#domain/subscriptions/evolve-account.ts';
import type { ReadModel } from '../projection.ts';

type Kept = Omit<Account, 'vatId'>;
type Row = Readonly<{
  customer_id: string;
  /** The account without the VAT id, which is only in the log. */
  account: Kept;
  /** Status of a business's VAT id. */
  vat_id_status: VatIdStatus | null;
  /** Why the last change of plan did not happen. */
  refusal: Readonly<{ failure: string; at: string }> | null;
}>;

/** One row for each customer, who is a person or a company. */
export const subscriptionDetailModel: ReadModel<SubscriptionEvent, Row> = {
  name: subscriptionDetail.name,
  table: 'customer',
  key: 'customer_id',
  ddl: `create table customer (
    customer_id text primary key, account jsonb not null, vat_id_status text, refusal jsonb)`,

  keys: ({ stream }) => (isStreamOf('subscription', stream) ? [idOf(stream)] : []),
  readers: ({ customer_id }) => [customer_id],

  fold(row, event) {
    const before: Account = { ...newAccount, ...row?.account, vatId: null };
    const { vatId: _, ...account } = evolveAccount(before, event);
    return {
      customer_id: idOf(event.stream),
      account,
      vat_id_status: statusAfter(event, account, row?.vat_id_status ?? null),
      refusal: refusalOf(event, before, row?.refusal ?? null),
    };
  },
};

function statusAfter({ type, data }: SubscriptionEvent, { isBusiness }: Kept, before: VatIdStatus | null) {
  if (type === 'BuyerVatIdGiven' || type === 'BuyerVatIdChecked') return data.status;
  return isBusiness ? before : null;
}

function refusalOf({ type, data, metadata }: Recorded<SubscriptionEvent>, { orders }: Account, before: Row['refusal']) {
  if (type === 'PlanChangeOrdered' || type === 'PlanChanged') return null;
  if (type !== 'OrderFailed') return before;
  const { orderId, failure } = data;
  return orders.some((order) => order.orderId === orderId && order.kind === 'change_plan')
    ? { failure, at: metadata.at }
    : before;
}
