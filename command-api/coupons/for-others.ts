/** The exports of coupons for other areas. */
export { appliesTo, type Coupon, couponDecider } from '#domain/coupons/decider.ts';
export { couponIdOf } from './coupon-id.ts';
