import * as z from 'zod/mini';
import { type CommandCall, NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Money } from '#domain/kernel/money.ts';

/** As people type it; case-insensitive. */
const CouponCode = z.pipe(
  z
    .string()
    .check(
      z.trim(),
      z.minLength(3),
      z.maxLength(40),
      z.regex(/^[A-Za-z0-9-]+$/, 'expected letters, digits and hyphens'),
    ),
  z.transform((code) => code.toUpperCase()),
);

const moment = z.iso.datetime();
const terms = {
  /** Either a percentage of the price, or an amount for each currency in which the coupon can be used. */
  percentOff: z._default(z.nullable(z.int().check(z.gte(1), z.lte(100))), null),
  amountsOff: z._default(z.array(Money).check(z.maxLength(2)), []),
  /** The number of payments; null: for ever. */
  months: z._default(z.nullable(z.int().check(z.gte(1), z.lte(36))), null),
  maxRedemptions: z._default(z.nullable(z.int().check(z.gte(1))), null),
  validFrom: z._default(z.nullable(moment), null),
  validUntil: z._default(z.nullable(moment), null),
  productIds: z._default(z.nullable(z.array(Id).check(z.minLength(1), z.maxLength(50))), null),
  oncePerCustomer: z._default(z.boolean(), true),
};

export const couponCommands = {
  CreateCoupon: {
    method: 'POST',
    path: '/api/Coupons',
    body: z.object({ code: CouponCode, ...terms }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: ['invalid_input', 'access_denied', 'conflict', 'idempotency_mismatch'],
  },
  /** Nobody can use an inactive coupon; people who have already used it keep the discount. */
  SetCouponActive: {
    method: 'PATCH',
    path: '/api/Coupons/:id',
    params: z.object({ id: Id }),
    body: z.object({ active: z.boolean() }),
    answer: z.object({ id: Id, active: z.boolean() }),
    status: 200,
    errors: ['access_denied', 'not_found', 'idempotency_mismatch'],
  },
} as const satisfies Record<string, CommandCall>;

/** The newest first. `reserved`: uses in purchases that are not completed. */
export const couponList = {
  method: 'GET',
  path: '/api/Coupons',
  name: 'coupon-list',
  query: NoInput,
  answer: z.array(
    z.object({
      id: Id,
      code: z.string(),
      active: z.boolean(),
      createdAt: moment,
      percentOff: z.nullable(z.int()),
      amountsOff: z.array(Money),
      months: z.nullable(z.int()),
      maxRedemptions: z.nullable(z.int()),
      validFrom: z.nullable(moment),
      validUntil: z.nullable(moment),
      productIds: z.nullable(z.array(Id)),
      oncePerCustomer: z.boolean(),
      reserved: z.int(),
      redeemed: z.int(),
    }),
  ),
  errors: ['access_denied'],
} as const satisfies QueryCall;
