import type Stripe from 'stripe';
import { Interval } from '#domain/kernel/billing.ts';
import { Currency, type Money, money } from '#domain/kernel/money.ts';
import type { ProvidedInvoice, ProvidedSubscription } from './payments.ts';

type Paying = Stripe.Customer | Stripe.DeletedCustomer;

/** Converts Stripe's objects to our types. An unreadable value is an error: amounts are never guessed. */
export const at = (seconds: number): string => new Date(seconds * 1_000).toISOString();
const atOrNull = (seconds: number | null): string | null => (seconds === null ? null : at(seconds));

export const moneyOf = (amount: number, currency: string): Money =>
  money(amount, Currency.parse(currency.toUpperCase()));

export const idIn = (object: string | { id: string } | null): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

export function subscriptionFrom(subscription: Stripe.Subscription, customer: Paying): ProvidedSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new TypeError(`subscription ${subscription.id} has no item`);
  const { status, metadata, cancel_at, cancel_at_period_end, ended_at, cancellation_details } = subscription;
  const { price, current_period_start, current_period_end } = item;
  const endsAt = cancel_at ?? (cancel_at_period_end ? current_period_end : null);
  return {
    providerSubscriptionId: subscription.id,
    subscriptionId: metadata.subscriptionId ?? '',
    status: status as ProvidedSubscription['status'],
    productId: price.metadata.productId ?? idIn(price.product) ?? '',
    interval: Interval.parse(price.recurring?.interval),
    unitPrice: moneyOf(price.unit_amount ?? 0, price.currency),
    quantity: item.quantity ?? 1,
    hasDiscount: subscription.discounts.length > 0,
    discountEndsAt: discountEnd(subscription.discounts[0]),
    collection: subscription.collection_method === 'send_invoice' ? 'invoice' : 'automatic',
    ...{
      startedAt: at(subscription.start_date),
      periodStart: at(current_period_start),
      periodEnd: at(current_period_end),
    },
    endsAt: ended_at === null ? atOrNull(endsAt) : null,
    endedAt: atOrNull(ended_at),
    endedUnpaid: cancellation_details?.reason === 'payment_failed',
    paymentKind: kindOf(subscription.default_payment_method),
    billing: {
      paymentMethodId: customer.deleted ? null : idIn(customer.invoice_settings.default_payment_method),
      defaultPaymentMethodId: idIn(subscription.default_payment_method),
      pendingSetupIntentId: idIn(subscription.pending_setup_intent),
      daysUntilDue: subscription.days_until_due,
    },
  };
}

const discountEnd = (discount: string | Stripe.Discount | undefined): string | null =>
  typeof discount === 'object' ? atOrNull(discount.end) : null;

/** Stripe's balance is the customer's debt; a credit is below 0. */
export const creditOf = (customer: Paying): Money | null =>
  customer.deleted || !customer.currency ? null : moneyOf(-customer.balance, customer.currency);

const kindOf = (method: string | Stripe.PaymentMethod | null): string | null =>
  typeof method === 'object' ? (method?.type ?? null) : null;

const reasons: Readonly<Record<string, ProvidedInvoice['reason']>> = {
  subscription_create: 'purchase',
  subscription_cycle: 'renewal',
  subscription_update: 'change',
};

export type FinalInvoice = Stripe.Invoice & { id: string; status: ProvidedInvoice['status'] };

/** Nobody owes a draft. */
export const isFinal = (invoice: Stripe.Invoice): invoice is FinalInvoice =>
  invoice.status !== null && ['open', 'paid', 'void', 'uncollectible'].includes(invoice.status);

export function invoiceFrom(invoice: FinalInvoice, vatRate: number): ProvidedInvoice {
  const { currency, status, status_transitions, lines, created } = invoice;
  const amount = (cents: number) => moneyOf(cents, currency);
  const sum = (parts: readonly { amount: number }[] | null) =>
    (parts ?? []).reduce((total, part) => total + part.amount, 0);
  const discount = sum(invoice.total_discount_amounts);
  const isReversed = invoice.customer_tax_exempt === 'reverse';
  return {
    invoiceId: invoice.id,
    number: invoice.number ?? invoice.id,
    subscriptionId: invoice.parent?.subscription_details?.metadata?.subscriptionId ?? null,
    reason: reasons[invoice.billing_reason ?? ''] ?? 'other',
    ...{ subtotal: amount(invoice.subtotal), discount: amount(discount), net: amount(invoice.subtotal - discount) },
    ...{ vat: amount(sum(invoice.total_taxes)), total: amount(invoice.total), due: amount(invoice.amount_due) },
    ...{ vatRate: isReversed ? 0 : vatRate, treatment: isReversed ? 'reverse_charge' : 'charged' },
    periodStart: at(Math.min(...lines.data.map(({ period }) => period.start))),
    periodEnd: at(Math.max(...lines.data.map(({ period }) => period.end))),
    issuedAt: at(status_transitions.finalized_at ?? created),
    dueAt: atOrNull(invoice.due_date),
    status,
    attempts: status === 'open' ? invoice.attempt_count : 0,
    nextAttemptAt: atOrNull(invoice.next_payment_attempt),
    ...{ paid: amount(invoice.amount_paid), paidAt: atOrNull(status_transitions.paid_at) },
    credited: amount(invoice.pre_payment_credit_notes_amount + invoice.post_payment_credit_notes_amount),
  };
}
