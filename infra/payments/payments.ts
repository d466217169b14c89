import type { Interval, Price } from '#domain/kernel/billing.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Vat } from '#domain/kernel/vat.ts';

/** A product at the payment provider; only with prices that can be bought. */
export type ProvidedProduct = Readonly<{
  providerProductId: string;
  name: string;
  active: boolean;
  prices: readonly Readonly<{ providerPriceId: string } & Price>[];
}>;

/** Times in ISO 8601. `subscriptionId` is the checkout that the contract came from. */
export type ProvidedSubscription = Readonly<{
  providerSubscriptionId: string;
  subscriptionId: string;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'paused';
  productId: string;
  interval: Interval;
  unitPrice: Money;
  quantity: number;
  hasDiscount: boolean;
  /** Null: never, or there is none. */
  discountEndsAt: string | null;
  collection: 'automatic' | 'invoice';
  startedAt: string;
  periodStart: string;
  periodEnd: string;
  endsAt: string | null;
  endedAt: string | null;
  /** The subscription ended because a payment was missing, not by a request. */
  endedUnpaid: boolean;
  /** `card`, `sepa_debit`, …; null if unknown. */
  paymentKind: string | null;
  /** The provider's ids of the payment methods. */
  billing: Readonly<{
    paymentMethodId: string | null;
    defaultPaymentMethodId: string | null;
    pendingSetupIntentId: string | null;
    daysUntilDue: number | null;
  }>;
}>;

export type ProvidedInvoice = Readonly<{
  invoiceId: string;
  number: string;
  subscriptionId: string | null;
  reason: 'purchase' | 'renewal' | 'change' | 'other';
  subtotal: Money;
  discount: Money;
  net: Money;
  vat: Money;
  total: Money;
  due: Money;
  /** In basis points. */
  vatRate: number;
  treatment: Vat['treatment'];
  periodStart: string;
  periodEnd: string;
  issuedAt: string;
  dueAt: string | null;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  /** Failed attempts to pay an open invoice. */
  attempts: number;
  nextAttemptAt: string | null;
  paid: Money;
  paidAt: string | null;
  credited: Money;
}>;

/** The provider's data about a customer. Lists are ordered by the start of their items. */
type ProvidedCustomer = Readonly<{
  checkout: 'open' | 'complete' | 'expired' | null;
  subscriptions: readonly ProvidedSubscription[];
  invoices: readonly ProvidedInvoice[];
  /** Credit for the next invoices; a negative amount is added to them. Null if there never was any. */
  credit: Money | null;
}>;

/** The price of a change at this moment, as the provider would bill it. A negative price becomes credit. */
export type ChangePreview = Readonly<{
  net: Money;
  vat: Money;
  total: Money;
  /** The amount to pay now, after deducting earlier credit. */
  dueNow: Money;
  /** The credit that remains for later invoices. */
  credit: Money;
  prorationAt: string;
  /** The next payment. */
  renewsAt: string;
}>;

/** `customerId` is the provider's; null if it is about no customer. */
export type ProvidedEvent = Readonly<{ id: string; type: string; at: string; customerId: string | null }>;

export type NewCustomer = Readonly<{
  /** Our own id. */
  customerId: string;
  checkoutId: string;
  email: string;
  name: string;
  locale: 'de' | 'en';
  vat: Vat;
  /** The VAT id of a business; null for a private customer. */
  vatId: string | null;
}>;

export type NewCheckout = Readonly<{
  checkoutId: string;
  providerCustomerId: string;
  providerPriceId: string;
  quantity: number;
  couponId: string | null;
  vat: Vat;
  locale: 'de' | 'en';
  expiresAt: string;
  successUrl: string;
  cancelUrl: string;
}>;

export type Change = Readonly<{
  providerSubscriptionId: string;
  providerPriceId: string;
  quantity: number;
  /** The coupon does not fit the new product. */
  dropsCoupon: boolean;
  prorationAt: string;
}>;

