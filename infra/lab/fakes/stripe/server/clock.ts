import { attempt, bill, discardPending, endSubscription, settle } from './billing.ts';
import { discountsAt } from './draw-up.ts';
import type { Subscription } from './objects.ts';
import { periodEnd } from './periods.ts';
import { all, type World } from './world.ts';

type Due = Readonly<{ at: number; happen: (at: number) => void }>;

/** Executes everything that is due up to `until`, each at its own time and in that order; of one test clock, or of none. */
export function passTime(world: World, clock: string | null, until: number): void {
  for (let next = nextDue(world, clock); next && next.at <= until; next = nextDue(world, clock)) next.happen(next.at);
}

function nextDue(world: World, clock: string | null): Due | undefined {
  const of = <Owned extends { test_clock: string | null }>(owned: Owned[]) =>
    owned.filter(({ test_clock }) => test_clock === clock);
  const dues = [
    ...of(all(world, 'subscriptions')).flatMap((subscription) => subscriptionDue(world, subscription)),
    ...of(all(world, 'invoices')).flatMap((invoice): Due[] => {
      if (invoice.settles) return [{ at: invoice.settles.at, happen: (at) => settle(world, invoice, at) }];
      const at = invoice.next_payment_attempt;
      return invoice.status === 'open' && at !== null ? [{ at, happen: () => attempt(world, invoice, at) }] : [];
    }),
    ...(clock === null ? sessionDues(world) : []),
  ];
  return dues.reduce<Due | undefined>((first, due) => (first && first.at <= due.at ? first : due), undefined);
}

function subscriptionDue(world: World, subscription: Subscription): readonly Due[] {
  const [item] = subscription.items.data;
  if (!item || subscription.ended_at !== null) return [];
  const { current_period_end: end } = item;
  const { cancel_at, cancel_at_period_end, pending_update } = subscription;
  if (pending_update && pending_update.expires_at <= (cancel_at ?? end))
    return [{ at: pending_update.expires_at, happen: (at) => discardPending(world, subscription, at) }];
  if (cancel_at !== null && cancel_at <= end)
    return [{ at: cancel_at, happen: (at) => endSubscription(world, subscription, { at }) }];
  if (cancel_at_period_end) return [{ at: end, happen: (at) => endSubscription(world, subscription, { at }) }];
  return [{ at: end, happen: (at) => renew(world, subscription, at) }];
}

function renew(world: World, subscription: Subscription, at: number): void {
  const [item] = subscription.items.data;
  if (!item) return;
  const { price, quantity } = item;
  subscription.periods += 1;
  const end = periodEnd(subscription.billing_cycle_anchor, price.recurring.interval, subscription.periods);
  Object.assign(item, { current_period_start: at, current_period_end: end });
  subscription.discounts = discountsAt(world, subscription.discounts, at).map(({ id }) => id);
  const drafts = [
    { price, quantity, amount: price.unit_amount * quantity, period: { start: at, end }, proration: false },
  ];
  bill(world, subscription, { drafts, reason: 'subscription_cycle', at });
  world.emit('customer.subscription.updated', subscription, at);
}

const sessionDues = (world: World): readonly Due[] =>
  all(world, 'checkout_sessions')
    .filter(({ status }) => status === 'open')
    .map((session) => ({
      at: session.expires_at,
      happen(at) {
        Object.assign(session, { status: 'expired', url: null });
        world.emit('checkout.session.expired', session, at);
      },
    }));
