import { expect, test } from 'vitest';
import { limitsFor } from './recording-limits.ts';

const general = { expectedLength: 900, maxLength: 1200, shortLength: 90 };

test('an element without times takes what every recording may be', () => {
  expect(limitsFor({ isTimed: false, expectedLen: 10, maxLen: 20 }, general)).toEqual(general);
});

test('a timed element has its own times', () => {
  const limits = { shortLength: 10, expectedLength: 10, maxLength: 20 };
  expect(limitsFor({ isTimed: true, expectedLen: 10, maxLen: 20 }, general)).toEqual(limits);
});

test('0 is no limit: what is expected is then the longest, and the longest that of every recording', () => {
  expect(limitsFor({ isTimed: true, expectedLen: 0, maxLen: 20 }, general)).toMatchObject({
    ...{ expectedLength: 20, maxLength: 20 },
  });
  expect(limitsFor({ isTimed: true, expectedLen: 30, maxLen: 0 }, general)).toMatchObject({
    ...{ expectedLength: 30, maxLength: 1200 },
  });
});

test('a talk is not short that has the length that was asked for', () => {
  expect(limitsFor({ isTimed: true, expectedLen: 60, maxLen: 90 }, general).shortLength).toBe(60);
  expect(limitsFor({ isTimed: true, expectedLen: 300, maxLen: 0 }, general).shortLength).toBe(90);
});

test('a recording never lasts longer than every recording may', () => {
  expect(limitsFor({ isTimed: true, expectedLen: 3600, maxLen: 7200 }, general)).toMatchObject({
    ...{ expectedLength: 1200, maxLength: 1200 },
  });
});
