import { type Asked, answer } from './answer.ts';
import { payCheckout, type TestMethod } from './checkout.ts';
import { passTime } from './clock.ts';
import { ownMethod } from './customer-routes.ts';
import { faults } from './faults.ts';
import type { StripeEvent } from './objects.ts';
import { all, createWorld, found, type Kept, newKept, type World } from './world.ts';

export type StripeServer = ReturnType<typeof createStripeServer>;

type Options = Readonly<{
  kept?: Kept;
  /** In seconds. */
  clock?: () => number;
  /** Where its pages are reached. */
  address?: () => string;
}>;

/**
 * A small Stripe in memory, for tests and for trying the product: the calls that the product makes, and what follows from them
 * as time passes. What it does not know it refuses. It holds no real card and moves no money.
 */
export function createStripeServer({
  kept = newKept(),
  clock = now,
  address = () => 'http://stripe.test',
}: Options = {}) {
  const world = createWorld({ kept, clock, address });
  const { failNext, meet } = faults();
  return {
    world,
    failNext,
    /** One call; null: the connection ends without an answer. */
    answer: (asked: Asked) => meet(() => answer(world, asked)),
    /** What has come due since is done. */
    catchUp: () => passTime(world, null, world.timeOf(null)),
    /** To this moment, in seconds. */
    moveTo(until: number) {
      passTime(world, null, until);
      kept.offset += until - world.timeOf(null);
    },
    /** The customer pays on the page; the bank asks for more where the card wants that. */
    pay: (sessionId: string, method: TestMethod = 'pm_card_visa', authenticates = true) =>
      payCheckout(world, sessionId, { method, authenticates }),
    changeCard: (portalId: string, method: TestMethod) => changeMethod(world, portalId, method),
    onEvent(listener: (event: StripeEvent) => void) {
      world.listeners.add(listener);
      return () => world.listeners.delete(listener);
    },
  };
}

const now = () => Math.floor(Date.now() / 1_000);

function changeMethod(world: World, portalId: string, method: TestMethod): void {
  const customer = found(world, 'customers', found(world, 'portal_sessions', portalId).customer);
  const id = ownMethod(world, customer, method);
  customer.invoice_settings.default_payment_method = id;
  world.emit('customer.updated', customer, world.timeOf(customer));
  for (const subscription of all(world, 'subscriptions')) {
    if (subscription.customer !== customer.id || subscription.ended_at !== null) continue;
    subscription.default_payment_method = id;
    world.emit('customer.subscription.updated', subscription, world.timeOf(subscription));
  }
}
