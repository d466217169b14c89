import { expect, test } from 'vitest';
import { moneyEndsTheSame } from './money-runs.ts';

const runs = 60;

test('reaches the same subscription, benefits and sums when messages are reordered, lost or repeated', async () => {
  const { troubles, bought } = await moneyEndsTheSame({ runs });
  expect(Math.min(troubles, bought)).toBeGreaterThan(runs / 3);
}, 240_000);
