import * as z from 'zod/mini';
import { Seats } from '#domain/kernel/billing.ts';
import { Id } from '#domain/kernel/ids.ts';
import { Money } from '#domain/kernel/money.ts';

export const moment = z.iso.datetime();
export const amounts = { subtotal: Money, discount: Money, net: Money, vat: Money, total: Money };
/** Selects a company that the person owns or manages, instead of their own account. */
export const OfCompany = z.object({ companyId: z.optional(Id) });
export const byId = { params: z.object({ id: Id }) };
export const ofOne = { ...byId, query: OfCompany };
export const licences = z.optional(Seats);
/** `months`: null for ever. */
export const Coupon = z.object({
  code: z.string(),
  percentOff: z.nullable(z.int()),
  amountOff: z.nullable(Money),
  months: z.nullable(z.int()),
});
/** Amounts and times of payments; all screens show these. */
export const Payments = z.object({
  /** `credit`: carried over from earlier payments; a negative one is added. `due`: charged. */
  next: z.object({ at: moment, ...amounts, credit: Money, due: Money }),
  /** Each payment after the coupon has ended. */
  afterwards: z.object(amounts),
  /** When full payments begin; null also if the coupon lasts for ever. */
  couponEndsAt: z.nullable(moment),
});
export type Payments = Readonly<z.infer<typeof Payments>>;

/** Errors of calls that use the payment provider. */
export const failures = ['payments_not_set_up', 'payment_service_unavailable'] as const;
