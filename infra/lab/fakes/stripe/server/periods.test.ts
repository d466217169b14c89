import { expect, test } from 'vitest';
import { periodEnd } from './periods.ts';

const seconds = (at: string) => Date.parse(at) / 1_000;

test.each([
  ['a month', '2026-11-01T10:00:00Z', 'month', 0, '2026-12-01T10:00:00Z'],
  ['a month that is shorter', '2027-01-31T10:00:00Z', 'month', 0, '2027-02-28T10:00:00Z'],
  ['the month after it, whole again', '2027-01-31T10:00:00Z', 'month', 1, '2027-03-31T10:00:00Z'],
  ['February in a leap year', '2027-12-31T10:00:00Z', 'month', 1, '2028-02-29T10:00:00Z'],
  ['the year after a leap day', '2028-02-29T10:00:00Z', 'year', 0, '2029-02-28T10:00:00Z'],
  ['four years after a leap day', '2028-02-29T10:00:00Z', 'year', 3, '2032-02-29T10:00:00Z'],
  ['a change of the clocks, which UTC does not know', '2027-03-01T00:30:00Z', 'month', 0, '2027-04-01T00:30:00Z'],
] as const)('%s ends at the right time', (_what, anchor, interval, index, end) => {
  expect(periodEnd(seconds(anchor), interval, index)).toBe(seconds(end));
});
