/** The exports of coupons for other areas. */
export { appliesTo, type Coupon, couponDecider } from '#domain/coupons/decider.ts';
