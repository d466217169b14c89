import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/coupons/contract/event-words.ts';
import type { Coupon } from '#domain/coupons/decider.ts';
import type { couponEvents } from '#domain/coupons/events.ts';
import { billingFields, billingValues } from '../lib/billing-words.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const couponsHistory: WordsOf<typeof couponEvents, Coupon> = {
  streams: { coupon: msg`Gutschein` },
  events: eventWords,
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
