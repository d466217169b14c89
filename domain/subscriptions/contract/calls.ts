import * as z from 'zod/mini';
import { Audience, Interval } from '#domain/kernel/billing.ts';
import { type CommandCall, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Quotas } from '#domain/kernel/entitlement.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Currency, Money } from '#domain/kernel/money.ts';
import { paymentFailures } from '#domain/kernel/payment-failures.ts';
import { Country, VatIdStatus, VatTreatment } from '#domain/kernel/vat.ts';
import { Invoice } from './invoices.ts';
import { byId, Coupon, failures, licences, moment, OfCompany, ofOne, Payments } from './parts.ts';
import { CheckoutState } from './purchases.ts';

/** The effects of another plan for the customer. */
export const ChangePreview = z.object({
  productId: Id,
  productName: z.string(),
  interval: Interval,
  unitPrice: Money,
  net: Money,
  vat: Money,
  total: Money,
  /** After deducting earlier credit; a negative amount is kept for the next invoices. */
  dueNow: Money,
  prorationAt: moment,
  vatRate: z.int(),
  dropsCoupon: z.boolean(),
  /** Permissions that are lost, and kinds of quotas that become smaller. */
  lost: z.object({ permissions: z.array(z.string()), quotas: z.array(z.string()) }),
  /** Payments after the change. */
  payments: Payments,
});
export type ChangePreview = z.infer<typeof ChangePreview>;

const change = { ...ofOne, body: z.object({ productId: Id, interval: Interval, licences }), status: 200 } as const;
const companyUpgrade = {
  method: 'POST',
  body: z.extend(change.body, { companyId: Id, prorationAt: moment, dueNow: Money }),
  answer: z.object({ orderId: Id }),
  status: 202,
  errors: [
    ...(['invalid_input', 'not_found', 'access_denied', 'conflict', 'currency_fixed', 'seats_in_use'] as const),
    ...[...paymentFailures, 'idempotency_mismatch' as const],
    ...failures,
  ],
} as const;

export const subscriptionCommands = {
  /** Ends the subscription at the end of the paid period. */
  CancelSubscription: {
    method: 'PATCH',
    path: '/api/Subscriptions/:id',
    ...ofOne,
    body: z.nullish(z.object({})),
    answer: Nothing,
    status: 204,
    errors: ['not_found', 'conflict', 'idempotency_mismatch'],
  },
  /** Ends the subscription at once; nothing is refunded. */
  EndSubscription: {
    method: 'DELETE',
    path: '/api/Subscriptions/:id',
    ...ofOne,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found', 'conflict', 'idempotency_mismatch'],
  },
  /** Withdraws the cancellation. */
  ResumeSubscription: {
    method: 'POST',
    path: '/api/Subscriptions/:id/Resume',
    ...ofOne,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found', 'conflict', 'idempotency_mismatch'],
  },
  /** Within 14 days: the contract ends at once, and everything is refunded. */
  WithdrawSubscription: {
    method: 'POST',
    path: '/api/Subscriptions/:id/Withdraw',
    ...ofOne,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found', 'conflict', 'idempotency_mismatch'],
  },
  PreviewPlanChange: {
    ...change,
    method: 'POST',
    path: '/api/Subscriptions/:id/PreviewChange',
    answer: ChangePreview,
    errors: [
      'invalid_input',
      'not_found',
      'conflict',
      'currency_fixed',
      'seats_in_use',
      'too_many_requests',
      ...failures,
    ],
  },
  /** Changes the plan as previewed: `prorationAt` and `dueNow` are those of the preview. */
  ChangePlan: {
    ...change,
    method: 'POST',
    path: '/api/Subscriptions/:id/ChangePlan',
    body: z.extend(change.body, { prorationAt: moment, dueNow: Money }),
    answer: z.object({ orderId: Id }),
    status: 202,
    errors: [
      'invalid_input',
      'not_found',
      'conflict',
      'currency_fixed',
      'seats_in_use',
      ...paymentFailures,
      'idempotency_mismatch',
      ...failures,
    ],
  },
  /** Changes the plan of a company as previewed: `prorationAt` and `dueNow` are those of the preview. */
  UpgradeCompanyPlan: { ...companyUpgrade, path: '/api/Company/UpgradePlan' },
  /** `UpgradeCompanyPlan` at the address that older clients use. */
  UpgradeCompany: { ...companyUpgrade, path: '/api/Company/Upgrade' },
  /** The provider's page on which the customer changes the payment method. */
  OpenPaymentMethod: {
    method: 'POST',
    path: '/api/Subscriptions/:id/PaymentMethod',
    ...ofOne,
    body: Nothing,
    answer: z.object({ url: z.string() }),
    status: 200,
    errors: ['not_found', ...failures],
  },
  /** The provider's page on which the customer changes the name and address of invoices. */
  OpenBillingDetails: {
    method: 'POST',
    path: '/api/Subscriptions/:id/BillingDetails',
    ...ofOne,
    body: Nothing,
    answer: z.object({ url: z.string() }),
    status: 200,
    errors: ['not_found', ...failures],
  },
  /** A message of the payment provider; the raw text, because it is signed. */
  ReceiveWebhook: {
    method: 'POST',
    path: '/api/Webhooks/Stripe',
    body: z.string(),
    answer: Nothing,
    status: 204,
    errors: ['invalid_input', 'payments_not_set_up'],
  },
} as const satisfies Record<string, CommandCall>;

