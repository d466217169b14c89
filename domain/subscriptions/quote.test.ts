import { expect, test } from 'vitest';
import { money } from '#domain/kernel/money.ts';
import { quoteOf } from './quote.ts';

const euro = (amount: number) => money(amount, 'EUR');
const terms = (quantity = 1) => ({ unitPrice: euro(1_680), quantity });

test('a private customer pays tax on top of the price', () =>
  expect(quoteOf({ terms: terms(), coupon: null, vatRate: 1_900 })).toEqual({
    subtotal: euro(1_680),
    discount: euro(0),
    net: euro(1_680),
    vat: euro(319),
    total: euro(1_999),
  }));

test('a coupon comes off before tax', () =>
  expect(quoteOf({ terms: terms(5), coupon: { percentOff: 20, amountOff: null }, vatRate: 1_900 })).toMatchObject({
    subtotal: euro(8_400),
    discount: euro(1_680),
    net: euro(6_720),
    vat: euro(1_277),
    total: euro(7_997),
  }));

test('a coupon of more than it costs leaves nothing to pay', () =>
  expect(
    quoteOf({ terms: terms(), coupon: { percentOff: null, amountOff: euro(5_000) }, vatRate: 1_900 }),
  ).toMatchObject({
    discount: euro(1_680),
    total: euro(0),
  }));

test('where the buyer owes the tax there is none on it', () =>
  expect(quoteOf({ terms: terms(5), coupon: null, vatRate: 0 })).toMatchObject({ vat: euro(0), total: euro(8_400) }));
