import * as z from 'zod/mini';
import { Interval } from '#domain/kernel/billing.ts';
import { type CommandCall, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Currency, Money } from '#domain/kernel/money.ts';
import { Country, VatIdStatus, VatIdText, VatTreatment } from '#domain/kernel/vat.ts';
import { byId, Coupon, failures, licences, OfCompany, ofOne, Payments } from './parts.ts';

/** The requested purchase. `vatId`: for a business; `country` is then the country of the id. */
const wanted = {
  productId: Id,
  interval: Interval,
  currency: Currency,
  coupon: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  country: z.optional(Country),
  vatId: z.optional(VatIdText),
  /** A company buys licences, with its own VAT id. */
  companyId: z.optional(Id),
  licences,
};

/** The price of a purchase: the first payment, and the following ones. */
export const PurchaseQuote = z.object({
  productId: Id,
  productName: z.string(),
  interval: Interval,
  quantity: z.int(),
  unitPrice: Money,
  payments: Payments,
  vatRate: z.int(),
  treatment: VatTreatment,
  country: Country,
  vatIdStatus: z.nullable(VatIdStatus),
  coupon: z.nullable(Coupon),
});
export type PurchaseQuote = z.infer<typeof PurchaseQuote>;

/** `open`: not paid yet. `pending`: the payment was made or promised, and the money has not arrived. */
const checkoutStates = ['open', 'pending', 'active', 'failed', 'expired', 'abandoned'] as const;
export const CheckoutState = z.object({
  checkoutId: Id,
  state: z.enum(checkoutStates),
  productId: Id,
  productName: z.string(),
  interval: Interval,
  total: Money,
});

const purchaseErrors = [
  ...failures,
  'invalid_input',
  'not_found',
  'coupon_invalid',
  'coupon_used_up',
  'coupon_not_applicable',
  'currency_fixed',
  'vat_id_invalid',
  'too_many_requests',
] as const;

export const purchaseCommands = {
  /** Changes nothing. The input is in the body, so that no address contains a VAT id. */
  QuotePurchase: {
    method: 'POST',
    path: '/api/Subscriptions/Quote',
    body: z.object(wanted),
    answer: PurchaseQuote,
    status: 200,
    errors: purchaseErrors,
  },
  /** The binding order button. `total` as it was shown; `url` is the payment page. */
  StartCheckout: {
    method: 'POST',
    path: '/api/Subscriptions/Checkout',
    body: z.object({ ...wanted, total: Money, acceptsTerms: z.literal(true) }),
    answer: z.object({ checkoutId: Id, url: z.string() }),
    status: 201,
    errors: [
      ...purchaseErrors,
      'conflict',
      'email_not_confirmed',
      'subscription_exists',
      'payment_pending',
      'idempotency_mismatch',
    ],
  },
  /** Asks the payment provider now, in case its message was lost. `url`: the payment page of an open purchase. */
  RefreshCheckout: {
    method: 'POST',
    path: '/api/Subscriptions/Checkout/:id/Refresh',
    ...ofOne,
    body: Nothing,
    answer: z.object({ state: z.enum(checkoutStates), url: z.nullable(z.string()) }),
    status: 200,
    errors: ['not_found', ...failures],
  },
} as const satisfies Record<string, CommandCall>;

export const checkoutDetail = {
  method: 'GET',
  path: '/api/Subscriptions/Checkout/:id',
  name: 'subscription-detail',
  ...byId,
  query: OfCompany,
  answer: CheckoutState,
  errors: ['not_found'],
} as const satisfies QueryCall;
