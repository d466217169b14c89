import { z } from 'zod';
import { Audience, Interval, Price } from '#domain/kernel/billing.ts';
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
  tier: Tier.nullable(),
  permissions: z.array(z.string()),
  quotas: Quotas,
  maxSeats: z.int().nullable(),
  /** The plan that everybody has who bought none. */
  isFree: z.boolean(),
  /** Whether it can be bought here and now. */
  isBuyable: z.boolean(),
  /** In basis points, that is in the prices here. */
  vatRate: z.int(),
  /** In the currency that was asked for; null where it has no such price. */
  monthlyPrice: ShownPrice.nullable(),
  yearlyPrice: ShownPrice.nullable(),
  /** By the year, what a month comes to and how much less that is than by the month; as the audience reads prices. */
  yearlySaving: z.object({ gross: Saving, net: Saving }).nullable(),
  /** In minor units, as the audience reads them: gross for persons, net for companies. */
  unit_amount: z.int().nullable(),
  unitAmountMonthly: z.int().nullable(),
  unitAmountYearly: z.int().nullable(),
});
export type Product = z.infer<typeof Product>;

/** Set if the metadata describe the plan in another language than its description. */
export const describedIn = { en: 'description_en' } as const;

const name = z.string().trim().min(1).max(100);
const description = z.string().trim().max(2_000);
const images = z.array(z.url({ protocol: /^https$/ }).max(500)).max(10);
const metadata = z.record(z.string().max(40), z.string().max(500));
const prices = z.array(Price).max(8);
const permissions = z.array(PlanPermission).max(50);
const maxSeats = z.int().min(1).max(100_000).nullable();

export const productCommands = {
  /** Prices are without tax. */
  CreateProduct: {
    method: 'POST',
    path: '/api/Products/CreateProduct',
    body: z.object({
      name,
      description: description.default(''),
      images: images.default([]),
      metadata: metadata.default({}),
      audience: Audience.default('private'),
      benefits: Benefits.extend({ permissions: permissions.default([]) }),
      prices: prices.default([]),
      maxSeats: maxSeats.default(null),
      active: z.boolean().default(false),
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
      metadata: metadata.optional(),
      name: name.optional(),
      description: description.optional(),
      images: images.optional(),
      benefits: Benefits.extend({ permissions }).optional(),
      prices: prices.optional(),
      maxSeats: maxSeats.optional(),
      active: z.boolean().optional(),
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
  query: z.object({ currency: Currency.default('EUR'), country: Country.optional() }),
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
      id: Id.nullable(),
      name: z.string(),
      differences: z.array(z.object({ field: z.string(), ours: z.string().nullable(), theirs: z.string().nullable() })),
    }),
  ),
  errors: ['access_denied', 'payments_not_set_up', 'payment_service_unavailable'],
} as const satisfies QueryCall;
