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

/** The terms of a purchase, as they were agreed. `unitPrice` is for one licence and one interval, without tax. */
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

/** Off the first `months` months; null: for ever. */
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

/** `form`: on the page that needs no sign-in, and confirmed by the customer; `operator`: confirmed by a person of the operator. */
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
 * Everything that one customer agreed and paid: the stream is `subscription-<customer>`, of a person or a company.
 * The payment provider's own ids are `provider…`; cards and addresses stay with the provider.
 */
export const subscriptionEvents = {
  /** The button that binds was pressed. `quote` is the first payment, as it was shown. */
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
    /** Bought for a business: nobody withdraws from it. */
    isBusiness: z.optional(z.boolean()),
  }),
  /** VAT id of a person who buys for a business, from then on; a company has its own. */
  BuyerVatIdGiven: z.object({ vatId: personal(z.string(), 'stream'), country: Country, status: VatIdStatus }),
  /** The service that knows was asked later. */
  BuyerVatIdChecked: z.object({ status: VatIdStatus, checkedAt: moment }),
  /** The provider waits for the payment. */
  CheckoutOpened: z.object({ checkoutId: Id, providerCustomerId: z.string(), providerSessionId: z.string() }),
  /** The customer is done there; the money may still be on its way. */
  CheckoutCompleted: z.object({ checkoutId: Id }),
  CheckoutAbandoned: z.object({ checkoutId: Id, reason: z.enum(['expired', 'replaced', 'given_up']) }),

  /** The order's id is the id of the checkout. Nothing is granted until it is activated. */
  SubscriptionStarted: z.object({
    subscriptionId: Id,
    providerSubscriptionId: z.string(),
    terms: Terms,
    coupon: z.nullable(Discount),
    /** As the provider has it. */
    couponEndsAt: z.optional(z.nullable(moment)),
    collection: z.enum(['automatic', 'invoice']),
    startedAt: moment,
    ...period,
  }),
  /** The first payment came, or was promised on an invoice. */
  SubscriptionActivated: z.object({ subscriptionId: Id }),
  SubscriptionRenewed: z.object({ subscriptionId: Id, ...period }),
  PlanChanged: z.object({ subscriptionId: Id, terms: Terms, ...period }),
  /** Payments are whole from now on. */
  CouponEnded: z.object({ subscriptionId: Id }),
  /** A payment failed and is tried again; everything stays granted. */
  PaymentOverdue: z.object({ subscriptionId: Id }),
  PaymentCaughtUp: z.object({ subscriptionId: Id }),
  /** No further try: nothing is granted until somebody pays. */
  SubscriptionSuspended: z.object({ subscriptionId: Id }),
  CancellationScheduled: z.object({ subscriptionId: Id, endsAt: moment }),
  /** It goes on after all. */
  CancellationWithdrawn: z.object({ subscriptionId: Id }),
  SubscriptionEnded: z.object({
    subscriptionId: Id,
    endedAt: moment,
    reason: z.enum(['cancelled', 'withdrawn', 'payment_failed', 'never_paid']),
  }),
  /** `card`, `sepa_debit`, … and nothing else of it. */
  PaymentMethodChanged: z.object({ subscriptionId: Id, kind: z.string() }),
  /** The provider's ids of how it is paid, and in how many days an invoice is due. */
  BillingChanged: z.object({ subscriptionId: Id, ...billing }),

  /** `subtotal` − `discount` = `net`; `net` + `vat` = `total`. `due` is what was left of it after credit from before. */
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
  /** `nextAttemptAt` is null after the last one. */
  PaymentFailed: z.object({ invoiceId: z.string(), attempt: z.int(), nextAttemptAt: z.nullable(moment) }),
  InvoiceVoided: z.object({ invoiceId: z.string() }),
  /** The money is given up. */
  InvoiceWrittenOff: z.object({ invoiceId: z.string() }),
  /** Credit notes of it: all of them together, of the total with tax. */
  InvoiceCredited: z.object({ invoiceId: z.string(), credited: Money }),
  /** The credit that the provider takes off the next invoices; a negative one is added to them. */
  CreditChanged: z.object({ credit: Money }),

  // What the customer wants; the provider is told afterwards, and what comes of it is an event above.
  /** `declaredAt`: received at, where it was confirmed later. `payBackSince`: renewals since then are paid back. */
  CancellationOrdered: z.object({
    ...order,
    when: z.enum(['period_end', 'now']),
    by: z.optional(DeclaredBy),
    declaredAt: z.optional(moment),
    payBackSince: z.optional(moment),
  }),
  ContinuationOrdered: z.object(order),
  /** `prorationAt` and `dueNow` as the preview had them. */
  PlanChangeOrdered: z.object({ ...order, terms: Terms, prorationAt: moment, dueNow: Money }),
  /** Within the time that the law gives: it ends at once, and all money goes back. */
  WithdrawalOrdered: z.object({ ...order, by: z.optional(DeclaredBy), declaredAt: z.optional(moment) }),
  /** The customer owes another tax from the next invoice on. */
  VatChangeOrdered: z.object({ orderId: Id, vat: Vat }),
  /** Tax was charged while nobody could say whether it is owed, and it is not: it goes back. */
  VatCreditOrdered: z.object({ orderId: Id, invoiceIds: z.array(z.string()) }),
  /** The provider has a second subscription of the customer: it is ended, and its money goes back. */
  DuplicateFound: z.object({ orderId: z.string(), providerSubscriptionId: z.string() }),
  OrderCarriedOut: z.object({ orderId: z.string() }),
  /** The provider refused it for good; nothing has changed. `authentication_required`: it waits for the customer at their bank. */
  OrderFailed: z.object({ orderId: z.string(), failure: z.enum([...paymentFailures, 'gone']) }),
};

export type SubscriptionEvent = MessageOf<typeof subscriptionEvents>;
export type SubscriptionEvents = { [E in SubscriptionEvent as E['type']]: E['data'] };
