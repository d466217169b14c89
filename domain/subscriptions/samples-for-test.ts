import { money } from '#domain/kernel/money.ts';
import { noBilling } from './contract/account.ts';
import type { SubscriptionEvents as Events, Terms } from './events.ts';
import type { Report, ReportedInvoice, ReportedSubscription } from './provider-report.ts';

export const subscriptionId = 'c'.repeat(32);
export const euro = (amount: number) => money(amount, 'EUR');
const period = { periodStart: '2026-11-01T00:00:00.000Z', periodEnd: '2026-12-01T00:00:00.000Z' };
export const nextPeriod = { periodStart: '2026-12-01T00:00:00.000Z', periodEnd: '2027-01-01T00:00:00.000Z' };

export function someTerms(change: Partial<Terms> = {}): Terms {
  const classes = { fast: 50, relaxed: 50 };
  const quotas = { analysis: classes, ai_feedback: classes, live_transcription: classes };
  return {
    productId: 'd'.repeat(32),
    productName: 'Basic',
    benefits: { tier: 'basic', permissions: [], quotas },
    maxSeats: null,
    interval: 'month',
    quantity: 1,
    unitPrice: euro(1_680),
    ...change,
  };
}

export const yearly = () => someTerms({ interval: 'year', unitPrice: euro(16_800) });

export function someCheckout(change: Partial<Events['CheckoutStarted']> = {}): Events['CheckoutStarted'] {
  return {
    checkoutId: subscriptionId,
    audience: 'private',
    askedBy: 'a'.repeat(32),
    terms: someTerms(),
    vat: { treatment: 'charged', rate: 1_900, country: 'DE' },
    coupon: null,
    quote: { subtotal: euro(1_680), discount: euro(0), net: euro(1_680), vat: euro(319), total: euro(1_999) },
    acceptedTermsAt: '2026-11-01T00:00:00.000Z',
    expiresAt: '2026-11-02T00:00:00.000Z',
    ...change,
  };
}

export function reportedSubscription(change: Partial<ReportedSubscription> = {}): ReportedSubscription {
  return {
    providerSubscriptionId: 'sub_1',
    subscriptionId,
    status: 'active',
    terms: someTerms(),
    hasDiscount: false,
    discountEndsAt: null,
    collection: 'automatic',
    startedAt: period.periodStart,
    ...period,
    endsAt: null,
    endedAt: null,
    endedUnpaid: false,
    paymentKind: 'card',
    billing: noBilling,
    ...change,
  };
}

export function reportedInvoice(change: Partial<ReportedInvoice> = {}): ReportedInvoice {
  return {
    invoiceId: 'in_1',
    number: 'ROS-0001',
    subscriptionId,
    reason: 'purchase',
    ...{ subtotal: euro(1_680), discount: euro(0), net: euro(1_680), vat: euro(319), total: euro(1_999) },
    ...{ due: euro(1_999), vatRate: 1_900, treatment: 'charged' },
    ...period,
    issuedAt: period.periodStart,
    dueAt: null,
    status: 'paid',
    attempts: 0,
    nextAttemptAt: null,
    paid: euro(1_999),
    paidAt: period.periodStart,
    credited: euro(0),
    ...change,
  };
}

export const someReport = (change: Partial<Report> = {}): Report => ({
  seen: 0,
  checkout: null,
  subscriptions: [],
  invoices: [],
  credit: null,
  ...change,
});
