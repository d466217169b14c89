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
    /** Number of payments it reduces; null: all of them, for ever. */
    months: z.nullable(z.int()),
    maxRedemptions: z.nullable(z.int()),
    validFrom: z.nullable(z.iso.datetime()),
    validUntil: z.nullable(z.iso.datetime()),
    /** The plans that it is for; null: all. */
    productIds: z.nullable(z.array(Id)),
    oncePerCustomer: z.boolean(),
  }),
  /** Nobody can use it any more; people who have it keep the discount. */
  CouponDeactivated: z.object({}),
  CouponReactivated: z.object({}),
  /** Held for somebody who is paying. */
  CouponReserved: z.object(customer),
  /** They paid. */
  CouponRedeemed: z.object(customer),
  /** They did not. */
  CouponReleased: z.object(customer),
};

export type CouponEvent = MessageOf<typeof couponEvents>;
