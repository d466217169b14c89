import { expect, test } from 'vitest';
import { situationOf } from './matrix.ts';

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
