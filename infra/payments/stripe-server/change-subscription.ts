import { behaviourOf, bill } from './billing.ts';
import { drawUp } from './draw-up.ts';
import type { Subscription } from './objects.ts';
import { type Change, prorate } from './prorate.ts';
import { found, StripeRefusal, type World } from './world.ts';

type Wanted = Readonly<{ change: Change; at: number; isInvoiced: boolean; mustSucceed: boolean }>;

/** Another price or number from `at` on. @throws card_declined where that has to be paid at once and is not */
export function changeSubscription(world: World, subscription: Subscription, wanted: Wanted): void {
  const { change, at, isInvoiced, mustSucceed } = wanted;
  const [item] = subscription.items.data;
  if (!item) return;
  const { drafts, period, isNewCycle } = prorate(world, subscription, change, at);
  const customer = found(world, 'customers', subscription.customer);
  const after = { ...subscription, discounts: [...change.discounts] };
  const { amounts } = drawUp(world, drafts, { subscription: after, customer, at });
  if (isInvoiced && mustSucceed && amounts.amount_due > 0) refuseDecline(world, subscription);
  subscription.discounts = [...change.discounts];
  Object.assign(item, { price: change.price, quantity: change.quantity });
  Object.assign(item, { current_period_start: period.start, current_period_end: period.end });
  if (isNewCycle) Object.assign(subscription, { billing_cycle_anchor: at, periods: 0 });
  if (isInvoiced) bill(world, subscription, { drafts, reason: 'subscription_update', at });
  world.emit('customer.subscription.updated', subscription, at);
}

function refuseDecline(world: World, subscription: Subscription): void {
  const behaviour = behaviourOf(world, subscription);
  if (behaviour === 'declines') decline('card_declined', 'Your card was declined.');
  if (behaviour === 'authenticates')
    decline('authentication_required', 'Your card was declined: the bank asks for authentication.');
}

export function decline(code: string, message: string): never {
  throw new StripeRefusal(402, { type: 'card_error', code, message });
}
