import type { Area, Folding } from '#domain/kernel/area.ts';
import { couponCommands, couponList } from './contract/calls.ts';
import { eventWords } from './contract/event-words.ts';
import { couponDecider } from './decider.ts';
import { storedSamples } from './event-samples.ts';
import { type CouponEvent, couponEvents } from './events.ts';

/** Coupons: their discount, duration, and number of uses. */
export const couponsArea = {
  name: 'coupons',
  hasReadModels: true,
  streams: [
    {
      category: 'coupon',
      events: couponEvents,
      samples: storedSamples,
      decider: couponDecider as Folding,
      title: (event: CouponEvent) =>
        event.type === 'CouponCreated' ? { title: event.data.couponCode, words: [event.data.couponCode] } : undefined,
    },
  ],
  eventWords,
  commands: couponCommands,
  uploads: {},
  queries: { couponList },
  keeps: [],
} as const satisfies Area;
