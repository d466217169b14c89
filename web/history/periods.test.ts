import { expect, test } from 'vitest';
import { periodOf } from './periods.ts';

test('periods begin and end on whole days, over the turn of a year too', () => {
  const day = new Date(2027, 0, 3);
  expect(periodOf('today', day)).toEqual({ from: '2027-01-03', to: '2027-01-03' });
  expect(periodOf('week', day)).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  expect(periodOf('month', day)).toEqual({ from: '2027-01-01', to: '2027-01-03' });
  expect(periodOf('last_month', day)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(periodOf('year', day)).toEqual({ from: '2027-01-01', to: '2027-01-03' });
});
