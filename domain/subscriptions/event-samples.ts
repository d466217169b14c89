import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { SubscriptionEvent } from './events.ts';

const subscriptionId = 'c'.repeat(32);
const orderId = '9'.repeat(32);
const of = { subscriptionId };
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const period = { periodStart: '2026-11-01T09:00:00.000Z', periodEnd: '2026-12-01T09:00:00.000Z' };
const classes = { fast: 200, relaxed: -1 };
const terms = {
  productId: 'd'.repeat(32),
  productName: 'Premium',
  benefits: {
    tier: 'premium' as const,
    permissions: ['coach:review_booking'],
    quotas: { analysis: classes, ai_feedback: classes, live_transcription: classes },
  },
  maxSeats: null,
  interval: 'month' as const,
  quantity: 1,
  unitPrice: euro(1_680),
};
const coupon = { couponId: 'e'.repeat(32), couponCode: 'SPRING', percentOff: 20, amountOff: null, months: 3 };
const quote = { subtotal: euro(1_680), discount: euro(336), net: euro(1_344), vat: euro(255), total: euro(1_599) };

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<SubscriptionEvent> = {
  CheckoutStarted: {
    type: 'CheckoutStarted',
    data: {
      checkoutId: subscriptionId,
      audience: 'private',
      askedBy: 'a'.repeat(32),
      terms,
      vat: { treatment: 'charged', rate: 1_900, country: 'DE' },
      coupon,
      quote,
      acceptedTermsAt: '2026-11-01T08:58:00.000Z',
      expiresAt: '2026-11-02T08:58:00.000Z',
      isBusiness: true,
    },
  },
  BuyerVatIdGiven: { type: 'BuyerVatIdGiven', data: { vatId: 'ATU12345675', country: 'AT', status: 'unchecked' } },
  BuyerVatIdChecked: { type: 'BuyerVatIdChecked', data: { status: 'valid', checkedAt: '2026-11-01T10:00:00.000Z' } },
  CheckoutOpened: {
    type: 'CheckoutOpened',
    data: { checkoutId: subscriptionId, providerCustomerId: 'cus_S1', providerSessionId: 'cs_test_a1' },
  },
  CheckoutCompleted: { type: 'CheckoutCompleted', data: { checkoutId: subscriptionId } },
  CheckoutAbandoned: { type: 'CheckoutAbandoned', data: { checkoutId: subscriptionId, reason: 'expired' } },
  SubscriptionStarted: {
    type: 'SubscriptionStarted',
    data: {
      ...of,
      providerSubscriptionId: 'sub_1R',
      terms,
      coupon,
      couponEndsAt: '2027-02-01T09:00:00.000Z',
      collection: 'automatic',
      startedAt: period.periodStart,
      ...period,
    },
  },
  SubscriptionActivated: { type: 'SubscriptionActivated', data: of },
  SubscriptionRenewed: { type: 'SubscriptionRenewed', data: { ...of, ...period } },
  PlanChanged: { type: 'PlanChanged', data: { ...of, terms, ...period } },
  CouponEnded: { type: 'CouponEnded', data: of },
  PaymentOverdue: { type: 'PaymentOverdue', data: of },
  PaymentCaughtUp: { type: 'PaymentCaughtUp', data: of },
  SubscriptionSuspended: { type: 'SubscriptionSuspended', data: of },
  CancellationScheduled: { type: 'CancellationScheduled', data: { ...of, endsAt: period.periodEnd } },
  CancellationWithdrawn: { type: 'CancellationWithdrawn', data: of },
  SubscriptionEnded: {
    type: 'SubscriptionEnded',
    data: { ...of, endedAt: period.periodEnd, reason: 'cancelled' },
  },
  PaymentMethodChanged: { type: 'PaymentMethodChanged', data: { ...of, kind: 'sepa_debit' } },
  BillingChanged: {
    type: 'BillingChanged',
    data: {
      ...{ ...of, paymentMethodId: 'pm_1', defaultPaymentMethodId: 'pm_2', pendingSetupIntentId: null },
      daysUntilDue: 14,
    },
  },
  InvoiceIssued: {
    type: 'InvoiceIssued',
    data: {
      invoiceId: 'in_1R',
      number: 'ROSTRA-0001',
      ...of,
      reason: 'purchase',
      ...quote,
      due: euro(1_599),
      vatRate: 1_900,
      treatment: 'charged',
      ...period,
      issuedAt: period.periodStart,
      dueAt: null,
    },
  },
  InvoicePaid: {
    type: 'InvoicePaid',
    data: { invoiceId: 'in_1R', paid: euro(1_599), paidAt: '2026-11-01T09:00:03.000Z' },
  },
  PaymentFailed: {
    type: 'PaymentFailed',
    data: { invoiceId: 'in_1R', attempt: 1, nextAttemptAt: '2026-11-04T09:00:00.000Z' },
  },
  InvoiceVoided: { type: 'InvoiceVoided', data: { invoiceId: 'in_1R' } },
  InvoiceWrittenOff: { type: 'InvoiceWrittenOff', data: { invoiceId: 'in_1R' } },
  InvoiceCredited: { type: 'InvoiceCredited', data: { invoiceId: 'in_1R', credited: euro(1_599) } },
  CreditChanged: { type: 'CreditChanged', data: { credit: euro(830) } },
  CancellationOrdered: { type: 'CancellationOrdered', data: { orderId, ...of, when: 'period_end' } },
  ContinuationOrdered: { type: 'ContinuationOrdered', data: { orderId, ...of } },
  PlanChangeOrdered: {
    type: 'PlanChangeOrdered',
    data: {
      orderId,
      ...of,
      terms: { ...terms, interval: 'year', unitPrice: euro(16_800) },
      prorationAt: '2026-11-10T09:00:00.000Z',
      dueNow: euro(18_725),
    },
  },
  WithdrawalOrdered: { type: 'WithdrawalOrdered', data: { orderId, ...of } },
  VatChangeOrdered: {
    type: 'VatChangeOrdered',
    data: { orderId, vat: { treatment: 'reverse_charge', rate: 0, country: 'AT' } },
  },
  VatCreditOrdered: { type: 'VatCreditOrdered', data: { orderId, invoiceIds: ['in_1R'] } },
  DuplicateFound: { type: 'DuplicateFound', data: { orderId: 'sub_1S', providerSubscriptionId: 'sub_1S' } },
  OrderCarriedOut: { type: 'OrderCarriedOut', data: { orderId } },
  OrderFailed: { type: 'OrderFailed', data: { orderId, failure: 'payment_declined' } },
};
