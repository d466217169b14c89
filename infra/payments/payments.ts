import type { Interval, Price } from '#domain/kernel/billing.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Vat } from '#domain/kernel/vat.ts';

/** A product as the payment provider has it; only prices that can be bought. */
export type ProvidedProduct = Readonly<{
  providerProductId: string;
  name: string;
  active: boolean;
  prices: readonly Readonly<{ providerPriceId: string } & Price>[];
}>;

/** Times in ISO 8601. `subscriptionId` is the checkout that it came from. */
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
  /** Nobody asked for the end: it was not paid. */
  endedUnpaid: boolean;
  /** `card`, `sepa_debit`, …; null where it is not known. */
  paymentKind: string | null;
  /** The provider's ids of how it is paid. */
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

/** Lists are in the order in which things began. */
type ProvidedCustomer = Readonly<{
  checkout: 'open' | 'complete' | 'expired' | null;
  subscriptions: readonly ProvidedSubscription[];
  invoices: readonly ProvidedInvoice[];
  /** Credit for the next invoices; a negative amount is added to them. Null where there never was any. */
  credit: Money | null;
}>;

/** The price of a change now, as the provider would bill it. A negative price is kept as credit. */
export type ChangePreview = Readonly<{
  net: Money;
  vat: Money;
  total: Money;
  /** After credit from before. */
  dueNow: Money;
  /** The credit that remains for later invoices. */
  credit: Money;
  prorationAt: string;
  /** The next payment. */
  renewsAt: string;
}>;

/** `customerId` is the provider's; null where it is about nobody. */
export type ProvidedEvent = Readonly<{ id: string; type: string; at: string; customerId: string | null }>;

export type NewCustomer = Readonly<{
  /** Ours. */
  customerId: string;
  checkoutId: string;
  email: string;
  name: string;
  locale: 'de' | 'en';
  vat: Vat;
  /** The name of a company, for its invoices. */
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
  /** The coupon does not go with what it is changed to. */
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
 * `payment_service_unavailable` where it does not answer, a reason of `paymentFailures` where money was refused, `not_found` where the
 * provider has no such thing (any more).
 */
export type Payments = Readonly<{
  isTest: boolean;
  createCustomer: (customer: NewCustomer) => Promise<string>;
  /** From the next invoice on. */
  setVat: (
    customer: Readonly<{
      providerCustomerId: string;
      providerSubscriptionId: string | null;
      vat: Vat;
      vatId: string | null;
    }>,
  ) => Promise<void>;
  openCheckout: (checkout: NewCheckout) => Promise<Readonly<{ providerSessionId: string; url: string | null }>>;
  /** The page on which a customer continues a checkout; null when it is over. */
  checkoutPage: (providerSessionId: string) => Promise<string | null>;
  /** Nobody can pay it afterwards; false where somebody has paid already. */
  closeCheckout: (providerSessionId: string) => Promise<boolean>;
  customer: (
    asked: Readonly<{ providerCustomerId: string; providerSessionId: string | null }>,
  ) => Promise<ProvidedCustomer>;
  previewChange: (change: Change) => Promise<ChangePreview>;
  /** False: nothing changes until the customer confirms the payment of its invoice at their bank. */
  changePlan: (change: Change, orderId: string) => Promise<boolean>;
  endAtPeriodEnd: (providerSubscriptionId: string, isEnding: boolean, orderId: string) => Promise<void>;
  endNow: (providerSubscriptionId: string, orderId: string) => Promise<void>;
  /** Pays back what was paid for a subscription, with a credit note for each invoice; open invoices are void. Of `which`, these only. */
  payBack: (
    providerSubscriptionId: string,
    orderId: string,
    which?: Readonly<{ renewalsSince: string }>,
  ) => Promise<void>;
  /** Gives back the tax of each invoice, or takes it off where it is not paid. */
  creditVat: (invoiceIds: readonly string[], orderId: string) => Promise<void>;
  payInvoice: (invoiceId: string) => Promise<void>;
  invoicePages: (invoiceId: string) => Promise<Readonly<{ pdf: string | null; page: string | null }>>;
  /** As the provider made it. @throws not_found */
  invoicePdf: (invoiceId: string) => Promise<Uint8Array>;
  /** Name, address and cards are gone there; invoices stay, as the law wants. */
  deleteCustomer: (providerCustomerId: string) => Promise<void>;
  paymentMethod: (providerSubscriptionId: string) => Promise<PaymentMethod | null>;
  /** The recipient of invoices; the address in lines. Null where nobody has said it. */
  billedTo: (providerCustomerId: string) => Promise<Readonly<{ name: string; address: readonly string[] }> | null>;
  /** The page on which a customer changes name and address. */
  billingPage: (providerCustomerId: string, returnUrl: string) => Promise<string>;
  /** The page on which a customer changes how to pay. */
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
  /** @throws invalid_input where it is not the provider's, or too old */
  readWebhook: (body: string, signature: string) => ProvidedEvent;
  /** From this moment on, the oldest first; the provider keeps them for 30 days. */
  eventsSince: (at: Date) => Promise<readonly ProvidedEvent[]>;
}>;
