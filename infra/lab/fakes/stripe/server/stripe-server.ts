import { answer, type ReceivedRequest } from './answer.ts';
import { markPaid, subscriptionOf } from './billing.ts';
import { type BilledTo, makeOutTo, payCheckout, type TestMethod } from './checkout.ts';
import { passTime } from './clock.ts';
import { ownMethod } from './customer-routes.ts';
import type { StripeEvent } from './objects.ts';
import { type Answer, all, createWorld, found, type Kept, newKept, type World } from './world.ts';

/** `unavailable` and `busy`: the call is not executed; `lost answer`: it is executed, and the answer is lost. */
type Fault = 'unavailable' | 'busy' | 'lost answer';

/** Faults of the next calls, in order. */
function faults() {
  const planned: Fault[] = [];
  return {
    failNext: (fault: Fault, times = 1) => void planned.push(...Array.from({ length: times }, () => fault)),
    /** Null: the connection ends without an answer. */
    meet(answer: () => Answer): Answer | null {
      const fault = planned.shift();
      if (fault === 'unavailable') return refusal(503, 'api_error', 'The service is unavailable.');
      if (fault === 'busy') return refusal(429, 'rate_limit_error', 'Too many requests.');
      const answered = answer();
      return fault === 'lost answer' ? null : answered;
    },
  };
}

const refusal = (status: number, type: string, message: string): Answer => ({
  status,
  body: { error: { type, message } },
});

export type StripeServer = ReturnType<typeof createStripeServer>;

type Options = Readonly<{
  kept?: Kept;
  /** In seconds. */
  clock?: () => number;
  /** Address of its pages. */
  address?: () => string;
}>;

/**
 * A small Stripe in memory, for tests and for trying the product: the calls that the product makes, and their consequences
 * over time. It refuses unknown requests. It stores no real card and moves no money.
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
    answer: (asked: ReceivedRequest) => meet(() => answer(world, asked)),
    /** Executes everything that is due. */
    catchUp: () => passTime(world, null, world.timeOf(null)),
    /** Moves the clock to this moment, in seconds since 1970. */
    moveTo(until: number) {
      passTime(world, null, until);
      kept.offset += until - world.timeOf(null);
    },
    /** The customer pays on the page; the bank requires a confirmation if the card does. */
    pay: (sessionId: string, method: TestMethod = 'pm_card_visa', authenticates = true, billedTo?: BilledTo) =>
      payCheckout(world, sessionId, { method, authenticates, billedTo }),
    changeBilledTo: (portalId: string, billedTo: BilledTo) =>
      makeOutTo(world, found(world, 'portal_sessions', portalId).customer, billedTo),
    /** The customer confirms at their bank. */
    confirm: (invoiceId: string) => confirmInvoice(world, invoiceId),
    changeCard: (portalId: string, method: TestMethod) => changeMethod(world, portalId, method),
    onEvent(listener: (event: StripeEvent) => void) {
      world.listeners.add(listener);
      return () => world.listeners.delete(listener);
    },
  };
}

function confirmInvoice(world: World, id: string): void {
  const invoice = found(world, 'invoices', id);
  if (invoice.status === 'open') markPaid(world, invoice, world.timeOf(subscriptionOf(world, invoice)));
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
