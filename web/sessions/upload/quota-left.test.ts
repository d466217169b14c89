import { expect, test } from 'vitest';
import { isExhausted, preferredClass, quotaLeft } from './quota-left.ts';

const quotas = (relaxed: readonly [used: number, limit: number], fast: readonly [used: number, limit: number]) => ({
  relaxed: { used: relaxed[0], limit: relaxed[1] },
  fast: { used: fast[0], limit: fast[1] },
});

test('the rest is the limit minus what was used', () => {
  expect(quotaLeft(quotas([18, 30], [0, 5]), 'relaxed')).toBe(12);
});

test('-1 means no limit', () => {
  expect(quotaLeft(quotas([18, -1], [0, 5]), 'relaxed')).toBe(Number.POSITIVE_INFINITY);
});

test('prefers the other class when one is used up', () => {
  expect(preferredClass(quotas([30, 30], [0, 5]))).toBe('fast');
  expect(preferredClass(quotas([0, 30], [0, 5]))).toBe('relaxed');
});

test('the quota is exhausted only when both classes are used up', () => {
  expect(isExhausted(quotas([30, 30], [4, 5]))).toBe(false);
  expect(isExhausted(quotas([30, 30], [5, 5]))).toBe(true);
});
