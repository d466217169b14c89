import { z } from 'zod';
import { type CommandCall, NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Money } from '#domain/kernel/money.ts';

/** As people type it; the case does not matter. */
const CouponCode = z
  .string()
  .trim()
  .min(3)
  .max(40)
  .regex(/^[A-Za-z0-9-]+$/, 'expected letters, digits and hyphens')
  .transform((code) => code.toUpperCase());

const moment = z.iso.datetime();
const terms = {
  /** A share of the price in percent, or an amount in each currency that it is for: one of the two. */
  percentOff: z.int().min(1).max(100).nullable().default(null),
  amountsOff: z.array(Money).max(2).default([]),
  /** Of payments; null: for ever. */
  months: z.int().min(1).max(36).nullable().default(null),
  maxRedemptions: z.int().min(1).nullable().default(null),
  validFrom: moment.nullable().default(null),
  validUntil: moment.nullable().default(null),
  productIds: z.array(Id).min(1).max(50).nullable().default(null),
  oncePerCustomer: z.boolean().default(true),
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
  /** Nobody can use one that is not active; who has used it keeps it. */
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

/** The newest first. `reserved`: by somebody who is paying. */
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
      percentOff: z.int().nullable(),
      amountsOff: z.array(Money),
      months: z.int().nullable(),
      maxRedemptions: z.int().nullable(),
      validFrom: moment.nullable(),
      validUntil: moment.nullable(),
      productIds: z.array(Id).nullable(),
      oncePerCustomer: z.boolean(),
      reserved: z.int(),
      redeemed: z.int(),
    }),
  ),
  errors: ['access_denied'],
} as const satisfies QueryCall;
