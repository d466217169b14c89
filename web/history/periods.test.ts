import { expect, test } from 'vitest';
import { periodOf } from './periods.ts';

test('periods start and end on whole days, also across the turn of the year', () => {
  const day = new Date(2027, 0, 3);
  expect(periodOf('today', day)).toEqual({ from: '2027-01-03', to: '2027-01-03' });
  expect(periodOf('week', day)).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  expect(periodOf('month', day)).toEqual({ from: '2027-01-01', to: '2027-01-03' });
  expect(periodOf('last_month', day)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(periodOf('year', day)).toEqual({ from: '2027-01-01', to: '2027-01-03' });
});
