import { expect, test } from 'vitest';
import { money } from '#domain/kernel/money.ts';
import { couponEnd, paymentsFrom } from './payments.ts';

const euro = (amount: number) => money(amount, 'EUR');
const at = '2026-11-24T09:00:00.000Z';
const agreed = {
  ...{ terms: { unitPrice: euro(1_680), quantity: 1 }, coupon: null, couponEndsAt: null, credit: null },
  vat: { rate: 1_900 },
};
const five = { unitPrice: euro(1_680), quantity: 5 };
const half = { percentOff: 50, amountOff: null };

test('a private customer pays tax on top of the price', () =>
  expect(paymentsFrom(agreed, at).next).toEqual({
    ...{ at, subtotal: euro(1_680), discount: euro(0), net: euro(1_680), vat: euro(319), total: euro(1_999) },
    ...{ credit: euro(0), due: euro(1_999) },
  }));

test('a coupon comes off before tax', () =>
  expect(paymentsFrom({ ...agreed, terms: five, coupon: { percentOff: 20, amountOff: null } }, at).next).toMatchObject({
    ...{ subtotal: euro(8_400), discount: euro(1_680), net: euro(6_720), vat: euro(1_277), total: euro(7_997) },
  }));

test('a coupon above the price leaves nothing to pay', () =>
  expect(paymentsFrom({ ...agreed, coupon: { percentOff: null, amountOff: euro(5_000) } }, at).next).toMatchObject({
    ...{ discount: euro(1_680), total: euro(0), due: euro(0) },
  }));

test('charges no tax if the buyer owes the tax', () =>
  expect(paymentsFrom({ ...agreed, terms: five, vat: { rate: 0 } }, at).next).toMatchObject({
    ...{ vat: euro(0), total: euro(8_400) },
  }));

test('a payment on the last day of the coupon or later is not reduced', () => {
  const couponEndsAt = couponEnd({ months: 3 }, at);
  expect(couponEndsAt).toBe('2027-02-24T09:00:00.000Z');
  const paid = (day: string) => paymentsFrom({ ...agreed, coupon: half, couponEndsAt }, day);
  expect(paid('2027-01-24T09:00:00.000Z')).toMatchObject({
    ...{ next: { total: euro(1_000) }, afterwards: { total: euro(1_999) }, couponEndsAt },
  });
  expect(paid('2027-02-24T09:00:00.000Z')).toMatchObject({ next: { total: euro(1_999) }, couponEndsAt: null });
});

test('a permanent coupon reduces every payment', () =>
  expect(paymentsFrom({ ...agreed, coupon: half }, at)).toMatchObject({
    ...{ next: { total: euro(1_000) }, afterwards: { total: euro(1_000) }, couponEndsAt: null },
  }));

test('deducts credit first, and adds earlier debts', () => {
  const due = (credit: number) => paymentsFrom({ ...agreed, credit: euro(credit) }, at).next.due;
  expect([due(500), due(5_000), due(-30)]).toEqual([euro(1_499), euro(0), euro(2_029)]);
});
