import * as z from 'zod/mini';
import { Audience, Interval, Price, Seats } from '#domain/kernel/billing.ts';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Benefits, PlanPermission, Quotas, Tier } from '#domain/kernel/entitlement.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Currency, Money } from '#domain/kernel/money.ts';
import { Country } from '#domain/kernel/vat.ts';

/** Price of one licence for one interval: without tax, the tax, and with it. */
const ShownPrice = z.object({ interval: Interval, net: Money, vat: Money, gross: Money });

const Saving = z.object({ perMonth: Money, saved: Money });

/** A plan as people choose it. Private customers read gross prices, companies net ones. */
const Product = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  active: z.boolean(),
  metadata: z.record(z.string(), z.string()),
  audience: Audience,
  tier: z.nullable(Tier),
  permissions: z.array(z.string()),
  quotas: Quotas,
  maxSeats: z.nullable(z.int()),
  /** The plan that everybody has who bought none. */
  isFree: z.boolean(),
  /** Whether it can be bought here and now. */
  isBuyable: z.boolean(),
  /** In basis points, that is in the prices here. */
  vatRate: z.int(),
  /** In the currency that was asked for; null where it has no such price. */
  monthlyPrice: z.nullable(ShownPrice),
  yearlyPrice: z.nullable(ShownPrice),
  /** By the year, what a month comes to and how much less that is than by the month; as the audience reads prices. */
  yearlySaving: z.nullable(z.object({ gross: Saving, net: Saving })),
  /** In minor units, as the audience reads them: gross for persons, net for companies. */
  unit_amount: z.nullable(z.int()),
  unitAmountMonthly: z.nullable(z.int()),
  unitAmountYearly: z.nullable(z.int()),
});
export type Product = z.infer<typeof Product>;

/** Set if the metadata describe the plan in another language than its description. */
export const describedIn = { en: 'description_en' } as const;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const description = z.string().check(z.trim(), z.maxLength(2_000));
const images = z.array(z.url({ protocol: /^https$/ }).check(z.maxLength(500))).check(z.maxLength(10));
const metadata = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)));
const prices = z.array(Price).check(z.maxLength(8));
const permissions = z.array(PlanPermission).check(z.maxLength(50));
const maxSeats = z.nullable(Seats);

export const productCommands = {
  /** Prices are without tax. */
  CreateProduct: {
    method: 'POST',
    path: '/api/Products/CreateProduct',
    body: z.object({
      name,
      description: z._default(description, ''),
      images: z._default(images, []),
      metadata: z._default(metadata, {}),
      audience: z._default(Audience, 'private'),
      benefits: z.extend(Benefits, { permissions: z._default(permissions, []) }),
      prices: z._default(prices, []),
      maxSeats: z._default(maxSeats, null),
      active: z._default(z.boolean(), false),
    }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: ['invalid_input', 'access_denied', 'idempotency_mismatch'],
  },
  /** What is not named stays. Existing subscribers keep their terms. */
  UpdateProduct: {
    method: 'PATCH',
    path: '/api/Products/UpdateProduct',
    body: z.object({
      id: Id,
      metadata: z.optional(metadata),
      name: z.optional(name),
      description: z.optional(description),
      images: z.optional(images),
      benefits: z.optional(z.extend(Benefits, { permissions })),
      prices: z.optional(prices),
      maxSeats: z.optional(maxSeats),
      active: z.optional(z.boolean()),
    }),
    answer: z.object({ id: Id }),
    status: 200,
    errors: ['invalid_input', 'access_denied', 'not_found', 'idempotency_mismatch'],
  },
  /** Makes the payment provider have what the plan says. */
  PublishProduct: {
    method: 'POST',
    path: '/api/Products/:id/Publish',
    params: z.object({ id: Id }),
    body: Nothing,
    answer: z.object({ id: Id }),
    status: 200,
    errors: [
      'access_denied',
      'not_found',
      'payments_not_set_up',
      'payment_service_unavailable',
      'idempotency_mismatch',
    ],
  },
} as const satisfies Record<string, CommandCall>;

/** Plans on sale, and the free plan; who may change plans gets all of them. */
export const productList = {
  method: 'GET',
  path: '/api/Products/GetProducts',
  name: 'product-list',
  query: z.object({ currency: z._default(Currency, 'EUR'), country: z.optional(Country) }),
  answer: z.array(Product),
} as const satisfies QueryCall;

/** Differences between the plans and the payment provider. Nothing is changed by asking. */
export const productDrift = {
  method: 'GET',
  path: '/api/Products/Drift',
  name: 'product-drift',
  query: NoInput,
  answer: z.array(
    z.object({
      /** Null: the provider has a product that is no plan of ours. */
      id: z.nullable(Id),
      name: z.string(),
      differences: z.array(
        z.object({ field: z.string(), ours: z.nullable(z.string()), theirs: z.nullable(z.string()) }),
      ),
    }),
  ),
  errors: ['access_denied', 'payments_not_set_up', 'payment_service_unavailable'],
} as const satisfies QueryCall;
