import { endSubscription } from './billing.ts';
import { isTestMethod, newMethod } from './checkout.ts';
import { passTime } from './clock.ts';
import type { Customer } from './objects.ts';
import { inner, list, metadataOf, number, type Params, text } from './params.ts';
import { expansions, pageOf, type Routes } from './route.ts';
import { listed, shownMethod } from './shown.ts';
import { all, found, invalid, keep, missing, type World } from './world.ts';

/** Customers, payment methods, and clocks. */
export const customerRoutes: Routes = {
  'POST /v1/customers'({ world, params }) {
    const test_clock = text(params, 'test_clock') ?? null;
    const created = world.timeOf({ test_clock });
    const id = world.nextId('cus');
    const customer = keep(world, 'customers', { ...newCustomer(id, created), test_clock });
    change(world, customer, params);
    for (const taxId of (list(params, 'tax_id_data') ?? []) as Params[]) keepTaxId(world, id, taxId);
    world.emit('customer.created', customer, created);
    return customer;
  },
  'GET /v1/customers/:id'(call) {
    const customer = found(call.world, 'customers', call.id);
    const { default_payment_method: id } = customer.invoice_settings;
    if (id === null || !expansions(call).includes('invoice_settings.default_payment_method')) return customer;
    const method = shownMethod(found(call.world, 'payment_methods', id));
    return { ...customer, invoice_settings: { ...customer.invoice_settings, default_payment_method: method } };
  },
  'POST /v1/customers/:id'({ world, id, params }) {
    const customer = found(world, 'customers', id);
    change(world, customer, params);
    world.emit('customer.updated', customer, world.timeOf(customer));
    return customer;
  },
  'DELETE /v1/customers/:id'({ world, id }) {
    const customer = found(world, 'customers', id);
    const at = world.timeOf(customer);
    for (const subscription of all(world, 'subscriptions'))
      if (subscription.customer === id && subscription.ended_at === null) endSubscription(world, subscription, { at });
    Object.assign(customer, { name: null, email: null, address: null, metadata: {} });
    world.emit('customer.deleted', customer, at);
    return { id, object: 'customer', deleted: true };
  },
  'POST /v1/customers/:id/balance_transactions'({ world, id, params }) {
    const customer = found(world, 'customers', id);
    const amount = number(params, 'amount') ?? 0;
    customer.balance += amount;
    world.emit('customer.updated', customer, world.timeOf(customer));
    const of = { customer: id, currency: text(params, 'currency') ?? '', ending_balance: customer.balance };
    return { id: world.nextId('cbtxn'), object: 'customer_balance_transaction', type: 'adjustment', amount, ...of };
  },
  'POST /v1/customers/:id/tax_ids': ({ world, id, params }) =>
    keepTaxId(world, found(world, 'customers', id).id, params),
  'GET /v1/customers/:id/tax_ids': (call) =>
    listed(
      `/v1/customers/${call.id}/tax_ids`,
      all(call.world, 'tax_ids').filter(({ customer }) => customer === call.id),
      pageOf(call),
    ),
  'DELETE /v1/tax_ids/:id'({ world, id }) {
    delete world.kept.tables.tax_ids[found(world, 'tax_ids', id).id];
    return { id, object: 'tax_id', deleted: true };
  },
  'POST /v1/payment_methods/:id/attach'({ world, id, params }) {
    const customer = found(world, 'customers', text(params, 'customer') ?? '');
    return shownMethod(isTestMethod(id) ? newMethod(world, id, customer.id) : missing('payment_method', id));
  },
  'POST /v1/test_helpers/test_clocks': ({ world, params }) => {
    const created = world.timeOf(null);
    return keep(world, 'test_clocks', {
      ...({
        id: world.nextId('clock'),
        object: 'test_helpers.test_clock',
        created,
        status: 'ready',
        livemode: false,
      } as const),
      ...{ deletes_after: created + 2_592_000, name: text(params, 'name') ?? null },
      frozen_time: number(params, 'frozen_time') ?? created,
    });
  },
  'GET /v1/test_helpers/test_clocks/:id': ({ world, id }) => found(world, 'test_clocks', id),
  'POST /v1/test_helpers/test_clocks/:id/advance'({ world, id, params }) {
    const clock = found(world, 'test_clocks', id);
    const until = number(params, 'frozen_time') ?? 0;
    if (until <= clock.frozen_time) invalid('A clock only goes forward.', 'frozen_time');
    passTime(world, id, until);
    clock.frozen_time = until;
    return clock;
  },
};

const newCustomer = (id: string, created: number): Customer => ({
  ...({ id, object: 'customer', created, name: null, email: null, address: null, balance: 0, currency: null } as const),
  ...({ tax_exempt: 'none', preferred_locales: [], metadata: {}, test_clock: null, livemode: false } as const),
  invoice_settings: { default_payment_method: null },
});

function change(world: World, customer: Customer, params: Params): void {
  const exempt = text(params, 'tax_exempt');
  if (exempt === 'none' || exempt === 'exempt' || exempt === 'reverse') customer.tax_exempt = exempt;
  customer.email = text(params, 'email') ?? customer.email;
  customer.name = text(params, 'name') ?? customer.name;
  const address = inner(params, 'address');
  if (address) customer.address = addressOf(address);
  customer.preferred_locales =
    (list(params, 'preferred_locales') as string[] | undefined) ?? customer.preferred_locales;
  customer.metadata = metadataOf(params, customer.metadata);
  const method = text(inner(params, 'invoice_settings') ?? {}, 'default_payment_method');
  if (method !== undefined) customer.invoice_settings.default_payment_method = ownMethod(world, customer, method);
}

const addressOf = (params: Params) => {
  const part = (name: string) => text(params, name) ?? null;
  return {
    ...{ line1: part('line1'), line2: part('line2'), postal_code: part('postal_code'), city: part('city') },
    ...{ state: part('state'), country: part('country') },
  };
};

const keepTaxId = (world: World, customer: string, params: Params) =>
  keep(world, 'tax_ids', {
    ...{ id: world.nextId('txi'), object: 'tax_id', customer },
    ...{ type: text(params, 'type') ?? '', value: text(params, 'value') ?? '' },
  });

/** The id of a payment method. A test method is first added to the customer. */
export function ownMethod(world: World, customer: Customer, id: string): string {
  if (isTestMethod(id)) return newMethod(world, id, customer.id).id;
  return all(world, 'payment_methods').find((method) => method.id === id)?.id ?? missing('payment_method', id);
}
