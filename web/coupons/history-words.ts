import { msg } from '@lingui/core/macro';
import type { Coupon } from '#domain/coupons/decider.ts';
import type { couponEvents } from '#domain/coupons/events.ts';
import { billingFields, billingValues } from '../lib/billing-words.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const couponsHistory: WordsOf<typeof couponEvents, Coupon> = {
  streams: { coupon: msg`Gutschein` },
  events: {
    CouponCreated: msg`Gutschein angelegt`,
    CouponDeactivated: msg`Gutschein abgeschaltet`,
    CouponReactivated: msg`Gutschein wieder eingeschaltet`,
    CouponReserved: msg`Gutschein für einen Kauf vorgemerkt`,
    CouponRedeemed: msg`Gutschein eingelöst`,
    CouponReleased: msg`Gutschein nicht eingelöst`,
  },
  sentences: {
    CouponCreated: msg({ message: '{who} hat den Gutschein {what} angelegt.' }),
    CouponDeactivated: msg({ message: '{who} hat den Gutschein {what} abgeschaltet.' }),
    CouponReactivated: msg({ message: '{who} hat den Gutschein {what} wieder eingeschaltet.' }),
  },
  fields: {
    ...billingFields,
    active: msg`Eingeschaltet`,
    amountsOff: msg`Nachlass als Betrag`,
    checkoutId: msg`Kauf`,
    couponCode: msg`Code`,
    customerId: msg`Kunde`,
    maxRedemptions: msg`Höchstens so oft`,
    months: msg`So viele Monate`,
    oncePerCustomer: msg`Einmal je Kunde`,
    percentOff: msg`Nachlass in Prozent`,
    productIds: msg`Nur für diese Tarife`,
    redeemed: msg`Eingelöst`,
    reserved: msg`Vorgemerkt`,
    terms: msg`Konditionen`,
    validFrom: msg`Gültig ab`,
    validUntil: msg`Gültig bis`,
  },
  values: billingValues,
};
