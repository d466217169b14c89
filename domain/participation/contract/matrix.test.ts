import { expect, test } from 'vitest';
import { markAsText, markIn, situationOf } from './matrix.ts';

const now = new Date('2026-12-10T12:00:00.000Z');
const late = { state: 'active' as const, submissions: 0, shared: 0, value: null, dueAt: now.toISOString(), late: true };
const row = (
  states: readonly ('active' | 'skipped' | 'completed' | 'waiting')[],
  lastActiveAt = now.toISOString(),
) => ({
  lastActiveAt,
  cells: states.map((state) => ({ state, submissions: 0, shared: 0, value: null, dueAt: null, late: false })),
});

test.each([
  [row(['completed', 'completed']), 'done'],
  [row(['completed', 'waiting']), 'waiting'],
  [row(['completed', 'waiting'], '2026-12-01T12:00:00.000Z'), 'waiting'],
  [row(['completed', 'active']), 'underway'],
  [row(['active'], '2026-12-05T12:00:01.000Z'), 'underway'],
  [row(['active'], '2026-12-05T12:00:00.000Z'), 'stuck'],
  [row(['completed', 'skipped'], '2026-12-01T12:00:00.000Z'), 'stuck'],
  [row([]), 'underway'],
  [{ ...row(['active'], '2026-12-01T12:00:00.000Z'), cells: [late] }, 'late'],
])('%j is %s', (participant, situation) => expect(situationOf(participant, now)).toBe(situation));

test.each([
  [{ state: 'waiting', submissions: 0, shared: 0, value: null }, 'waiting'],
  [{ state: 'completed', submissions: 2, shared: 1, value: null }, 'completed 2 1'],
  [{ state: 'completed', submissions: 3, shared: 0, value: 7.5 }, 'completed 3 0 7.5'],
  [{ state: 'active', submissions: 0, shared: 0, value: 0 }, 'active 0 0 0'],
] as const)('%j is kept as %s and reads the same', (mark, text) => {
  expect(markAsText(mark)).toBe(text);
  expect(markIn(text)).toEqual(mark);
});

test('what is no mark is refused', () => expect(() => markIn('done 1 0')).toThrow());
