import { expect, test } from 'vitest';
import { waitBefore } from './wait-before.ts';

test('the longer it fails the longer it waits, and never longer than 15 seconds', () => {
  expect([1, 2, 3, 4, 5, 60].map(waitBefore)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
});
