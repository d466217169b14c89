import type { Money } from '#domain/kernel/money.ts';
import type { Billing, SubscriptionEvents as Events, Terms } from './events.ts';

/** The provider's current state of a subscription; times in ISO 8601. */
export type ReportedSubscription = Readonly<{
  providerSubscriptionId: string;
  /** The checkout that it came from. */
  subscriptionId: string;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'paused';
  terms: Terms;
  hasDiscount: boolean;
  discountEndsAt: string | null;
  collection: 'automatic' | 'invoice';
  startedAt: string;
  periodStart: string;
  periodEnd: string;
  endsAt: string | null;
  endedAt: string | null;
  endedUnpaid: boolean;
  paymentKind: string | null;
  billing: Billing;
}>;

export type ReportedInvoice = Events['InvoiceIssued'] &
  Readonly<{
    status: 'open' | 'paid' | 'void' | 'uncollectible';
    attempts: number;
    nextAttemptAt: string | null;
    paid: Events['InvoicePaid']['paid'];
    paidAt: string | null;
    credited: Events['InvoiceCredited']['credited'];
  }>;

/** Everything that the provider has about a customer. Lists are ordered by their beginning. */
export type Report = Readonly<{
  /** The number of the account's events when the provider was asked. */
  seen: number;
  checkout: Readonly<{ checkoutId: string; status: 'open' | 'complete' | 'expired' }> | null;
  subscriptions: readonly ReportedSubscription[];
  invoices: readonly ReportedInvoice[];
  /** Null if the provider has no such data. */
  credit: Money | null;
}>;
