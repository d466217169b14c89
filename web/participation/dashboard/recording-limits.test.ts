import { expect, test } from 'vitest';
import { limitsFor } from './recording-limits.ts';

const general = { expectedLength: 900, maxLength: 1200, shortLength: 90 };

test('an element without times uses the general limits', () => {
  expect(limitsFor({ isTimed: false, expectedLen: 10, maxLen: 20 }, general)).toEqual(general);
});

test('a timed element uses its own times', () => {
  const limits = { shortLength: 10, expectedLength: 10, maxLength: 20 };
  expect(limitsFor({ isTimed: true, expectedLen: 10, maxLen: 20 }, general)).toEqual(limits);
});

test('0 means no limit: the expected length becomes the longest, and the longest the general one', () => {
  expect(limitsFor({ isTimed: true, expectedLen: 0, maxLen: 20 }, general)).toMatchObject({
    ...{ expectedLength: 20, maxLength: 20 },
  });
  expect(limitsFor({ isTimed: true, expectedLen: 30, maxLen: 0 }, general)).toMatchObject({
    ...{ expectedLength: 30, maxLength: 1200 },
  });
});

test('a talk of the expected length is not short', () => {
  expect(limitsFor({ isTimed: true, expectedLen: 60, maxLen: 90 }, general).shortLength).toBe(60);
  expect(limitsFor({ isTimed: true, expectedLen: 300, maxLen: 0 }, general).shortLength).toBe(90);
});

test('no recording exceeds the general limit', () => {
  expect(limitsFor({ isTimed: true, expectedLen: 3600, maxLen: 7200 }, general)).toMatchObject({
    ...{ expectedLength: 1200, maxLength: 1200 },
  });
});
