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

/** A plan for buyers. Private customers see gross prices, companies net ones. */
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
  /** The plan of everybody who has bought none. */
  isFree: z.boolean(),
  /** Whether it can currently be bought. */
  isBuyable: z.boolean(),
  /** In basis points; the rate of the prices here. */
  vatRate: z.int(),
  /** In the requested currency; null if there is no such price. */
  monthlyPrice: z.nullable(ShownPrice),
  yearlyPrice: z.nullable(ShownPrice),
  /** For a yearly payment: the price for a month, and how much lower it is than the monthly price; gross or net as the audience sees prices. */
  yearlySaving: z.nullable(z.object({ gross: Saving, net: Saving })),
  /** In minor units: gross for persons, net for companies. */
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
  /** Absent fields stay. Existing subscribers keep their terms. */
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
  /** Overwrites the payment provider's version with the plan. */
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

/** Plans on sale, and the free plan; people who may change plans get all of them. */
export const productList = {
  method: 'GET',
  path: '/api/Products/GetProducts',
  name: 'product-list',
  query: z.object({ currency: z._default(Currency, 'EUR'), country: z.optional(Country) }),
  answer: z.array(Product),
} as const satisfies QueryCall;

/** Differences between the plans and the payment provider. The query changes nothing. */
export const productDrift = {
  method: 'GET',
  path: '/api/Products/Drift',
  name: 'product-drift',
  query: NoInput,
  answer: z.array(
    z.object({
      /** Null: the provider has a product without a plan. */
      id: z.nullable(Id),
      name: z.string(),
      differences: z.array(
        z.object({ field: z.string(), ours: z.nullable(z.string()), theirs: z.nullable(z.string()) }),
      ),
    }),
  ),
  errors: ['access_denied', 'payments_not_set_up', 'payment_service_unavailable'],
} as const satisfies QueryCall;
