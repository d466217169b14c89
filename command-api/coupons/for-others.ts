/** What other areas may use of coupons here. */
export { appliesTo, type Coupon, couponDecider } from '#domain/coupons/decider.ts';
