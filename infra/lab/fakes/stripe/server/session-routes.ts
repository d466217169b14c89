import { amountsOf } from './checkout.ts';
import type { CheckoutSession } from './objects.ts';
import { inner, list, metadataOf, number, type Params, text } from './params.ts';
import { type Call, pageOf, type Routes } from './route.ts';
import { listed, shownSession } from './shown.ts';
import { all, found, invalid, keep } from './world.ts';

const dayOfSession = 86_400;

/** Pages of the provider to which a customer is sent, and the list of events. */
export const sessionRoutes: Routes = {
  'POST /v1/checkout/sessions'(call) {
    if (text(call.params, 'mode') !== 'subscription') invalid('Only subscriptions are known here.', 'mode');
    const session = keep(call.world, 'checkout_sessions', newSession(call));
    const { subtotal, total } = amountsOf(call.world, session);
    Object.assign(session, { amount_subtotal: subtotal, amount_total: total });
    return shownSession(session);
  },
  'GET /v1/checkout/sessions/:id': ({ world, id }) => shownSession(found(world, 'checkout_sessions', id)),
  'POST /v1/checkout/sessions/:id/expire'({ world, id }) {
    const session = found(world, 'checkout_sessions', id);
    if (session.status !== 'open') invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
    Object.assign(session, { status: 'expired', url: null });
    world.emit('checkout.session.expired', session, world.timeOf(null));
    return shownSession(session);
  },
  'POST /v1/billing_portal/configurations': ({ world }) => ({
    id: world.nextId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
  }),
  'POST /v1/billing_portal/sessions'({ world, params }) {
    const customer = found(world, 'customers', text(params, 'customer') ?? '');
    const id = world.nextId('bps');
    return keep(world, 'portal_sessions', {
      ...({ id, object: 'billing_portal.session', created: world.timeOf(null), livemode: false } as const),
      ...{
        customer: customer.id,
        return_url: text(params, 'return_url') ?? '',
        url: `${world.address()}/portal/${id}`,
      },
    });
  },
  'GET /v1/events'(call) {
    const since = number(inner(call.params, 'created') ?? {}, 'gte') ?? 0;
    const events = all(call.world, 'events').filter(({ created }) => created >= since);
    return listed('/v1/events', events, pageOf(call));
  },
  'GET /v1/events/:id': ({ world, id }) => found(world, 'events', id),
};

function newSession({ world, params }: Call): CheckoutSession {
  const customer = found(world, 'customers', text(params, 'customer') ?? '');
  const [item = {}] = (list(params, 'line_items') ?? []) as Params[];
  const price = found(world, 'prices', text(item, 'price') ?? '');
  const [discount = {}] = (list(params, 'discounts') ?? []) as Params[];
  const details = inner(params, 'subscription_data') ?? {};
  const id = world.nextId('cs_test');
  const created = world.timeOf(customer);
  return {
    ...({
      id,
      object: 'checkout.session',
      created,
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
    } as const),
    ...{ customer: customer.id, client_reference_id: text(params, 'client_reference_id') ?? null },
    ...{ currency: price.currency, amount_subtotal: 0, amount_total: 0 },
    expires_at: number(params, 'expires_at') ?? created + dayOfSession,
    success_url: text(params, 'success_url') ?? '',
    cancel_url: text(params, 'cancel_url') ?? null,
    ...{ url: `${world.address()}/pay/${id}`, locale: text(params, 'locale') ?? null },
    ...{ subscription: null, invoice: null, metadata: metadataOf(params), livemode: false },
    order: {
      ...{ price: price.id, quantity: number(item, 'quantity') ?? 1, coupon: text(discount, 'coupon') ?? null },
      taxRates: (list(details, 'default_tax_rates') ?? []) as string[],
      metadata: metadataOf(details),
    },
  };
}
