import { type Draft, discountOf, discountsAt, rounded } from './draw-up.ts';
import type { Price, Subscription } from './objects.ts';
import { periodEnd } from './periods.ts';
import type { World } from './world.ts';

export type Change = Readonly<{ price: Price; quantity: number; discounts: readonly string[] }>;

type Changed = Readonly<{
  drafts: readonly Draft[];
  period: Readonly<{ start: number; end: number }>;
  isNewCycle: boolean;
}>;

/** The price of a change at this time: the unused part is credited, the rest of the period is charged. */
export function prorate(world: World, subscription: Subscription, change: Change, at: number): Changed {
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription has an item');
  const { price, quantity, current_period_start: start, current_period_end: end } = item;
  const left = Math.max(0, Math.min(1, (end - at) / (end - start)));
  const credit: Draft = {
    ...{ price, quantity, proration: true, period: { start: at, end } },
    amount: -rounded(net(world, subscription.discounts, { price, quantity, at }) * left),
  };
  const bought = { price: change.price, quantity: change.quantity };
  if (price.recurring.interval !== change.price.recurring.interval) {
    const period = { start: at, end: periodEnd(at, change.price.recurring.interval, 0) };
    const amount = change.price.unit_amount * change.quantity;
    return { drafts: [credit, { ...bought, amount, proration: false, period }], period, isNewCycle: true };
  }
  const debit: Draft = {
    ...{ ...bought, proration: true, period: { start: at, end } },
    amount: rounded(net(world, change.discounts, { ...bought, at }) * left),
  };
  return { drafts: [credit, debit], period: { start, end }, isNewCycle: false };
}

type Bought = Readonly<{ price: Price; quantity: number; at: number }>;

function net(world: World, discounts: readonly string[], { price, quantity, at }: Bought): number {
  const amount = price.unit_amount * quantity;
  const off = discountsAt(world, discounts, at).reduce(
    (sum, discount) => sum + discountOf(world, discount, amount, price.currency),
    0,
  );
  return amount - Math.min(off, amount);
}
