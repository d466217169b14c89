import { applyChange, behaviourOf, bill, discardPending } from './billing.ts';
import { drawUp } from './draw-up.ts';
import type { Subscription } from './objects.ts';
import { type Change, prorate } from './prorate.ts';
import { found, StripeRefusal, type World } from './world.ts';

/** `error`: refused if it is not paid at once. `pending`: takes effect when it is paid. */
type Unpaid = 'allow' | 'error' | 'pending';
type ChangeInput = Readonly<{ change: Change; at: number; isInvoiced: boolean; unpaid: Unpaid }>;

/** Another price or number from `at` on. @throws card_declined if it must be paid at once and is not */
export function changeSubscription(world: World, subscription: Subscription, wanted: ChangeInput): void {
  const { change, at, isInvoiced, unpaid } = wanted;
  if (subscription.items.data.length === 0) return;
  discardPending(world, subscription, at);
  const { drafts, period, isNewCycle } = prorate(world, subscription, change, at);
  const customer = found(world, 'customers', subscription.customer);
  const { price, quantity } = change;
  const discounts = [...change.discounts];
  const after = { ...subscription, discounts };
  const { amounts } = drawUp(world, drafts, { subscription: after, customer, at });
  const isOwed = isInvoiced && amounts.amount_due > 0;
  if (isOwed && unpaid === 'error') refuseDecline(world, subscription);
  const applies = { price, quantity, discounts, period: { ...period }, anchor: isNewCycle ? at : null };
  if (isOwed && unpaid === 'pending') {
    const item = { ...(subscription.items.data[0] as (typeof subscription.items.data)[number]), price, quantity };
    const expires_at = Math.min(at + pendingSeconds, item.current_period_end);
    subscription.pending_update = { expires_at, subscription_items: [item], discounts };
    bill(world, after, { drafts, reason: 'subscription_update', at, applies });
  } else {
    applyChange(subscription, applies);
    if (isInvoiced) bill(world, subscription, { drafts, reason: 'subscription_update', at });
  }
  world.emit('customer.subscription.updated', subscription, at);
}

const pendingSeconds = 23 * 3_600;

function refuseDecline(world: World, subscription: Subscription): void {
  const behaviour = behaviourOf(world, subscription);
  if (behaviour === 'declines') decline('card_declined', 'Your card was declined.');
  if (behaviour === 'authenticates')
    decline('authentication_required', 'Your card was declined: the bank asks for authentication.');
}

export function decline(code: string, message: string): never {
  throw new StripeRefusal(402, { type: 'card_error', code, message });
}
