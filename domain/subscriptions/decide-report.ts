import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { type Account, liveSubscription, type Subscription } from './contract/account.ts';
import { isSameTerms } from './decide-orders.ts';
import type { SubscriptionEvent } from './events.ts';
import { evolveAccount } from './evolve-account.ts';
import { invoiceNews } from './invoice-news.ts';
import type { Report, ReportedSubscription } from './provider-report.ts';

type News = readonly SubscriptionEvent[];

/**
 * Derives events from the provider's state since the account was last written. The report contains the whole state, so lost, duplicate or reordered
 * messages do not matter.
 */
export function decideReport(report: Report, account: Account): News {
  // An event was appended after the provider was asked: it may be newer than the report.
  if (report.seen !== account.events) return refuse('conflict');
  const parts: readonly ((account: Account) => News)[] = [
    (known) => checkoutNews(report, known),
    ...report.subscriptions.map((reported) => (known: Account) => startNews(reported, known)),
    ...report.invoices.map((reported) => (known: Account) => invoiceNews(reported, known)),
    (known) => creditNews(report, known),
    ...report.subscriptions.map((reported) => (known: Account) => subscriptionNews(reported, known)),
  ];
  const begun: readonly [News, Account] = [[], account];
  const [news] = parts.reduce(([before, known], part) => {
    const found = part(known);
    return [[...before, ...found], found.reduce(evolveAccount, known)] as const;
  }, begun);
  return news;
}

function checkoutNews(report: Report, { checkout }: Account): News {
  if (checkout?.status !== 'open') return [];
  const { checkoutId } = checkout;
  const hasStarted = report.subscriptions.some((one) => one.subscriptionId === checkoutId);
  const status = report.checkout?.checkoutId === checkoutId ? report.checkout.status : 'open';
  if (hasStarted || status === 'complete') return [{ type: 'CheckoutCompleted', data: { checkoutId } }];
  return status === 'expired' ? [{ type: 'CheckoutAbandoned', data: { checkoutId, reason: 'expired' } }] : [];
}

const creditNews = ({ credit }: Report, known: Account): News =>
  credit === null || credit.amount === (known.credit?.amount ?? 0) ? [] : [{ type: 'CreditChanged', data: { credit } }];

function startNews(reported: ReportedSubscription, account: Account): News {
  const { providerSubscriptionId, subscriptionId, terms, collection, startedAt, periodStart, periodEnd } = reported;
  const isKnown = account.subscriptions.some((one) => one.providerSubscriptionId === providerSubscriptionId);
  if (isKnown || account.duplicates.includes(providerSubscriptionId)) return [];
  if (liveSubscription(account) || account.subscriptions.some((one) => one.subscriptionId === subscriptionId)) {
    if (reported.endedAt !== null) return [];
    return [{ type: 'DuplicateFound', data: { orderId: providerSubscriptionId, providerSubscriptionId } }];
  }
  const coupon = account.checkout?.checkoutId === subscriptionId ? account.checkout.coupon : null;
  const couponEndsAt = coupon && reported.discountEndsAt;
  const begun = { subscriptionId, providerSubscriptionId, terms, coupon, couponEndsAt, collection };
  return [{ type: 'SubscriptionStarted', data: { ...begun, startedAt, periodStart, periodEnd } }];
}

function subscriptionNews(reported: ReportedSubscription, account: Account): News {
  const known = account.subscriptions.find((one) => one.providerSubscriptionId === reported.providerSubscriptionId);
  if (!known || known.status === 'ended') return [];
  return [
    ...planNews(reported, known),
    ...statusNews(reported, known, account),
    ...paymentKindNews(reported, known),
    ...billingNews(reported, known),
    ...endNews(reported, known, account),
  ];
}

function planNews(reported: ReportedSubscription, known: Subscription): News {
  const { terms, periodStart, periodEnd, hasDiscount } = reported;
  const { subscriptionId } = known;
  const coupon: News = known.coupon && !hasDiscount ? [{ type: 'CouponEnded', data: { subscriptionId } }] : [];
  if (!isSameTerms(terms, known.terms))
    return [{ type: 'PlanChanged', data: { subscriptionId, terms, periodStart, periodEnd } }, ...coupon];
  if (periodStart === known.periodStart && periodEnd === known.periodEnd) return coupon;
  return [{ type: 'SubscriptionRenewed', data: { subscriptionId, periodStart, periodEnd } }, ...coupon];
}

function statusNews(reported: ReportedSubscription, known: Subscription, account: Account): News {
  const { subscriptionId, status } = known;
  switch (reported.status) {
    case 'active':
    case 'trialing':
      if (status === 'pending' && !isFirstPaid(known, account)) return [];
      if (status === 'pending') return [{ type: 'SubscriptionActivated', data: { subscriptionId } }];
      return status === 'active' ? [] : [{ type: 'PaymentCaughtUp', data: { subscriptionId } }];
    case 'past_due':
      if (status === 'pending' && !isFirstPaid(known, account)) return [];
      return status === 'past_due' ? [] : [{ type: 'PaymentOverdue', data: { subscriptionId } }];
    case 'unpaid':
    case 'paused':
      return status === 'suspended' ? [] : [{ type: 'SubscriptionSuspended', data: { subscriptionId } }];
    default:
      return [];
  }
}

/** A customer who pays by invoice gets the benefits before the first payment. */
const isFirstPaid = ({ collection, subscriptionId }: Subscription, { invoices }: Account): boolean =>
  collection === 'invoice' ||
  Object.values(invoices).some((invoice) => invoice.subscriptionId === subscriptionId && invoice.status === 'paid');

const paymentKindNews = (
  { paymentKind: kind }: ReportedSubscription,
  { subscriptionId, paymentKind }: Subscription,
): News =>
  kind === null || kind === paymentKind ? [] : [{ type: 'PaymentMethodChanged', data: { subscriptionId, kind } }];

const billingNews = ({ billing }: ReportedSubscription, { subscriptionId, billing: known }: Subscription): News =>
  canonicalJson(billing) === canonicalJson(known)
    ? []
    : [{ type: 'BillingChanged', data: { subscriptionId, ...billing } }];

function endNews(reported: ReportedSubscription, known: Subscription, account: Account): News {
  const { subscriptionId } = known;
  const { status, endsAt, endedAt } = reported;
  if (status === 'canceled' || status === 'incomplete_expired') {
    const reason = endReason(known, reported, account);
    return [{ type: 'SubscriptionEnded', data: { subscriptionId, endedAt: endedAt ?? known.periodEnd, reason } }];
  }
  if (endsAt === known.endsAt) return [];
  if (endsAt === null) return [{ type: 'CancellationWithdrawn', data: { subscriptionId } }];
  return [{ type: 'CancellationScheduled', data: { subscriptionId, endsAt } }];
}

function endReason(known: Subscription, { endedUnpaid }: ReportedSubscription, account: Account) {
  if (known.isWithdrawn) return 'withdrawn';
  if (!isFirstPaid(known, account)) return 'never_paid';
  return endedUnpaid ? 'payment_failed' : 'cancelled';
}
