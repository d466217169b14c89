import { beginSubscription, discountFrom } from './begin-subscription.ts';
import { endSubscription } from './billing.ts';
import { changeSubscription } from './change-subscription.ts';
import { ownMethod } from './customer-routes.ts';
import type { Subscription } from './objects.ts';
import { flag, inner, list, metadataOf, number, type Params, text } from './params.ts';
import type { Change } from './prorate.ts';
import { type Call, expansions, matching, pageOf, type Routes } from './route.ts';
import { listed, shownSubscription } from './shown.ts';
import { all, found, invalid, type World } from './world.ts';

const shown = (call: Call, subscription: Subscription) => shownSubscription(call.world, subscription, expansions(call));

/** Subscriptions: begun, changed, cancelled. */
export const subscriptionRoutes: Routes = {
  'POST /v1/subscriptions'(call) {
    const { world, params } = call;
    const customer = found(world, 'customers', text(params, 'customer') ?? '');
    const [item = {}] = (list(params, 'items') ?? []) as Params[];
    const method = text(params, 'default_payment_method');
    const { subscription } = beginSubscription(world, {
      ...{ customer: customer.id, price: found(world, 'prices', text(item, 'price') ?? '') },
      ...{ quantity: number(item, 'quantity') ?? 1, metadata: metadataOf(params), at: world.timeOf(customer) },
      taxRates: rates(world, params) ?? [],
      coupon: couponIn(params) ?? null,
      paymentMethod: method === undefined ? null : ownMethod(world, customer, method),
      collection: text(params, 'collection_method') === 'send_invoice' ? 'send_invoice' : 'charge_automatically',
      daysUntilDue: number(params, 'days_until_due') ?? null,
    });
    return shown(call, subscription);
  },
  'GET /v1/subscriptions/:id': (call) => shown(call, found(call.world, 'subscriptions', call.id)),
  'GET /v1/subscriptions'(call) {
    const { status: _, ...filters } = call.params;
    const isAll = text(call.params, 'status') === 'all';
    const rows = matching(all(call.world, 'subscriptions'), { ...call, params: filters }, ['customer']);
    const wanted = rows.filter(({ ended_at }) => isAll || ended_at === null);
    return listed(
      '/v1/subscriptions',
      wanted.map((one) => shown(call, one)),
      pageOf(call),
    );
  },
  'POST /v1/subscriptions/:id'(call) {
    const { world, params, id } = call;
    const subscription = found(world, 'subscriptions', id);
    if (subscription.ended_at !== null)
      invalid('A canceled subscription can only update its cancellation_details and metadata.');
    changeItems(world, subscription, params);
    change(world, subscription, params);
    return shown(call, subscription);
  },
  'DELETE /v1/subscriptions/:id'(call) {
    const subscription = found(call.world, 'subscriptions', call.id);
    if (subscription.ended_at !== null) invalid(`No such subscription: '${call.id}'`, 'id');
    endSubscription(call.world, subscription, { at: call.world.timeOf(subscription) });
    return shown(call, subscription);
  },
};

const unpaidIn: Readonly<Record<string, 'error' | 'pending'>> = {
  error_if_incomplete: 'error',
  pending_if_incomplete: 'pending',
};

function changeItems(world: World, subscription: Subscription, params: Params): void {
  const items = list(params, 'items');
  if (!items) return;
  const at = number(params, 'proration_date') ?? world.timeOf(subscription);
  changeSubscription(world, subscription, {
    ...{ change: changeIn(world, subscription, params), at },
    isInvoiced: text(params, 'proration_behavior') === 'always_invoice',
    unpaid: unpaidIn[text(params, 'payment_behavior') ?? ''] ?? 'allow',
  });
}

/** Applies a request to a subscription. */
export function changeIn(world: World, subscription: Subscription, params: Params): Change {
  const [wanted = {}] = (list(params, 'items') ?? []) as Params[];
  const [item] = subscription.items.data;
  if (!item || text(wanted, 'id') !== item.id) return invalid('No such subscription item.', 'items');
  const priceId = text(wanted, 'price');
  return {
    price: priceId === undefined ? item.price : found(world, 'prices', priceId),
    quantity: number(wanted, 'quantity') ?? item.quantity,
    discounts: discountsIn(world, subscription, params),
  };
}

/** An empty `discounts` removes all; an absent one keeps them. */
function discountsIn(world: World, { discounts }: Subscription, params: Params): readonly string[] {
  if (params.discounts === undefined) return discounts;
  const coupon = couponIn(params);
  return coupon === undefined ? [] : [discountFrom(world, found(world, 'coupons', coupon), world.timeOf(null)).id];
}

function change(world: World, subscription: Subscription, params: Params): void {
  const before = JSON.stringify(subscription);
  const at = world.timeOf(subscription);
  const isAtEnd = flag(params, 'cancel_at_period_end');
  if (isAtEnd !== undefined) {
    const end = subscription.items.data[0]?.current_period_end ?? at;
    Object.assign(subscription, {
      cancel_at_period_end: isAtEnd,
      cancel_at: isAtEnd ? end : null,
      canceled_at: isAtEnd ? at : null,
    });
  }
  const method = text(params, 'default_payment_method');
  if (method)
    subscription.default_payment_method = ownMethod(world, found(world, 'customers', subscription.customer), method);
  subscription.default_tax_rates = rates(world, params) ?? subscription.default_tax_rates;
  subscription.metadata = metadataOf(params, subscription.metadata);
  if (!subscription.pending_update) subscription.discounts = [...discountsIn(world, subscription, params)];
  if (JSON.stringify(subscription) !== before) world.emit('customer.subscription.updated', subscription, at);
}

function couponIn(params: Params): string | undefined {
  const [first] = (list(params, 'discounts') ?? []) as Params[];
  return first && text(first, 'coupon');
}

function rates(world: World, params: Params) {
  if (text(params, 'default_tax_rates') === '') return [];
  const ids = list(params, 'default_tax_rates') as string[] | undefined;
  return ids?.map((id) => found(world, 'tax_rates', id));
}

export const detailsIn = (params: Params): Params => inner(params, 'subscription_details') ?? {};
