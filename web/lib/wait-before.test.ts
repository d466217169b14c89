import { expect, test } from 'vitest';
import { waitBefore } from './wait-before.ts';

test('doubles the wait with each failure, up to 15 seconds', () => {
  expect([1, 2, 3, 4, 5, 60].map(waitBefore)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
});
