import { expect, test } from 'vitest';
import { vatOf } from './vat.ts';

const rules = { sellerCountry: 'DE', rate: 1_900, rates: { AT: 2_000 } };

test.each([
  ['a private customer at home', 'DE', null, 'charged', 1_900],
  ['a private customer in a country with a rate of its own', 'AT', null, 'charged', 2_000],
  ['a private customer in a country without one', 'FR', null, 'charged', 1_900],
  ['a business at home', 'DE', 'valid', 'charged', 1_900],
  ['a business in another country of the EU', 'FR', 'valid', 'reverse_charge', 0],
  ['a business whose id could not be checked', 'AT', 'unchecked', 'charged', 2_000],
  ['a business whose id is not valid', 'FR', 'invalid', 'charged', 1_900],
  ['a business outside of the EU', 'US', 'valid', 'charged', 1_900],
] as const)('%s', (_who, country, vatId, treatment, rate) => {
  expect(vatOf({ country, vatId }, rules)).toEqual({ treatment, rate, country });
});
