import { bill } from './billing.ts';
import type { Coupon, Discount, Invoice, Price, Subscription, TaxRate } from './objects.ts';
import { monthsAfter, periodEnd } from './periods.ts';
import { found, keep, type World } from './world.ts';

export type Begin = Readonly<{
  customer: string;
  price: Price;
  quantity: number;
  coupon: string | null;
  taxRates: readonly TaxRate[];
  paymentMethod: string | null;
  collection: Subscription['collection_method'];
  daysUntilDue: number | null;
  metadata: Record<string, string>;
  at: number;
}>;

/** A new subscription and its first invoice. */
export function beginSubscription(
  world: World,
  begin: Begin,
): Readonly<{ subscription: Subscription; invoice: Invoice }> {
  const { price, quantity, at } = begin;
  const subscription = keep(world, 'subscriptions', newSubscription(world, begin));
  if (begin.coupon) subscription.discounts = [discountFrom(world, found(world, 'coupons', begin.coupon), at).id];
  world.emit('customer.subscription.created', subscription, at);
  const amount = price.unit_amount * quantity;
  const period = { start: at, end: periodEnd(at, price.recurring.interval, 0) };
  const drafts = [{ price, quantity, amount, period, proration: false }];
  const invoice = bill(world, subscription, { drafts, reason: 'subscription_create', at });
  // With a slow payment or an invoice to pay, the subscription is active before the money arrives.
  if (subscription.status === 'incomplete' && (invoice.settles || begin.collection === 'send_invoice')) {
    subscription.status = 'active';
    world.emit('customer.subscription.updated', subscription, at);
  }
  return { subscription, invoice };
}

function newSubscription(world: World, begin: Begin): Subscription {
  const { customer, price, quantity, taxRates, paymentMethod, collection, daysUntilDue, metadata, at } = begin;
  const id = world.nextId('sub');
  const period = { current_period_start: at, current_period_end: periodEnd(at, price.recurring.interval, 0) };
  const item = { id: world.nextId('si'), object: 'subscription_item' as const, price, quantity, ...period };
  return {
    ...({ id, object: 'subscription', created: at, start_date: at, customer, status: 'incomplete' } as const),
    ...{ currency: price.currency, billing_cycle_anchor: at, cancel_at: null, cancel_at_period_end: false },
    ...{ canceled_at: null, ended_at: null, cancellation_details: { reason: null, comment: null } },
    ...{ collection_method: collection, days_until_due: daysUntilDue, default_payment_method: paymentMethod },
    ...{ pending_setup_intent: null, pending_update: null },
    ...{ default_tax_rates: [...taxRates], discounts: [], latest_invoice: null, metadata: { ...metadata } },
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    ...{ test_clock: found(world, 'customers', customer).test_clock, livemode: false, periods: 0 },
  };
}

export function discountFrom(world: World, coupon: Coupon, at: number): Discount {
  const { id, duration, duration_in_months } = coupon;
  const months = duration === 'repeating' ? (duration_in_months ?? 0) : null;
  const end = duration === 'once' ? at + 1 : months === null ? null : monthsAfter(at, months);
  const source = { type: 'coupon', coupon: id } as const;
  return keep(world, 'discounts', { id: world.nextId('di'), object: 'discount', start: at, end, source });
}
