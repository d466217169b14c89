import { isDeepStrictEqual } from 'node:util';
import { comparedFields, type PaymentDifference, type PaymentSums } from '#domain/history/contract/payments.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { type Currency, currencies, minus, money, plus } from '#domain/kernel/money.ts';
import type { Account } from '#domain/subscriptions/contract/account.ts';
import type { SubscriptionEvent, SubscriptionEvents } from '#domain/subscriptions/events.ts';
import type { ProvidedInvoice } from '#infra/payments/payments.ts';

type Issued = SubscriptionEvents['InvoiceIssued'];
/** An invoice with its current status and payments. */
export type Booked = Pick<Issued, 'invoiceId' | 'number' | 'net' | 'vat' | 'total' | 'due'> &
  Pick<Account['invoices'][string], 'status' | 'paid' | 'credited'>;

/** The invoices of an account after these events. */
export function bookOf(events: readonly Recorded<SubscriptionEvent>[], { invoices }: Account): readonly Booked[] {
  return events.flatMap(({ type, data }) => {
    const known = type === 'InvoiceIssued' ? invoices[data.invoiceId] : undefined;
    if (type !== 'InvoiceIssued' || !known) return [];
    const { invoiceId, number, net, vat, total, due } = data;
    const { status, paid, credited } = known;
    return [{ invoiceId, number, net, vat, total, due, status, paid, credited }];
  });
}

export const providedBook = (invoices: readonly ProvidedInvoice[]): readonly Booked[] =>
  invoices.map(({ invoiceId, number, net, vat, total, due, paid, credited, status }) => ({
    ...{ invoiceId, number, net, vat, total, due, paid, credited },
    status: status === 'uncollectible' ? 'written_off' : status,
  }));

/** One sum for each currency with an invoice. */
export function sumsOf(book: readonly Booked[]): PaymentSums[] {
  const used = currencies.filter((currency) => book.some(({ total }) => total.currency === currency));
  return used.map((currency) =>
    sumsIn(
      currency,
      book.filter(({ total }) => total.currency === currency),
    ),
  );
}

function sumsIn(currency: Currency, book: readonly Booked[]): PaymentSums {
  const valid = book.filter(({ status }) => status !== 'void');
  const sum = (invoices: readonly Booked[], amount: (one: Booked) => Booked['total']) =>
    invoices.map(amount).reduce(plus, money(0, currency));
  return {
    ...{ currency, invoices: valid.length },
    ...{ net: sum(valid, ({ net }) => net), vat: sum(valid, ({ vat }) => vat), total: sum(valid, (one) => one.total) },
    ...{ paid: sum(valid, ({ paid }) => paid), credited: sum(valid, ({ credited }) => credited) },
    open: sum(
      valid.filter(({ status }) => status === 'open'),
      ({ due, paid }) => minus(due, paid),
    ),
    voided: sum(
      book.filter(({ status }) => status === 'void'),
      ({ total }) => total,
    ),
  };
}

/** The differences between two books, by invoice, in the order of the log; invoices that the log lacks come last. */
export function differencesBetween(ours: readonly Booked[], theirs: readonly Booked[]): PaymentDifference[] {
  const provided = new Map(theirs.map((one) => [one.invoiceId, one]));
  const known = new Set(ours.map(({ invoiceId }) => invoiceId));
  return [
    ...ours.flatMap((one) => {
      const other = provided.get(one.invoiceId);
      return other ? differing(one, other) : [missing(one, { ours: one.total, theirs: null })];
    }),
    ...theirs
      .filter(({ invoiceId }) => !known.has(invoiceId))
      .map((one) => missing(one, { ours: null, theirs: one.total })),
  ];
}

const missing = (
  { invoiceId, number }: Booked,
  amounts: Pick<PaymentDifference, 'ours' | 'theirs'>,
): PaymentDifference => ({ invoiceId, number, field: 'total', ...amounts });

const differing = (one: Booked, other: Booked): PaymentDifference[] =>
  ([...comparedFields, 'status'] as const)
    .filter((field) => !isDeepStrictEqual(one[field], other[field]))
    .map((field) => ({
      ...{ invoiceId: one.invoiceId, number: one.number, field },
      ...{ ours: one[field], theirs: other[field] },
    }));
