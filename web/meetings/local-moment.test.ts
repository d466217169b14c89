import { expect, test } from 'vitest';
import { fromLocal, nextHour, toLocal } from './local-moment.ts';

test('a moment survives the way through an input, on both sides of a change of clocks', () => {
  for (const iso of ['2026-10-24T08:00:00.000Z', '2026-10-25T08:00:00.000Z', '2026-03-29T05:30:00.000Z'])
    expect(fromLocal(toLocal(iso))).toBe(iso);
  expect([toLocal(''), fromLocal('')]).toEqual(['', '']);
});

test('a new meeting is proposed for the next full hour', () => {
  const { startDate, end } = nextHour(new Date('2026-11-23T09:20:30.000Z'));
  expect([startDate, end]).toEqual(['2026-11-23T10:00:00.000Z', '2026-11-23T11:00:00.000Z']);
});
