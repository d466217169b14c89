import type { Audience } from '#domain/kernel/billing.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import type { Currency, Money } from '#domain/kernel/money.ts';
import type { Vat, VatIdStatus } from '#domain/kernel/vat.ts';
import type { Billing, Discount, SubscriptionEvents as Events, Terms } from '../events.ts';

export type Checkout = Events['CheckoutStarted'] &
  Readonly<{ providerSessionId: string | null; status: 'started' | 'open' | 'complete' | 'abandoned' }>;

export type Subscription = Readonly<{
  subscriptionId: string;
  providerSubscriptionId: string;
  terms: Terms;
  coupon: Discount | null;
  couponEndsAt: string | null;
  collection: 'automatic' | 'invoice';
  status: 'pending' | 'active' | 'past_due' | 'suspended' | 'ended';
  startedAt: string;
  periodStart: string;
  periodEnd: string;
  endsAt: string | null;
  endedAt: string | null;
  paymentKind: string | null;
  billing: Billing;
  /** A person bought it privately, and may withdraw from it. */
  isConsumer: boolean;
  /** The customer withdrew from it. */
  isWithdrawn: boolean;
}>;

export type Invoice = Readonly<{
  subscriptionId: string | null;
  issuedAt: string;
  vat: Money;
  total: Money;
  status: 'open' | 'paid' | 'void' | 'written_off';
  attempts: number;
  nextAttemptAt: string | null;
  paid: Money;
  credited: Money;
}>;

/** An order that the provider has not received yet. */
export type Order = Readonly<
  { orderId: string } & (
    | { kind: 'cancel'; subscriptionId: string; when: 'period_end' | 'now'; payBackSince?: string }
    | { kind: 'continue'; subscriptionId: string }
    | { kind: 'change_plan'; subscriptionId: string; terms: Terms; prorationAt: string }
    | { kind: 'withdraw'; subscriptionId: string }
    | { kind: 'vat'; vat: Vat }
    | { kind: 'credit_vat'; invoiceIds: readonly string[] }
    | { kind: 'end_duplicate'; providerSubscriptionId: string }
  )
>;

/** One customer's account. `subscriptions` in the order in which they started: the last one counts. */
export type Account = Readonly<{
  /** The number of the account's events: a report that was requested at another number is outdated. */
  events: number;
  audience: Audience | null;
  providerCustomerId: string | null;
  /** Fixed by the first purchase. */
  currency: Currency | null;
  vat: Vat | null;
  /** Buys as a business, from the first VAT id on. */
  isBusiness: boolean;
  /** Set for a person who buys as a business. */
  vatId: Readonly<{ vatId: string; country: string; status: VatIdStatus }> | null;
  checkout: Checkout | null;
  subscriptions: readonly Subscription[];
  invoices: Readonly<Record<string, Invoice>>;
  /** Deducted from the next invoices; a negative amount is added to them. Null: there never was any. */
  credit: Money | null;
  orders: readonly Order[];
  /** Ids of the provider's duplicate subscriptions. */
  duplicates: readonly string[];
}>;

export const noBilling: Billing = {
  ...{ paymentMethodId: null, defaultPaymentMethodId: null, pendingSetupIntentId: null, daysUntilDue: null },
};

export const newAccount: Account = {
  events: 0,
  audience: null,
  providerCustomerId: null,
  currency: null,
  vat: null,
  isBusiness: false,
  vatId: null,
  checkout: null,
  subscriptions: [],
  invoices: {},
  credit: null,
  orders: [],
  duplicates: [],
};

/** The last subscription, in any state. */
const lastSubscription = ({ subscriptions }: Account): Subscription | undefined => subscriptions.at(-1);

/** The running one. */
export function liveSubscription(account: Account): Subscription | undefined {
  const last = lastSubscription(account);
  return last?.status === 'ended' ? undefined : last;
}

/** The subscription that currently provides the customer's benefits. */
export function grantingSubscription(account: Account): Subscription | undefined {
  const live = liveSubscription(account);
  return live && (live.status === 'active' || live.status === 'past_due') ? live : undefined;
}

const withdrawalDays = 14;

/** The end of the withdrawal period: the end of the fourteenth day, in every time zone. Businesses have none. */
export function withdrawableUntil({ isConsumer, startedAt }: Subscription): Date | null {
  return isConsumer ? new Date(Date.parse(startedAt) + (withdrawalDays + 1) * dayMs) : null;
}
