import { beginSubscription } from './begin-subscription.ts';
import { decline } from './change-subscription.ts';
import { drawUp } from './draw-up.ts';
import type { CheckoutSession, PaymentMethod } from './objects.ts';
import { found, invalid, keep, type World } from './world.ts';

/** Payment methods for trying the product, with the names of Stripe's test methods. */
const testMethods = {
  pm_card_visa: { type: 'card', behaviour: 'pays' },
  pm_card_chargeDeclined: { type: 'card', behaviour: 'declines' },
  pm_card_chargeCustomerFail: { type: 'card', behaviour: 'declines' },
  pm_card_authenticationRequired: { type: 'card', behaviour: 'authenticates' },
  pm_sepaDebit: { type: 'sepa_debit', behaviour: 'pays_slowly' },
  pm_sepaDebit_fails: { type: 'sepa_debit', behaviour: 'declines_slowly' },
} as const satisfies Record<string, Pick<PaymentMethod, 'type' | 'behaviour'>>;

export type TestMethod = keyof typeof testMethods;

export const isTestMethod = (name: string): name is TestMethod => Object.hasOwn(testMethods, name);

export function newMethod(world: World, name: TestMethod, customer: string): PaymentMethod {
  const { type, behaviour } = testMethods[name];
  const shown =
    type === 'card'
      ? { card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 } }
      : { sepa_debit: { last4: '3000', country: 'DE' } };
  return keep(world, 'payment_methods', {
    id: world.nextId('pm'),
    object: 'payment_method',
    type,
    ...shown,
    customer,
    behaviour,
  });
}

/** The recipient of invoices, as the page asks for it. */
export type BilledTo = Readonly<{ name: string; line1: string; postal_code: string; city: string }>;
type Paying = Readonly<{ method: TestMethod; authenticates: boolean; billedTo?: BilledTo | undefined }>;

export function makeOutTo(world: World, customerId: string, { name, line1, postal_code, city }: BilledTo): void {
  const customer = found(world, 'customers', customerId);
  const { country = null } = customer.address ?? {};
  Object.assign(customer, { name, address: { line1, line2: null, postal_code, city, state: null, country } });
  world.emit('customer.updated', customer, world.timeOf(customer));
}

/** Handles a payment on the page of a session. @throws card_declined and the session stays open */
export function payCheckout(
  world: World,
  sessionId: string,
  { method, authenticates, billedTo }: Paying,
): CheckoutSession {
  const session = found(world, 'checkout_sessions', sessionId);
  if (session.status !== 'open') invalid('This Checkout Session is not open any more.');
  const { behaviour } = testMethods[method];
  if (method === 'pm_card_chargeDeclined') decline('card_declined', 'Your card was declined.');
  if (behaviour === 'authenticates' && !authenticates)
    decline('authentication_required', 'The bank could not authenticate you.');
  if (billedTo) makeOutTo(world, session.customer, billedTo);
  const { price, quantity, coupon, taxRates, metadata } = session.order;
  const at = world.timeOf(found(world, 'customers', session.customer));
  const { id: paymentMethod } = newMethod(world, method, session.customer);
  const first = behaviour === 'authenticates' || method === 'pm_card_chargeCustomerFail';
  const { subscription, invoice } = paidOnce(world, first ? paymentMethod : null, () =>
    beginSubscription(world, {
      ...{
        customer: session.customer,
        price: found(world, 'prices', price),
        quantity,
        coupon,
        metadata,
        at,
        paymentMethod,
      },
      taxRates: taxRates.map((id) => found(world, 'tax_rates', id)),
      ...{ collection: 'charge_automatically', daysUntilDue: null },
    }),
  );
  const payment_status = invoice.status === 'paid' ? 'paid' : 'unpaid';
  Object.assign(session, {
    status: 'complete',
    payment_status,
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  });
  world.emit('checkout.session.completed', session, at);
  return session;
}

/** The customer is present for the first payment, whatever the card does later. */
function paidOnce<Result>(world: World, methodId: string | null, begin: () => Result): Result {
  if (methodId === null) return begin();
  const method = found(world, 'payment_methods', methodId);
  const { behaviour } = method;
  method.behaviour = 'pays';
  const begun = begin();
  method.behaviour = behaviour;
  return begun;
}

/** The first charge of a session. */
export function amountsOf(world: World, { order, customer: customerId }: Pick<CheckoutSession, 'order' | 'customer'>) {
  const price = found(world, 'prices', order.price);
  const customer = found(world, 'customers', customerId);
  const at = world.timeOf(customer);
  const amount = price.unit_amount * order.quantity;
  const discounts = order.coupon ? [preview(world, order.coupon, at)] : [];
  const rates = order.taxRates.map((id) => found(world, 'tax_rates', id));
  const subscription = { id: '', default_tax_rates: rates, discounts };
  const drafts = [{ price, quantity: order.quantity, amount, period: { start: at, end: at }, proration: false }];
  return drawUp(world, drafts, { subscription, customer, at }).amounts;
}

function preview(world: World, coupon: string, at: number): string {
  const source = { type: 'coupon', coupon: found(world, 'coupons', coupon).id } as const;
  return keep(world, 'discounts', { id: `di_preview_${coupon}`, object: 'discount', start: at, end: null, source }).id;
}
