import { expect, test } from 'vitest';
import { chargesWhatWasShown } from './shown-and-charged.ts';

const runs = 150;

test('any plan, coupon, tax, change and month: what was shown is what is charged', async () => {
  const { compared } = await chargesWhatWasShown({ runs });
  // Most stories have a purchase and what follows it; how much follows is chance.
  expect(compared).toBeGreaterThan(runs);
}, 240_000);
