import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';

test('writes every year with four digits, since each key of a typed year gives a date', () => {
  const typed = ['0002', '0020', '0202', '2026'].map((year) => localDay(new Date(`${year}-12-05T12:00:00`)));
  expect(typed).toEqual(['0002-12-05', '0020-12-05', '0202-12-05', '2026-12-05']);
});
