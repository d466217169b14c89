import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { Money } from '#domain/kernel/money.ts';

const customer = { checkoutId: Id, customerId: Id };

/** In the stream `coupon-<id>`; the id derives from the code, so a code exists only once. */
export const couponEvents = {
  /** The discount: either a percentage, or an amount for each currency. */
  CouponCreated: z.object({
    couponCode: z.string(),
    percentOff: z.nullable(z.int()),
    amountsOff: z.array(Money),
    /** Number of payments that the coupon reduces; null: all of them, for ever. */
    months: z.nullable(z.int()),
    maxRedemptions: z.nullable(z.int()),
    validFrom: z.nullable(z.iso.datetime()),
    validUntil: z.nullable(z.iso.datetime()),
    /** The plans that the coupon is valid for; null: all. */
    productIds: z.nullable(z.array(Id)),
    oncePerCustomer: z.boolean(),
  }),
  /** Nobody can use it any more; people who have it keep the discount. */
  CouponDeactivated: z.object({}),
  CouponReactivated: z.object({}),
  /** The coupon is held for a customer who is paying. */
  CouponReserved: z.object(customer),
  /** The customer paid. */
  CouponRedeemed: z.object(customer),
  /** The customer did not pay, so the coupon is free again. */
  CouponReleased: z.object(customer),
};

export type CouponEvent = MessageOf<typeof couponEvents>;
