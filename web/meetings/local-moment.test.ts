import { expect, test } from 'vitest';
import { fromLocal, movedEnd, nextHour, toLocal } from './local-moment.ts';

test('converts a time to a local input and back, on both sides of a clock change', () => {
  for (const iso of ['2026-10-24T08:00:00.000Z', '2026-10-25T08:00:00.000Z', '2026-03-29T05:30:00.000Z'])
    expect(fromLocal(toLocal(iso))).toBe(iso);
  expect([toLocal(''), fromLocal('')]).toEqual(['', '']);
});

test('the end moves with the start, unless a date is missing or wrong', () => {
  const [from, to, end] = ['2031-05-02T08:00:00.000Z', '2031-05-03T10:30:00.000Z', '2031-05-02T09:30:00.000Z'];
  expect(movedEnd(end, from, to)).toBe('2031-05-03T12:00:00.000Z');
  expect([movedEnd(end, '', to), movedEnd(end, from, ''), movedEnd(from, end, to)]).toEqual(Array(3).fill(undefined));
});

test('a half-typed year remains a date', () => {
  expect(toLocal(fromLocal('0002-12-25T10:00'))).toBe('0002-12-25T10:00');
});

test('a new meeting starts at the next full hour', () => {
  const { startDate, end } = nextHour(new Date('2026-11-23T09:20:30.000Z'));
  expect([startDate, end]).toEqual(['2026-11-23T10:00:00.000Z', '2026-11-23T11:00:00.000Z']);
});
