import { expect, test } from 'vitest';
import { moneyEndsTheSame } from './money-runs.ts';

const runs = 60;

test('in any order, lost and repeated: the same subscription, benefits and sums', async () => {
  const { troubles, bought } = await moneyEndsTheSame({ runs });
  expect(Math.min(troubles, bought)).toBeGreaterThan(runs / 3);
}, 240_000);
