import type { CompanyEvent } from '#domain/companies/events.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { SubscriptionEvent } from '#domain/subscriptions/events.ts';
import { csv } from '#infra/csv.ts';
import { type Facts, factsOf } from './entry-facts.ts';

export type Entry = Recorded<SubscriptionEvent> | Recorded<CompanyEvent>;
type Row = Readonly<{ entry: Entry; facts: Facts; number: string | undefined }>;

const minorUnits = 100;
/** Two decimals; may be negative. */
const decimal = (amount: Money | undefined) => amount && (amount.amount / minorUnits).toFixed(2);
const percent = (basisPoints: number | undefined) => (basisPoints === undefined ? undefined : basisPoints / minorUnits);
const amountNames = ['subtotal', 'discount', 'net', 'vat', 'total', 'due', 'paid', 'credited', 'credit'] as const;

const currencyOf = (facts: Facts) =>
  [facts.unitPrice, ...amountNames.map((name) => facts[name])].find((amount) => amount)?.currency;

const columns: Readonly<Record<string, (row: Row) => unknown>> = {
  position: ({ entry }) => entry.position,
  time: ({ entry }) => entry.metadata.at,
  stream: ({ entry }) => entry.stream,
  revision: ({ entry }) => entry.revision,
  type: ({ entry }) => entry.type,
  detail: ({ facts }) => facts.detail,
  actorKind: ({ entry }) => entry.metadata.actor.kind,
  actor: ({ entry }) => entry.metadata.actor.id,
  webhook: ({ entry: { metadata } }) => (metadata.actor.kind === 'webhook' ? metadata.actor.id : undefined),
  correlationId: ({ entry }) => entry.metadata.correlationId,
  subscriptionId: ({ facts }) => facts.subscriptionId,
  orderId: ({ facts }) => facts.orderId,
  invoiceId: ({ facts }) => facts.invoiceId,
  number: ({ number }) => number,
  product: ({ facts }) => facts.product,
  interval: ({ facts }) => facts.interval,
  quantity: ({ facts }) => facts.quantity,
  coupon: ({ facts }) => facts.coupon,
  currency: ({ facts }) => currencyOf(facts),
  unitPrice: ({ facts }) => decimal(facts.unitPrice),
  ...Object.fromEntries(amountNames.map((name) => [name, ({ facts }: Row) => decimal(facts[name])])),
  vatPercent: ({ facts }) => percent(facts.vatRate),
  treatment: ({ facts }) => facts.treatment,
  country: ({ facts }) => facts.country,
  vatIdStatus: ({ facts }) => facts.vatIdStatus,
  periodStart: ({ facts }) => facts.periodStart,
  periodEnd: ({ facts }) => facts.periodEnd,
};

/** One row per entry, in the order of the log. */
export function paymentsCsv(entries: readonly Entry[]): string {
  const numbers = new Map(
    entries.flatMap(({ type, data }) => (type === 'InvoiceIssued' ? [[data.invoiceId, data.number]] : [])),
  );
  const rows = entries.map((entry) => {
    const facts = factsOf(entry);
    return { entry, facts, number: numbers.get(facts.invoiceId ?? '') };
  });
  return csv(
    Object.keys(columns),
    rows.map((row) => Object.values(columns).map((value) => value(row))),
  );
}
