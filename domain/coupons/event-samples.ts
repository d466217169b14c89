import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { CouponEvent } from './events.ts';

const customer = { checkoutId: 'c'.repeat(32), customerId: 'a'.repeat(32) };

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<CouponEvent> = {
  CouponCreated: {
    type: 'CouponCreated',
    data: {
      couponCode: 'SPRING',
      percentOff: 20,
      amountsOff: [],
      months: 3,
      maxRedemptions: 100,
      validFrom: null,
      validUntil: '2027-01-01T00:00:00.000Z',
      productIds: null,
      oncePerCustomer: true,
    },
  },
  CouponDeactivated: { type: 'CouponDeactivated', data: {} },
  CouponReactivated: { type: 'CouponReactivated', data: {} },
  CouponReserved: { type: 'CouponReserved', data: customer },
  CouponRedeemed: { type: 'CouponRedeemed', data: customer },
  CouponReleased: { type: 'CouponReleased', data: customer },
};
