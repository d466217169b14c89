import type { EventWords } from '#domain/kernel/event-words.ts';
import type { CouponEvent } from '../events.ts';

export const eventWords: EventWords<CouponEvent> = {
  CouponCreated: {
    de: 'Gutschein angelegt',
    en: 'Coupon created',
    detail: ({ couponCode }) => couponCode,
  },
  CouponDeactivated: { de: 'Gutschein abgeschaltet', en: 'Coupon switched off' },
  CouponReactivated: { de: 'Gutschein wieder eingeschaltet', en: 'Coupon switched on again' },
  CouponReserved: { de: 'Gutschein für einen Kauf vorgemerkt', en: 'Coupon held for a purchase' },
  CouponRedeemed: { de: 'Gutschein eingelöst', en: 'Coupon used' },
  CouponReleased: { de: 'Gutschein nicht eingelöst', en: 'Coupon not used' },
};