const PaymentMethod = z.object({
  kind: z.string(),
  brand: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  expires: z.nullable(z.string()),
});

const subscriptionStates = ['pending', 'active', 'past_due', 'suspended', 'ended'] as const;

/** `id` is the checkout that it came from; the fields have the names of section 3 of the specification. Amounts in minor units. */
export const Subscription = z.object({
  id: Id,
  subscriptionId: Id,
  userId: Id,
  status: z.enum(subscriptionStates),
  isActive: z.boolean(),
  productName: z.string(),
  planId: Id,
  priceId: z.nullable(z.string()),
  planAmount: z.int(),
  planCurrency: Currency,
  planInterval: Interval,
  planIntervalCount: z.int(),
  currency: Currency,
  licenseCount: z.int(),
  collectionMethod: z.enum(['charge_automatically', 'send_invoice']),
  created: moment,
  startDate: moment,
  billingCycleAnchor: moment,
  currentPeriodStart: moment,
  currentPeriodEnd: moment,
  validityDate: moment,
  cancelAt: z.nullable(moment),
  cancelAtPeriodEnd: z.boolean(),
  endedAt: z.nullable(moment),
  daysUntilDue: z.nullable(z.int()),
  customer: z.nullable(z.string()),
  paymentMethod: z.nullable(z.string()),
  paymentMethodId: z.nullable(z.string()),
  defaultPaymentMethodId: z.nullable(z.string()),
  pendingSetupIntentId: z.nullable(z.string()),
  discountId: z.nullable(Id),
  latestInvoiceId: z.nullable(z.string()),
  latestInvoice: z.nullable(Invoice),
  /** In addition to section 3: data for the screens. */
  audience: Audience,
  permissions: z.array(z.string()),
  quotas: Quotas,
  coupon: z.nullable(Coupon),
  vat: z.object({ treatment: VatTreatment, rate: z.int(), country: Country }),
  /** Bought as a business; with the state of its VAT id, or of the company's. */
  isBusiness: z.boolean(),
  vatIdStatus: z.nullable(VatIdStatus),
  /** Null if no payment follows. */
  payments: z.nullable(Payments),
  isWithdrawn: z.boolean(),
  withdrawableUntil: z.nullable(moment),
  /** Orders that the provider has not received yet, or has refused. */
  underWay: z.array(z.enum(['cancel', 'continue', 'change_plan', 'withdraw'])),
});
export type Subscription = z.infer<typeof Subscription>;

/** A customer's subscription and current purchase. `subscription` is the last one, whatever its state. */
export const subscriptionDetail = {
  method: 'GET',
  path: '/api/Subscriptions/Mine',
  name: 'subscription-detail',
  query: OfCompany,
  answer: z.object({
    subscription: z.nullable(Subscription),
    /** The last started purchase. */
    checkout: z.nullable(CheckoutState),
    /** Fixed by the first purchase. */
    currency: z.nullable(Currency),
    /** Why the last change of plan failed. */
    refusal: z.nullable(z.object({ failure: z.enum([...paymentFailures, 'gone']), at: moment })),
  }),
} as const satisfies QueryCall;

export const subscriptionById = {
  method: 'GET',
  path: '/api/Subscriptions/:id',
  name: 'subscription-detail',
  ...byId,
  query: OfCompany,
  answer: Subscription,
  errors: ['not_found'],
} as const satisfies QueryCall;

/** The payment method, fetched from the provider: the product stores no card data. */
export const paymentMethod = {
  method: 'GET',
  path: '/api/Subscriptions/:id/PaymentMethod',
  name: 'payment-method',
  ...byId,
  query: OfCompany,
  answer: z.object({
    method: z.nullable(PaymentMethod),
    /** Name and address on invoices; the address in lines. */
    billedTo: z.nullable(z.object({ name: z.string(), address: z.array(z.string()) })),
  }),
  errors: ['not_found', ...failures],
} as const satisfies QueryCall;
