import { expect, test } from 'vitest';
import { slotsBetween, type Timetable } from './timetable.ts';

const slots = (timetable: Timetable, after: string, until: string) =>
  slotsBetween(timetable, new Date(after), new Date(until)).map((slot) => slot.toISOString().slice(0, 16));
const inBerlin = (at: string): Timetable => ({ every: 'day', at, zone: 'Europe/Berlin' });

test('a slot belongs to the stretch that ends with it, and not to the next', () => {
  const hourly: Timetable = { every: 'hour', minute: 5 };
  expect(slots(hourly, '2026-03-01T10:05Z', '2026-03-01T12:05Z')).toEqual(['2026-03-01T11:05', '2026-03-01T12:05']);
  expect(slots(hourly, '2026-03-01T10:04:59.999Z', '2026-03-01T10:05Z')).toEqual(['2026-03-01T10:05']);
  expect(slots({ every: 'minute' }, '2026-03-01T10:00Z', '2026-03-01T10:02:59Z')).toEqual([
    '2026-03-01T10:01',
    '2026-03-01T10:02',
  ]);
});

test('eight in the morning in Berlin is another time in summer than in winter', () => {
  expect(slots(inBerlin('08:00'), '2026-03-28T00:00Z', '2026-03-30T00:00Z')).toEqual([
    '2026-03-28T07:00',
    '2026-03-29T06:00',
  ]);
});

test('on the day when 02:30 is skipped in spring, the task of 02:30 runs once, at 03:30', () => {
  expect(slots(inBerlin('02:30'), '2026-03-28T12:00Z', '2026-03-30T12:00Z')).toEqual([
    '2026-03-29T01:30',
    '2026-03-30T00:30',
  ]);
});

test('on the day when 02:30 comes twice in autumn, the task of 02:30 runs once, the first time', () => {
  expect(slots(inBerlin('02:30'), '2026-10-24T12:00Z', '2026-10-26T12:00Z')).toEqual([
    '2026-10-25T00:30',
    '2026-10-26T01:30',
  ]);
});

test('west of Greenwich the clocks change just as well', () => {
  const newYork: Timetable = { every: 'day', at: '02:30', zone: 'America/New_York' };
  expect(slots(newYork, '2026-03-08T00:00-05:00', '2026-03-09T00:00-04:00')).toEqual(['2026-03-08T07:30']);
  expect(slots({ ...newYork, at: '01:30' }, '2026-11-01T00:00-04:00', '2026-11-02T00:00-05:00')).toEqual([
    '2026-11-01T05:30',
  ]);
});

test.each([
  ['spring', '2026-03-28T23:00Z', '2026-03-29T22:00Z', 23],
  ['autumn', '2026-10-24T22:00Z', '2026-10-25T23:00Z', 25],
])('the day of the change in %s has as many hours as pass', (_season, from, to, hours) => {
  expect(slots({ every: 'hour', minute: 0 }, from, to)).toHaveLength(hours);
});

test.each([
  ['02:30', '2026-03-29T00:00Z', '2026-03-29T03:00Z'],
  ['02:30', '2026-10-25T00:00Z', '2026-10-25T03:00Z'],
  ['00:00', '2026-10-24T21:00Z', '2026-10-25T23:30Z'],
])('looking every minute finds the same as looking once: %s from %s', (at, from, to) => {
  const found: string[] = [];
  for (let now = Date.parse(from); now < Date.parse(to); now += 60_000)
    found.push(...slots(inBerlin(at), new Date(now).toISOString(), new Date(now + 60_000).toISOString()));
  expect(found).toEqual(slots(inBerlin(at), from, to));
  expect(found.length).toBeGreaterThan(0);
});
