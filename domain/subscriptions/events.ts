import * as z from 'zod/mini';
import { Audience, Interval } from '#domain/kernel/billing.ts';
import { Benefits } from '#domain/kernel/entitlement.ts';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { BasisPoints, Money } from '#domain/kernel/money.ts';
import { paymentFailures } from '#domain/kernel/payment-failures.ts';
import { personal } from '#domain/kernel/personal.ts';
import { Country, Vat, VatIdStatus, VatTreatment } from '#domain/kernel/vat.ts';

const moment = z.iso.datetime();
const period = { periodStart: moment, periodEnd: moment };

/** The agreed terms of a purchase. `unitPrice` is for one licence and one interval, without tax. */
const Terms = z.object({
  productId: Id,
  productName: z.string(),
  benefits: Benefits,
  maxSeats: z.nullable(z.int()),
  interval: Interval,
  quantity: z.int().check(z.gte(1)),
  unitPrice: Money,
});
export type Terms = Readonly<z.output<typeof Terms>>;

/** Applies to the first `months` months; null: for ever. */
const Discount = z.object({
  couponId: Id,
  couponCode: z.string(),
  percentOff: z.nullable(z.int()),
  amountOff: z.nullable(Money),
  months: z.nullable(z.int()),
});
export type Discount = Readonly<z.output<typeof Discount>>;

const Quote = z.object({ subtotal: Money, discount: Money, net: Money, vat: Money, total: Money });
export type Quote = Readonly<z.output<typeof Quote>>;

/** Who declared a cancellation or withdrawal. A declaration from the page without a sign-in was confirmed by the customer (`form`) or by the operator (`operator`). */
const DeclaredBy = z.enum(['customer', 'form', 'erasure', 'operator']);
export type DeclaredBy = z.output<typeof DeclaredBy>;

const billing = {
  paymentMethodId: z.nullable(z.string()),
  defaultPaymentMethodId: z.nullable(z.string()),
  pendingSetupIntentId: z.nullable(z.string()),
  daysUntilDue: z.nullable(z.int()),
};
const Billing = z.object(billing);
export type Billing = Readonly<z.output<typeof Billing>>;

const order = { orderId: Id, subscriptionId: Id };

/**
 * Everything that one customer, a person or a company, agreed to and paid. The stream is `subscription-<customer>`.
 * The payment provider's own ids are `provider…`; cards and addresses stay with the provider.
 */
