import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { ProductEvent } from './events.ts';

type Events = { [E in ProductEvent as E['type']]: E['data'] };
export type Plan = Events['ProductCreated'];
export type Published = Events['ProductPublished'];

/** `published`: the last version that was sent to the payment provider. */
export type Product = Readonly<{
  plan: Plan;
  published: Published | null;
  /** Somebody may have bought it. */
  wasOnSale: boolean;
}>;

type PlanChanges = { readonly [Field in keyof Plan]?: Plan[Field] | undefined };

export type ProductCommand =
  | Message<'CreateProduct', Plan>
  | Message<'ChangeProduct', PlanChanges>
  | Message<'ReportPublished', Published>
  | Message<'RemoveProduct', Readonly<Record<never, never>>>;

/** One plan. */
export const productDecider: Decider<Product | null, ProductCommand, ProductEvent> = {
  initialState: null,

  decide({ type, data }, product) {
    if (type === 'CreateProduct') {
      if (product) return isSame(product.plan, data) ? [] : refuse('conflict');
      return [{ type: 'ProductCreated', data: checked(spelledOut(data)) }];
    }
    if (!product) return refuse('not_found');
    if (type === 'RemoveProduct')
      return product.wasOnSale ? refuse('cannot_delete') : [{ type: 'ProductRemoved', data: {} }];
    if (type === 'ReportPublished') {
      const { providerProductId, prices } = data;
      return isSame(product.published, data) ? [] : [{ type: 'ProductPublished', data: { providerProductId, prices } }];
    }
    const plan = checked(spelledOut({ ...product.plan, ...withoutAbsent(data) }));
    return isSame(product.plan, plan) ? [] : [{ type: 'ProductChanged', data: plan }];
  },

  evolve(product, { type, data }) {
    switch (type) {
      case 'ProductCreated':
      case 'ProductChanged':
        return {
          plan: data,
          published: product?.published ?? null,
          wasOnSale: data.active || product?.wasOnSale === true,
        };
      case 'ProductPublished':
        return product && { ...product, published: data };
      case 'ProductRemoved':
        return null;
      default:
        return product;
    }
  },
};

/** @throws invalid_input if a price is duplicated, a plan on sale has none, or a person would buy seats */
function checked(plan: Plan): Plan {
  const { prices, audience, maxSeats, active } = plan;
  const kinds = new Set(prices.map(({ interval, price }) => `${interval} ${price.currency}`));
  if (kinds.size < prices.length || prices.some(({ price }) => price.amount <= 0)) refuse('invalid_input', 'prices');
  if (active && prices.length === 0) refuse('invalid_input', 'prices');
  if (maxSeats !== null && (audience === 'private' || maxSeats < 1)) refuse('invalid_input', 'maxSeats');
  return plan;
}

const spelledOut = (plan: Plan): Plan => {
  const { name, description, audience, benefits, prices, maxSeats, images, metadata, active } = plan;
  return { name, description, audience, benefits, prices, maxSeats, images, metadata, active };
};

const withoutAbsent = (changes: PlanChanges): Partial<Plan> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);
