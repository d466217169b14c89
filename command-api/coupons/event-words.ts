import type { CouponEvent } from '#domain/coupons/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<CouponEvent> = {
  CouponCreated: {
    de: ({ couponCode }) => `Gutschein ${couponCode} angelegt`,
    en: ({ couponCode }) => `Coupon ${couponCode} created`,
  },
  CouponDeactivated: { de: () => 'Gutschein abgeschaltet', en: () => 'Coupon switched off' },
  CouponReactivated: { de: () => 'Gutschein wieder eingeschaltet', en: () => 'Coupon switched on again' },
  CouponReserved: { de: () => 'Gutschein für einen Kauf vorgemerkt', en: () => 'Coupon held for a purchase' },
  CouponRedeemed: { de: () => 'Gutschein eingelöst', en: () => 'Coupon used' },
  CouponReleased: { de: () => 'Gutschein nicht eingelöst', en: () => 'Coupon not used' },
};
