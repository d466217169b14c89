import { expect, test } from 'vitest';
import { slotsBetween } from './slots-between.ts';

const slots = (timetable: string, after: string, until: string) =>
  slotsBetween(timetable, new Date(after), new Date(until)).map((slot) => slot.toISOString().slice(0, 16));

test('counts a slot in the interval that ends with it, not in the next', () => {
  expect(slots('5 * * * *', '2026-03-01T10:05Z', '2026-03-01T12:05Z')).toEqual([
    '2026-03-01T11:05',
    '2026-03-01T12:05',
  ]);
  expect(slots('5 * * * *', '2026-03-01T10:04:59.999Z', '2026-03-01T10:05Z')).toEqual(['2026-03-01T10:05']);
  expect(slots('* * * * *', '2026-03-01T10:00Z', '2026-03-01T10:02:59Z')).toEqual([
    '2026-03-01T10:01',
    '2026-03-01T10:02',
  ]);
});

test.each([
  ['spring', '2026-03-28T23:00Z', '2026-03-29T22:00Z', 23],
  ['autumn', '2026-10-24T22:00Z', '2026-10-25T23:00Z', 25],
])('has one slot for each real hour on the day of the clock change in %s', (_season, from, to, hours) => {
  expect(slots('0 * * * *', from, to)).toHaveLength(hours);
});

test('finds the same slots minute by minute as at once', () => {
  const [from, to] = ['2026-10-24T21:00Z', '2026-10-25T23:30Z'];
  const found: string[] = [];
  for (let now = Date.parse(from); now < Date.parse(to); now += 60_000)
    found.push(...slots('40 2 * * *', new Date(now).toISOString(), new Date(now + 60_000).toISOString()));
  expect(found).toEqual(['2026-10-25T02:40']);
});