export const subscriptionEvents = {
  /** The binding order button was pressed. `quote` is the first payment, as it was shown. */
  CheckoutStarted: z.object({
    checkoutId: Id,
    audience: Audience,
    askedBy: Id,
    terms: Terms,
    vat: Vat,
    coupon: z.nullable(Discount),
    quote: Quote,
    acceptedTermsAt: moment,
    expiresAt: moment,
    /** Bought as a business, which has no right of withdrawal. */
    isBusiness: z.optional(z.boolean()),
  }),
  /** VAT id of a person who buys as a business from now on. Companies store theirs in their own stream. */
  BuyerVatIdGiven: z.object({ vatId: personal(z.string(), 'stream'), country: Country, status: VatIdStatus }),
  /** The validation service answered later. */
  BuyerVatIdChecked: z.object({ status: VatIdStatus, checkedAt: moment }),
  /** The provider waits for the payment. */
  CheckoutOpened: z.object({ checkoutId: Id, providerCustomerId: z.string(), providerSessionId: z.string() }),
  /** The customer is done at the provider; the money may not have arrived yet. */
  CheckoutCompleted: z.object({ checkoutId: Id }),
  CheckoutAbandoned: z.object({ checkoutId: Id, reason: z.enum(['expired', 'replaced', 'given_up']) }),

  /** The order's id is the id of the checkout. Nothing is granted until it is activated. */
  SubscriptionStarted: z.object({
    subscriptionId: Id,
    providerSubscriptionId: z.string(),
    terms: Terms,
    coupon: z.nullable(Discount),
    /** When the discount ends, as the provider reports it; null: never. */
    couponEndsAt: z.optional(z.nullable(moment)),
    collection: z.enum(['automatic', 'invoice']),
    startedAt: moment,
    ...period,
  }),
  /** The first payment came, or was promised on an invoice. */
  SubscriptionActivated: z.object({ subscriptionId: Id }),
  SubscriptionRenewed: z.object({ subscriptionId: Id, ...period }),
  PlanChanged: z.object({ subscriptionId: Id, terms: Terms, ...period }),
  /** Full payments begin. */
  CouponEnded: z.object({ subscriptionId: Id }),
  /** A payment failed and will be retried; all benefits stay. */
  PaymentOverdue: z.object({ subscriptionId: Id }),
  PaymentCaughtUp: z.object({ subscriptionId: Id }),
  /** There are no further attempts: the benefits stop until a payment. */
  SubscriptionSuspended: z.object({ subscriptionId: Id }),
  CancellationScheduled: z.object({ subscriptionId: Id, endsAt: moment }),
  /** The cancellation was taken back. */
  CancellationWithdrawn: z.object({ subscriptionId: Id }),
  SubscriptionEnded: z.object({
    subscriptionId: Id,
    endedAt: moment,
    reason: z.enum(['cancelled', 'withdrawn', 'payment_failed', 'never_paid']),
  }),
  /** `card`, `sepa_debit`, … and no further data. */
  PaymentMethodChanged: z.object({ subscriptionId: Id, kind: z.string() }),
  /** The provider's ids of the payment methods, and the days until an invoice is due. */
  BillingChanged: z.object({ subscriptionId: Id, ...billing }),

  /** `subtotal` − `discount` = `net`; `net` + `vat` = `total`. `due` is the amount after deducting earlier credit. */
  InvoiceIssued: z.object({
    invoiceId: z.string(),
    number: z.string(),
    subscriptionId: z.nullable(Id),
    reason: z.enum(['purchase', 'renewal', 'change', 'other']),
    ...Quote.shape,
    due: Money,
    vatRate: BasisPoints,
    treatment: VatTreatment,
    ...period,
    issuedAt: moment,
    dueAt: z.nullable(moment),
  }),
  InvoicePaid: z.object({ invoiceId: z.string(), paid: Money, paidAt: moment }),
  /** `nextAttemptAt` is null after the last attempt. */
  PaymentFailed: z.object({ invoiceId: z.string(), attempt: z.int(), nextAttemptAt: z.nullable(moment) }),
  InvoiceVoided: z.object({ invoiceId: z.string() }),
  /** The invoice is written off. */
  InvoiceWrittenOff: z.object({ invoiceId: z.string() }),
  /** `credited`: the sum of the invoice's credit notes, with tax. */
  InvoiceCredited: z.object({ invoiceId: z.string(), credited: Money }),
  /** The credit that the provider deducts from the next invoices; a negative one is added to them. */
  CreditChanged: z.object({ credit: Money }),

  // Orders of the customer; the provider receives them afterwards, and the results are the events above.
  /** `declaredAt`: when the declaration was received, if it was confirmed later. `payBackSince`: renewals since then are refunded. */
  CancellationOrdered: z.object({
    ...order,
    when: z.enum(['period_end', 'now']),
    by: z.optional(DeclaredBy),
    declaredAt: z.optional(moment),
    payBackSince: z.optional(moment),
  }),
  ContinuationOrdered: z.object(order),
  /** `prorationAt` and `dueNow` are those of the preview. */
  PlanChangeOrdered: z.object({ ...order, terms: Terms, prorationAt: moment, dueNow: Money }),
  /** Within the legal withdrawal period: the contract ends at once, and everything is refunded. */
  WithdrawalOrdered: z.object({ ...order, by: z.optional(DeclaredBy), declaredAt: z.optional(moment) }),
  /** The customer owes another tax from the next invoice on. */
  VatChangeOrdered: z.object({ orderId: Id, vat: Vat }),
  /** Refunds tax that was charged only because the VAT id could not be checked. */
  VatCreditOrdered: z.object({ orderId: Id, invoiceIds: z.array(z.string()) }),
  /** The provider has a duplicate subscription of the customer. The order ends and refunds the duplicate. */
  DuplicateFound: z.object({ orderId: z.string(), providerSubscriptionId: z.string() }),
  OrderCarriedOut: z.object({ orderId: z.string() }),
  /** The provider refused the order for good; nothing has changed. `authentication_required`: the customer has to confirm the payment at their bank. */
  OrderFailed: z.object({ orderId: z.string(), failure: z.enum([...paymentFailures, 'gone']) }),
};

export type SubscriptionEvent = MessageOf<typeof subscriptionEvents>;
export type SubscriptionEvents = { [E in SubscriptionEvent as E['type']]: E['data'] };
