import type { VatIdStatus } from '#domain/kernel/vat.ts';
import { type Account, type Subscription as Known, withdrawableUntil } from '#domain/subscriptions/contract/account.ts';
import type { Subscription } from '#domain/subscriptions/contract/calls.ts';
import type { Invoice } from '#domain/subscriptions/contract/invoices.ts';
import { paymentsOf } from '#domain/subscriptions/contract/payments.ts';

type Price = Readonly<{ providerPriceId: string; interval?: string; price?: { amount: number; currency: string } }>;
type SubscriptionContext = Readonly<{
  customerId: string;
  account: Account;
  vatIdStatus: VatIdStatus | null;
  subscription: Known;
  /** The newest first. */
  invoices: readonly Invoice[];
  published: Readonly<{ prices: readonly Price[] }> | null;
}>;

/** All fields of section 3 of the specification, and further ones that the screens need. */
export function shownSubscription(given: SubscriptionContext): Subscription {
  const { account, subscription, invoices, customerId, vatIdStatus } = given;
  const { terms, coupon, periodStart, periodEnd, endsAt, endedAt, startedAt, status } = subscription;
  const vat = account.vat ?? { treatment: 'charged', rate: 0, country: 'DE' };
  const until = status === 'ended' || subscription.isWithdrawn ? null : withdrawableUntil(subscription);
  const isActive = status === 'active' || status === 'past_due';
  return {
    ...{ id: subscription.subscriptionId, subscriptionId: subscription.subscriptionId, userId: customerId },
    ...{ status, isActive, audience: account.audience ?? 'private', isWithdrawn: subscription.isWithdrawn },
    ...plan(given),
    licenseCount: terms.quantity,
    collectionMethod: subscription.collection === 'invoice' ? 'send_invoice' : 'charge_automatically',
    ...{ created: startedAt, startDate: startedAt, billingCycleAnchor: startedAt },
    ...{ currentPeriodStart: periodStart, currentPeriodEnd: periodEnd },
    validityDate: endedAt ?? endsAt ?? periodEnd,
    ...{ cancelAt: endsAt, cancelAtPeriodEnd: endsAt !== null, endedAt },
    customer: account.providerCustomerId,
    // Only the type of payment is known here; the provider keeps card data.
    ...{ paymentMethod: subscription.paymentKind, ...subscription.billing },
    discountId: coupon?.couponId ?? null,
    coupon: coupon && {
      ...{ code: coupon.couponCode, percentOff: coupon.percentOff, amountOff: coupon.amountOff, months: coupon.months },
    },
    ...{ latestInvoiceId: invoices[0]?.id ?? null, latestInvoice: invoices[0] ?? null },
    ...{ vat, isBusiness: account.isBusiness, vatIdStatus },
    payments: paymentsOf(account, subscription),
    withdrawableUntil: until && until > new Date() ? until.toISOString() : null,
    underWay: account.orders.flatMap(({ kind }) =>
      kind === 'vat' || kind === 'credit_vat' || kind === 'end_duplicate' ? [] : [kind],
    ),
  };
}

function plan({ subscription: { terms }, published }: SubscriptionContext) {
  const { productId, productName, benefits, interval, unitPrice } = terms;
  const price = published?.prices.find(
    (one) =>
      one.interval === interval && one.price?.amount === unitPrice.amount && one.price.currency === unitPrice.currency,
  );
  return {
    ...{ productName, planId: productId, priceId: price?.providerPriceId ?? null, planAmount: unitPrice.amount },
    ...{ planCurrency: unitPrice.currency, currency: unitPrice.currency, planInterval: interval, planIntervalCount: 1 },
    ...{ permissions: [...benefits.permissions], quotas: benefits.quotas },
  };
}
