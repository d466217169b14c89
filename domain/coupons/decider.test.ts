import { describe, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import { money } from '#domain/kernel/money.ts';
import { type CouponTerms, couponDecider } from './decider.ts';
import type { CouponEvent } from './events.ts';

const given = specFor(couponDecider);
const now = new Date('2026-11-01T12:00:00.000Z');
const inOctober = '2026-10-01T00:00:00.000Z';
const inDecember = '2026-12-01T00:00:00.000Z';
const use = { productId: 'd'.repeat(32), currency: 'EUR', interval: 'month' } as const;

test('a coupon is created once under its code', () => {
  given().when(create()).thenEmits(created());
  given(created()).when(create()).thenNothing();
  given(created())
    .when(create({ percentOff: 90 }))
    .thenRefuses('conflict', 'code');
});

test.each([
  ['a share and an amount', 'percentOff', { amountsOff: [money(500, 'EUR')] }],
  ['neither', 'percentOff', { percentOff: null }],
  ['an end before its beginning', 'validUntil', { validFrom: inDecember, validUntil: inOctober }],
  ['an end at its beginning', 'validUntil', { validFrom: inDecember, validUntil: inDecember }],
])('a coupon with %s is refused', (_what, field, change) =>
  given().when(create(change)).thenRefuses('invalid_input', field),
);

test.each([
  ['an amount', { percentOff: null, amountsOff: [money(500, 'EUR')] }],
  ['a beginning', { validFrom: inDecember }],
  ['an end', { validUntil: inOctober }],
  ['a beginning and an end', { validFrom: inOctober, validUntil: inDecember }],
  [
    'plans, a number of uses, and any of them by one person',
    { productIds: ['e'.repeat(32)], maxRedemptions: 2, oncePerCustomer: false },
  ],
])('a coupon may have %s', (_what, change) => given().when(create(change)).thenEmits(created(change)));

describe('a customer who pays with a coupon', () => {
  test('holds the coupon once for each checkout', () => {
    given(created()).when(reserve('1')).thenEmits(reserved('1'));
    given(created(), reserved('1')).when(reserve('1')).thenNothing();
    given(created(), reserved('1'), redeemed('1')).when(reserve('1')).thenNothing();
  });

  test('uses the coupon when the payment arrives', () => {
    given(created(), reserved('1')).when(settle('RedeemCoupon', '1')).thenEmits(redeemed('1'));
    given(created(), reserved('1'), redeemed('1')).when(settle('RedeemCoupon', '1')).thenNothing();
    given(created(), reserved('1'), redeemed('1')).when(settle('ReleaseCoupon', '1')).thenNothing();
  });

  test('releases the coupon if no payment arrives', () => {
    given(created({ maxRedemptions: 1 }), reserved('1'))
      .when(settle('ReleaseCoupon', '1'))
      .thenEmits(released('1'));
    given(created({ maxRedemptions: 1 }), reserved('1'), released('1'))
      .when(reserve('2'))
      .thenEmits(reserved('2'));
  });

  test('cannot use the coupon twice', () =>
    given(created(), reserved('1'), redeemed('1')).when(reserve('2'), now).thenRefuses('coupon_used_up', 'coupon'));

  test('is not limited by uses of other customers', () =>
    given(created(), reserved('1'), redeemed('1')).when(reserve('2', 'b')).thenEmits(reserved('2', 'b')));

  test('may use the coupon again if that is allowed', () =>
    given(created({ oncePerCustomer: false }), reserved('1'), redeemed('1'))
      .when(reserve('2'))
      .thenEmits(reserved('2')));

  test('may begin a second checkout while the first is open', () =>
    given(created(), reserved('1')).when(reserve('2')).thenEmits(reserved('2')));
});

test('refuses customers after the last use, even while that payment is pending', () =>
  given(created({ maxRedemptions: 1 }), reserved('1'))
    .when(reserve('2', 'b'))
    .thenRefuses('coupon_used_up', 'coupon'));

test('a use counts once between its start and its payment', () => {
  const twice = created({ maxRedemptions: 2 });
  given(twice, reserved('1'), redeemed('1')).when(reserve('2', 'b')).thenEmits(reserved('2', 'b'));
  given(twice, reserved('1'), redeemed('1'), reserved('2', 'b')).when(reserve('3', 'c')).thenRefuses('coupon_used_up');
});

test.each([
  ['before it is valid', { validFrom: inDecember }],
  ['after its end', { validUntil: inOctober }],
  ['at its end', { validUntil: now.toISOString() }],
])('a coupon is refused %s', (_when, change) =>
  given(created(change)).when(reserve('1'), now).thenRefuses('coupon_invalid', 'coupon'),
);

test.each([
  ['from its beginning on', { validFrom: now.toISOString() }],
  ['until its end', { validUntil: inDecember }],
  ['in between', { validFrom: inOctober, validUntil: inDecember }],
])('a coupon is accepted %s', (_when, change) =>
  given(created(change)).when(reserve('1'), now).thenEmits(reserved('1')),
);

test('a deactivated coupon is refused until it is reactivated', () => {
  given(created()).when(setActive(false)).thenEmits(deactivated());
  given(created(), deactivated()).when(setActive(false)).thenNothing();
  given(created(), deactivated()).when(reserve('1')).thenRefuses('coupon_invalid');
  given(created(), deactivated()).when(setActive(true)).thenEmits(reactivated());
  given(created(), deactivated(), reactivated()).when(setActive(true)).thenNothing();
  given(created(), deactivated(), reactivated()).when(reserve('1')).thenEmits(reserved('1'));
});

test('an unknown code is refused like an expired one', () => given().when(reserve('1')).thenRefuses('coupon_invalid'));

test('an unknown code cannot be switched, redeemed or released', () => {
  for (const command of [setActive(true), settle('RedeemCoupon', '1'), settle('ReleaseCoupon', '1')])
    given(reserved('1')).when(command).thenRefuses('not_found');
});

test.each([
  ['another plan', { productIds: ['e'.repeat(32)] }, {}],
  ['another currency', { percentOff: null, amountsOff: [money(500, 'USD')] }, {}],
  ['a year, where it is for three months', { months: 3 }, { interval: 'year' as const }],
])('a coupon is refused for %s', (_what, change, use) =>
  given(created(change))
    .when(reserve('1', 'a', use))
    .thenRefuses('coupon_not_applicable', 'coupon'),
);

test.each([
  ['its plan', { productIds: ['e'.repeat(32), use.productId] }],
  ['one of its currencies', { percentOff: null, amountsOff: [money(500, 'USD'), money(500, 'EUR')] }],
])('a coupon is accepted for %s', (_what, change) =>
  given(created(change)).when(reserve('1')).thenEmits(reserved('1')),
);

test('a permanent coupon and a one-year coupon apply to a yearly plan', () => {
  for (const months of [null, 12])
    given(created({ months }))
      .when(reserve('1', 'a', { interval: 'year' }))
      .thenEmits(reserved('1'));
});

const terms = (change: Partial<CouponTerms> = {}): CouponTerms => ({
  couponCode: 'SPRING',
  percentOff: 20,
  amountsOff: [],
  months: 3,
  maxRedemptions: null,
  validFrom: null,
  validUntil: null,
  productIds: null,
  oncePerCustomer: true,
  ...change,
});
const create = (change = {}) => ({ type: 'CreateCoupon', data: terms(change) }) as const;
const setActive = (active: boolean) => ({ type: 'SetCouponActive', data: { active } }) as const;
const ids = (checkout: string, customer = 'a') => ({ checkoutId: checkout, customerId: customer });
const reserve = (checkout: string, customer = 'a', change: Partial<{ interval: 'month' | 'year' }> = {}) =>
  ({ type: 'ReserveCoupon', data: { ...ids(checkout, customer), ...use, ...change } }) as const;
const settle = (type: 'RedeemCoupon' | 'ReleaseCoupon', checkoutId: string) =>
  ({ type, data: { checkoutId } }) as const;
const created = (change = {}): CouponEvent => ({ type: 'CouponCreated', data: terms(change) });
const deactivated = (): CouponEvent => ({ type: 'CouponDeactivated', data: {} });
const reactivated = (): CouponEvent => ({ type: 'CouponReactivated', data: {} });
const reserved = (checkout: string, customer = 'a'): CouponEvent => ({
  type: 'CouponReserved',
  data: ids(checkout, customer),
});
const redeemed = (checkout: string): CouponEvent => ({ type: 'CouponRedeemed', data: ids(checkout) });
const released = (checkout: string): CouponEvent => ({ type: 'CouponReleased', data: ids(checkout) });
