import { expect, test } from 'vitest';
import { isPaymentFailure, paymentFailures } from './payment-failures.ts';

test('a refusal of the bank is told from every other one', () => {
  expect(paymentFailures.filter(isPaymentFailure)).toEqual(paymentFailures);
  expect(['vat_id_invalid', 'coupon_invalid', ''].filter(isPaymentFailure)).toEqual([]);
});
