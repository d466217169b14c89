import { expect, test } from 'vitest';
import { storedSamples } from '#domain/coupons/event-samples.ts';
import type { CouponEvent } from '#domain/coupons/events.ts';
import { rowAfterIn } from '../row-after-for-test.ts';
import { couponListModel } from './coupon-list.ts';

const { CouponCreated: created, CouponReserved: reserved, CouponRedeemed: redeemed } = storedSamples;
const { CouponReleased: released, CouponDeactivated: off, CouponReactivated: on } = storedSamples;
const row = {
  ...{ id: 'spring', active: true, created_at: '2026-10-01T09:00:00.000Z', terms: created.data },
  ...{ reserved: 0, redeemed: 0 },
};

test.each([
  ['is new', [], {}],
  ['is switched off', [off], { active: false }],
  ['is switched on again', [off, on], {}],
  ['is held by two', [reserved, reserved], { reserved: 2 }],
  ['is paid with', [reserved, reserved, redeemed], { reserved: 1, redeemed: 1 }],
  ['is given back', [reserved, reserved, released], { reserved: 1 }],
] as [string, CouponEvent[], object][])('a coupon that %s', (_what, events, change) =>
  expect(rowAfter(created, ...events)).toEqual({ ...row, ...change }),
);

test('does not list a coupon that was never made', () => expect(rowAfter(reserved)).toBeUndefined());

function rowAfter(...events: CouponEvent[]) {
  return rowAfterIn(couponListModel, 'coupon-spring', events);
}
