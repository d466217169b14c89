import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { type Account, liveSubscription, type Subscription, withdrawableUntil } from './contract/account.ts';
import type { DeclaredBy, SubscriptionEvents as Events, SubscriptionEvent } from './events.ts';

type Ordered = Readonly<{ orderId: string; subscriptionId: string }>;
/** `declaredAt`: the time of receipt, if the declaration is confirmed later. It takes effect as of that time. */
type Declared = Ordered & Readonly<{ by?: DeclaredBy | undefined; declaredAt?: string | undefined }>;

/** Orders of a customer about a running subscription. Only the customer's own requests arrive here. */
export type OrderCommand =
  | Message<'OrderCancellation', Declared & Pick<Events['CancellationOrdered'], 'when'>>
  | Message<'OrderContinuation', Ordered>
  | Message<'OrderPlanChange', Events['PlanChangeOrdered']>
  | Message<'OrderWithdrawal', Declared>;

export function decideOrder(command: OrderCommand, account: Account, now: Date): readonly SubscriptionEvent[] {
  const subscription = account.subscriptions.find((one) => one.subscriptionId === command.data.subscriptionId);
  if (!subscription) return refuse('not_found');
  switch (command.type) {
    case 'OrderCancellation':
      return decideCancellation(command.data, subscription, account);
    case 'OrderContinuation':
      return decideContinuation(command.data, subscription, account);
    case 'OrderPlanChange':
      return decidePlanChange(command.data, subscription, account);
    case 'OrderWithdrawal': {
      const { orderId, subscriptionId, by, declaredAt } = command.data;
      if (subscription.isWithdrawn) return [];
      const until = withdrawableUntil(subscription);
      const at = declaredAt === undefined ? now : new Date(declaredAt);
      if (!until || at >= until) return refuse('conflict');
      const said = { ...(by && { by }), ...(declaredAt && { declaredAt }) };
      return [{ type: 'WithdrawalOrdered', data: { orderId, subscriptionId, ...said } }];
    }
  }
}

function decideCancellation(
  { orderId, subscriptionId, by, declaredAt, ...wanted }: Declared & Pick<Events['CancellationOrdered'], 'when'>,
  subscription: Subscription,
  account: Account,
): readonly SubscriptionEvent[] {
  // The period of the declaration is over: the subscription ends now, and later charges are refunded.
  const isLate = declaredAt !== undefined && declaredAt < subscription.periodStart;
  const when = isLate ? 'now' : wanted.when;
  const ordered = lastWord(account, subscription);
  if (subscription.status === 'ended' || ordered === 'now' || ordered === when) return [];
  const said = { ...(by && { by }), ...(declaredAt && { declaredAt }), ...(isLate && { payBackSince: declaredAt }) };
  return [{ type: 'CancellationOrdered', data: { orderId, subscriptionId, when, ...said } }];
}

function decideContinuation(
  { orderId, subscriptionId }: Ordered,
  subscription: Subscription,
  account: Account,
): readonly SubscriptionEvent[] {
  const ordered = lastWord(account, subscription);
  if (subscription.status === 'ended' || ordered === 'now') return refuse('conflict');
  return ordered === 'goes_on' ? [] : [{ type: 'ContinuationOrdered', data: { orderId, subscriptionId } }];
}

function decidePlanChange(
  { orderId, subscriptionId, terms, prorationAt, dueNow }: Events['PlanChangeOrdered'],
  subscription: Subscription,
  account: Account,
): readonly SubscriptionEvent[] {
  const { status } = subscription;
  const isUnderWay = account.orders.some(({ kind }) => kind === 'change_plan');
  if (status !== 'active' || isUnderWay || lastWord(account, subscription) !== 'goes_on') return refuse('conflict');
  if (terms.unitPrice.currency !== account.currency) return refuse('currency_fixed');
  if (isSameTerms(terms, subscription.terms)) return [];
  return [{ type: 'PlanChangeOrdered', data: { orderId, subscriptionId, terms, prorationAt, dueNow } }];
}

/** The customer's last decision about the end, whether or not the provider knows it. */
function lastWord({ orders }: Account, subscription: Subscription): 'goes_on' | 'period_end' | 'now' {
  const { subscriptionId, endsAt, isWithdrawn } = subscription;
  if (isWithdrawn) return 'now';
  const own = orders.filter((order) => 'subscriptionId' in order && order.subscriptionId === subscriptionId);
  const last = own.findLast(({ kind }) => kind === 'cancel' || kind === 'continue');
  if (last?.kind === 'cancel') return last.when;
  return last || endsAt === null ? 'goes_on' : 'period_end';
}

/** Whether both have the same plan, interval, number and price. Names and benefits may differ: they may have changed since. */
export function isSameTerms(one: Events['PlanChangeOrdered']['terms'], other: typeof one): boolean {
  const bought = ({ productId, interval, quantity, unitPrice }: typeof one) => [
    productId,
    interval,
    quantity,
    unitPrice,
  ];
  return canonicalJson(bought(one)) === canonicalJson(bought(other));
}

/** @throws subscription_exists, payment_pending, conflict, currency_fixed */
export function refuseCheckout(account: Account, currency: string): void {
  if (liveSubscription(account))
    refuse(liveSubscription(account)?.status === 'pending' ? 'payment_pending' : 'subscription_exists');
  if (isCompleting(account)) refuse('payment_pending');
  if (account.checkout?.status === 'started' || account.checkout?.status === 'open') refuse('conflict');
  if (account.currency !== null && account.currency !== currency) refuse('currency_fixed', 'currency');
}

/** The customer has paid or promised to pay, and the provider's subscription is not known yet. */
const isCompleting = ({ checkout, subscriptions }: Account): boolean =>
  checkout?.status === 'complete' && !subscriptions.some((one) => one.subscriptionId === checkout.checkoutId);