export type NewCoupon = Readonly<{
  couponId: string;
  code: string;
  percentOff: number | null;
  amountsOff: readonly Money[];
  /** Null: for ever. */
  months: number | null;
}>;

type PaymentMethod = Readonly<{
  kind: string;
  brand: string | null;
  last4: string | null;
  expires: string | null;
}>;

/**
 * The payment provider. Calls with an `orderId` count once, however often they are made. All throw
 * `payment_service_unavailable` if the provider does not answer, a reason of `paymentFailures` if a payment was refused, and `not_found` if the
 * provider does not have the object (any more).
 */
export type Payments = Readonly<{
  isTest: boolean;
  createCustomer: (customer: NewCustomer) => Promise<string>;
  /** Takes effect with the next invoice. */
  setVat: (
    customer: Readonly<{
      providerCustomerId: string;
      providerSubscriptionId: string | null;
      vat: Vat;
      vatId: string | null;
    }>,
  ) => Promise<void>;
  openCheckout: (checkout: NewCheckout) => Promise<Readonly<{ providerSessionId: string; url: string | null }>>;
  /** The page on which a customer continues a checkout; null if the checkout is over. */
  checkoutPage: (providerSessionId: string) => Promise<string | null>;
  /** Nobody can pay it afterwards; false if it was already paid. */
  closeCheckout: (providerSessionId: string) => Promise<boolean>;
  customer: (
    asked: Readonly<{ providerCustomerId: string; providerSessionId: string | null }>,
  ) => Promise<ProvidedCustomer>;
  previewChange: (change: Change) => Promise<ChangePreview>;
  /** False: nothing changes until the customer confirms the payment of its invoice at their bank. */
  changePlan: (change: Change, orderId: string) => Promise<boolean>;
  endAtPeriodEnd: (providerSubscriptionId: string, isEnding: boolean, orderId: string) => Promise<void>;
  endNow: (providerSubscriptionId: string, orderId: string) => Promise<void>;
  /** Refunds the payments of a subscription, with a credit note for each invoice; open invoices become void. With `which`, only these invoices. */
  payBack: (
    providerSubscriptionId: string,
    orderId: string,
    which?: Readonly<{ renewalsSince: string }>,
  ) => Promise<void>;
  /** Refunds the tax of each invoice, or removes it if the invoice is unpaid. */
  creditVat: (invoiceIds: readonly string[], orderId: string) => Promise<void>;
  payInvoice: (invoiceId: string) => Promise<void>;
  invoicePages: (invoiceId: string) => Promise<Readonly<{ pdf: string | null; page: string | null }>>;
  /** The file as the provider made it. @throws not_found */
  invoicePdf: (invoiceId: string) => Promise<Uint8Array>;
  /** Deletes name, address and cards there; invoices stay, as the law requires. */
  deleteCustomer: (providerCustomerId: string) => Promise<void>;
  paymentMethod: (providerSubscriptionId: string) => Promise<PaymentMethod | null>;
  /** The recipient of invoices, with the address in lines. Null if nobody has entered one. */
  billedTo: (providerCustomerId: string) => Promise<Readonly<{ name: string; address: readonly string[] }> | null>;
  /** The page on which a customer changes name and address. */
  billingPage: (providerCustomerId: string, returnUrl: string) => Promise<string>;
  /** The page on which a customer changes the payment method. */
  paymentMethodPage: (providerCustomerId: string, returnUrl: string) => Promise<string>;
  publishProduct: (
    product: Readonly<{
      productId: string;
      name: string;
      description: string;
      active: boolean;
      prices: readonly Price[];
    }>,
  ) => Promise<ProvidedProduct>;
  products: () => Promise<readonly ProvidedProduct[]>;
  ensureCoupon: (coupon: NewCoupon) => Promise<void>;
  /** @throws invalid_input if it is not from the provider, or too old */
  readWebhook: (body: string, signature: string) => ProvidedEvent;
  /** Events from this moment on, the oldest first; the provider keeps them for 30 days. */
  eventsSince: (at: Date) => Promise<readonly ProvidedEvent[]>;
}>;
