import { canonicalJson } from '#domain/kernel/canonical-json.ts';
import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { Currency } from '#domain/kernel/money.ts';
import type { CouponEvent } from './events.ts';

type Events = { [E in CouponEvent as E['type']]: E['data'] };
export type CouponTerms = Events['CouponCreated'];
type Customer = Events['CouponReserved'];

/** The purchase that the coupon is used for. */
export type Use = Readonly<{ productId: string; currency: Currency; interval: 'month' | 'year' }>;

export type CouponCommand =
  | Message<'CreateCoupon', CouponTerms>
  | Message<'SetCouponActive', Readonly<{ active: boolean }>>
  | Message<'ReserveCoupon', Customer & Use>
  | Message<'RedeemCoupon' | 'ReleaseCoupon', Readonly<{ checkoutId: string }>>;

/** `reserved` and `redeemed`: the customer's id by checkout id. */
export type Coupon = Readonly<{
  terms: CouponTerms;
  active: boolean;
  reserved: Readonly<Record<string, string>>;
  redeemed: Readonly<Record<string, string>>;
}>;

const monthsOfYear = 12;

/** One coupon: how often it was used, and by which customers. */
export const couponDecider: Decider<Coupon | null, CouponCommand, CouponEvent> = {
  initialState: null,

  decide(command, coupon, now) {
    if (command.type === 'CreateCoupon') return decideCreated(command.data, coupon);
    if (!coupon) return refuse(command.type === 'ReserveCoupon' ? 'coupon_invalid' : 'not_found');
    switch (command.type) {
      case 'SetCouponActive':
        if (command.data.active === coupon.active) return [];
        return [{ type: command.data.active ? 'CouponReactivated' : 'CouponDeactivated', data: {} }];
      case 'ReserveCoupon': {
        const { checkoutId, customerId } = command.data;
        if (checkoutId in coupon.reserved || checkoutId in coupon.redeemed) return [];
        refuseUnusable(coupon, command.data, now);
        return [{ type: 'CouponReserved', data: { checkoutId, customerId } }];
      }
      case 'RedeemCoupon':
      case 'ReleaseCoupon': {
        const { checkoutId } = command.data;
        const customerId = coupon.reserved[checkoutId];
        if (customerId === undefined) return [];
        const type = command.type === 'RedeemCoupon' ? 'CouponRedeemed' : 'CouponReleased';
        return [{ type, data: { checkoutId, customerId } }];
      }
    }
  },

  evolve(coupon, { type, data }) {
    if (type === 'CouponCreated') return { terms: data, active: true, reserved: {}, redeemed: {} };
    if (!coupon) return coupon;
    switch (type) {
      case 'CouponDeactivated':
        return { ...coupon, active: false };
      case 'CouponReactivated':
        return { ...coupon, active: true };
      case 'CouponReserved':
        return { ...coupon, reserved: { ...coupon.reserved, [data.checkoutId]: data.customerId } };
      case 'CouponRedeemed':
        return {
          ...coupon,
          reserved: without(coupon.reserved, data.checkoutId),
          redeemed: { ...coupon.redeemed, [data.checkoutId]: data.customerId },
        };
      case 'CouponReleased':
        return { ...coupon, reserved: without(coupon.reserved, data.checkoutId) };
      default:
        return coupon;
    }
  },
};

function decideCreated(terms: CouponTerms, coupon: Coupon | null): readonly CouponEvent[] {
  if (coupon) return canonicalJson(coupon.terms) === canonicalJson(terms) ? [] : refuse('conflict', 'code');
  const { couponCode, percentOff, amountsOff, months, maxRedemptions, oncePerCustomer } = terms;
  const { validFrom, validUntil, productIds } = terms;
  if ((percentOff === null) === (amountsOff.length === 0)) return refuse('invalid_input', 'percentOff');
  if (validFrom && validUntil && validFrom >= validUntil) return refuse('invalid_input', 'validUntil');
  const uses = { months, maxRedemptions, validFrom, validUntil, productIds, oncePerCustomer };
  return [{ type: 'CouponCreated', data: { couponCode, percentOff, amountsOff, ...uses } }];
}

/** @throws coupon_invalid, coupon_used_up, coupon_not_applicable */
function refuseUnusable({ terms, active, reserved, redeemed }: Coupon, use: Use & Partial<Customer>, now: Date) {
  const { validFrom, validUntil, maxRedemptions, oncePerCustomer } = terms;
  const at = now.toISOString();
  if (!active || (validFrom && at < validFrom) || (validUntil && at >= validUntil)) refuse('coupon_invalid', 'coupon');
  const users = [...Object.values(reserved), ...Object.values(redeemed)];
  if (maxRedemptions !== null && users.length >= maxRedemptions) refuse('coupon_used_up', 'coupon');
  if (oncePerCustomer && Object.values(redeemed).some((id) => id === use.customerId))
    refuse('coupon_used_up', 'coupon');
  if (!appliesTo(terms, use)) refuse('coupon_not_applicable', 'coupon');
}

/** A coupon for fewer than twelve months does not apply to a yearly payment: it would reduce the whole year. */
export function appliesTo({ productIds, amountsOff, months }: CouponTerms, { productId, currency, interval }: Use) {
  const isForCurrency = amountsOff.length === 0 || amountsOff.some((amount) => amount.currency === currency);
  const isForInterval = interval === 'month' || months === null || months >= monthsOfYear;
  return (productIds === null || productIds.includes(productId)) && isForCurrency && isForInterval;
}

function without(record: Readonly<Record<string, string>>, key: string): Readonly<Record<string, string>> {
  const { [key]: _, ...others } = record;
  return others;
}
