import type { Coupon, Price } from './objects.ts';
import { flag, inner, metadataOf, number, type Params, text } from './params.ts';
import { matching, pageOf, type Routes } from './route.ts';
import { listed } from './shown.ts';
import { all, found, invalid, keep, type World } from './world.ts';

const now = (world: World) => world.timeOf(null);

const required = (params: Params, name: string): string =>
  text(params, name) ?? invalid(`Missing required param: ${name}.`, name);

/** Products, prices, coupons and tax rates. */
export const catalogueRoutes: Routes = {
  'POST /v1/products'({ world, params }) {
    const id = text(params, 'id') ?? world.nextId('prod');
    const product = keep(world, 'products', {
      ...({ id, object: 'product', created: now(world), name: required(params, 'name') } as const),
      description: text(params, 'description') ?? null,
      active: flag(params, 'active') ?? true,
      metadata: metadataOf(params),
    });
    world.emit('product.created', product, now(world));
    return product;
  },
  'GET /v1/products/:id': ({ world, id }) => found(world, 'products', id),
  'POST /v1/products/:id'({ world, id, params }) {
    const product = found(world, 'products', id);
    product.name = text(params, 'name') ?? product.name;
    product.description = text(params, 'description') ?? product.description;
    product.active = flag(params, 'active') ?? product.active;
    product.metadata = metadataOf(params, product.metadata);
    world.emit('product.updated', product, now(world));
    return product;
  },
  'GET /v1/products': (call) =>
    listed('/v1/products', matching(all(call.world, 'products'), call, ['active']), pageOf(call)),
  'POST /v1/prices'({ world, params }) {
    const price = keep(world, 'prices', newPrice(world, params));
    world.emit('price.created', price, now(world));
    return price;
  },
  'POST /v1/prices/:id'({ world, id, params }) {
    const price = found(world, 'prices', id);
    price.active = flag(params, 'active') ?? price.active;
    price.metadata = metadataOf(params, price.metadata);
    world.emit('price.updated', price, now(world));
    return price;
  },
  'GET /v1/prices': (call) =>
    listed('/v1/prices', matching(all(call.world, 'prices'), call, ['product', 'active']), pageOf(call)),
  'POST /v1/coupons': ({ world, params }) => keep(world, 'coupons', newCoupon(world, params)),
  'GET /v1/coupons/:id': ({ world, id }) => found(world, 'coupons', id),
  'POST /v1/tax_rates': ({ world, params }) =>
    keep(world, 'tax_rates', {
      ...({ id: world.nextId('txr'), object: 'tax_rate', created: now(world) } as const),
      display_name: required(params, 'display_name'),
      percentage: number(params, 'percentage') ?? invalid('Missing required param: percentage.', 'percentage'),
      inclusive: flag(params, 'inclusive') ?? false,
      active: true,
      country: text(params, 'country') ?? null,
      metadata: metadataOf(params),
    }),
  'GET /v1/tax_rates': (call) =>
    listed('/v1/tax_rates', matching(all(call.world, 'tax_rates'), call, ['active']), pageOf(call)),
};

function newPrice(world: World, params: Params): Price {
  const recurring = inner(params, 'recurring') ?? invalid('Only recurring prices are known here.', 'recurring');
  const interval = text(recurring, 'interval');
  if (interval !== 'month' && interval !== 'year')
    return invalid('Invalid recurring[interval].', 'recurring[interval]');
  const tax = text(params, 'tax_behavior');
  return {
    ...({ id: world.nextId('price'), object: 'price', created: now(world), active: true, type: 'recurring' } as const),
    product: found(world, 'products', required(params, 'product')).id,
    currency: required(params, 'currency'),
    unit_amount: number(params, 'unit_amount') ?? invalid('Missing required param: unit_amount.', 'unit_amount'),
    tax_behavior: tax === 'exclusive' || tax === 'inclusive' ? tax : 'unspecified',
    recurring: { interval, interval_count: 1 },
    lookup_key: text(params, 'lookup_key') ?? null,
    metadata: metadataOf(params),
  };
}

function newCoupon(world: World, params: Params): Coupon {
  const id = text(params, 'id') ?? world.nextId('co');
  if (all(world, 'coupons').some((coupon) => coupon.id === id)) invalid(`Coupon already exists: ${id}`, 'id');
  const duration = text(params, 'duration') ?? 'once';
  if (duration !== 'once' && duration !== 'repeating' && duration !== 'forever')
    return invalid('Invalid duration.', 'duration');
  const options = Object.entries(inner(params, 'currency_options') ?? {}).map(
    ([currency, option]) => [currency, { amount_off: number(option as Params, 'amount_off') ?? 0 }] as const,
  );
  return {
    ...({ id, object: 'coupon', created: now(world), duration, valid: true } as const),
    name: text(params, 'name') ?? null,
    percent_off: number(params, 'percent_off') ?? null,
    amount_off: number(params, 'amount_off') ?? null,
    currency: text(params, 'currency') ?? null,
    currency_options: Object.fromEntries(options),
    duration_in_months: number(params, 'duration_in_months') ?? null,
    metadata: metadataOf(params),
  };
}
