import { expect, test } from 'vitest';
import { deadlinesOf, isDueSoon, isLate } from './deadlines.ts';

const [monday, tuesday, friday] = ['2026-11-02T20:00:00.000Z', '2026-11-03T20:00:00.000Z', '2026-11-06T20:00:00.000Z'];
const blocks = [
  {
    dueAt: tuesday,
    elements: [
      { id: 'a', dueAt: null },
      { id: 'b', dueAt: monday },
    ],
  },
  { dueAt: null, elements: [{ id: 'c', dueAt: null }] },
];

test('an element without a deadline uses its block’s deadline; a personal deadline overrides both', () => {
  expect(deadlinesOf(blocks)).toEqual({ a: tuesday, b: monday, c: null });
  expect(deadlinesOf(blocks, { a: friday, b: friday, c: friday })).toEqual({ a: friday, b: friday, c: friday });
});

test('an element is late only if the participant could do it', () => {
  const now = new Date(monday);
  expect(isLate('active', monday, now)).toBe(true);
  expect(isLate('active', tuesday, now)).toBe(false);
  for (const state of ['completed', 'skipped', 'waiting'] as const) expect(isLate(state, monday, now)).toBe(false);
  expect(isLate('active', null, now)).toBe(false);
});

test('a reminder comes only in the last two days', () => {
  const now = new Date('2026-11-02T08:00:00.000Z');
  expect([monday, tuesday, friday].map((at) => isDueSoon('active', at, now))).toEqual([true, true, false]);
  expect(isDueSoon('active', monday, new Date(monday))).toBe(false);
  expect(isDueSoon('active', monday, new Date('2026-10-31T20:00:00.000Z'))).toBe(true);
  expect(isDueSoon('active', null, now)).toBe(false);
  expect(isDueSoon('completed', monday, now)).toBe(false);
});
