import * as z from 'zod/mini';
import { Audience, Interval, Price } from '#domain/kernel/billing.ts';
import { Benefits } from '#domain/kernel/entitlement.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { Money } from '#domain/kernel/money.ts';

/** A plan as people can buy it. Prices are without tax; at most one for each interval and currency. */
const plan = {
  name: z.string(),
  description: z.string(),
  audience: Audience,
  benefits: Benefits,
  prices: z.array(Price),
  /** For companies: the maximum number of seats with this plan. Null: no limit, or not for companies. */
  maxSeats: z.nullable(z.int()),
  images: z.array(z.string()),
  metadata: z.record(z.string(), z.string()),
  /** Whether it can be bought. */
  active: z.boolean(),
};

/** In the stream `product-<id>`. */
export const productEvents = {
  ProductCreated: z.object(plan),
  /** The whole plan after the change. Existing subscribers keep their terms. */
  ProductChanged: z.object(plan),
  /** A plan that was never on sale was removed. */
  ProductRemoved: z.object({}),
  /** The payment provider has the product, with these prices of the plan. */
  ProductPublished: z.object({
    providerProductId: z.string(),
    prices: z.array(z.object({ providerPriceId: z.string(), interval: Interval, price: Money })),
  }),
};

export type ProductEvent = MessageOf<typeof productEvents>;
