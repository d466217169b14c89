import { expect, test } from 'vitest';
import { chargesWhatWasShown } from './shown-and-charged.ts';

const runs = 150;

test('charges what it showed for any plan, coupon, tax, change and month', async () => {
  const { compared } = await chargesWhatWasShown({ runs });
  // Most stories have a purchase and a random number of later invoices.
  expect(compared).toBeGreaterThan(runs);
}, 240_000);
