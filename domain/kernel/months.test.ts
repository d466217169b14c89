import { expect, test } from 'vitest';
import { monthsAfter } from './months.ts';

test.each([
  ['2026-11-24T09:30:00.000Z', 3, '2027-02-24T09:30:00.000Z'],
  ['2026-01-31T23:59:59.000Z', 1, '2026-02-28T23:59:59.000Z'],
  ['2027-12-31T00:00:00.000Z', 2, '2028-02-29T00:00:00.000Z'],
])('%s and %i months later', (moment, months, later) => expect(monthsAfter(moment, months)).toBe(later));
