import { expect, test } from 'vitest';
import { shareDone } from './share-done.ts';

test.each([
  ['a quarter', 25n, 100n, 0.25],
  ['nothing yet', 0n, 100n, 0],
  ['a log whose length is not known yet', 0n, 0n, 0],
  ['further than the end was', 120n, 100n, 1],
  ['positions larger than a number can hold', 2n ** 61n, 2n ** 62n, 0.5],
])('%s of the log', (_what, position, end, share) => {
  expect(shareDone(position, end)).toBe(share);
});
