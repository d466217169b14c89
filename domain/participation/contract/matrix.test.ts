import { describe, expect, test } from 'vitest';
import type { ElementRules } from '#domain/seminars/contract/outline.ts';
import { element, idFor, presentation, readText } from '../outline-for-test.ts';
import { countsOf, markAsText, markIn, situationOf } from './matrix.ts';
import type { DoneWork } from './progress.ts';

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
  [row(['waiting', 'active']), 'underway'],
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
] as const)('%j is stored as %s and can be read back', (mark, text) => {
  expect(markAsText(mark)).toBe(text);
  expect(markIn(text)).toEqual(mark);
});

describe('a cell counts', () => {
  const done = (change: Partial<DoneWork> = {}): DoneWork => ({
    ...{ id: idFor(7), elementId: idFor(1), at: 6, skipped: false, isShared: false, score: null },
    ...change,
  });
  const counted = (n: number) => ({ sessionId: idFor(7), elementId: idFor(n), at: 6, score: 8 });
  const counts = (rules: ElementRules, submissions: DoneWork[], sessions = [counted(1)]) =>
    countsOf(element(1, rules), { joinedAt: 5, submissions, counted: sessions });

  test('the submissions to its element, and the shared ones', () => {
    const others = [
      done({ skipped: true }),
      done({ elementId: idFor(2) }),
      done({ elementId: idFor(2), skipped: true }),
    ];
    expect(counts(readText, [done(), ...others])).toEqual({ submissions: 1, shared: 0, value: null });
    expect(counts(presentation(), [done(), done({ isShared: true })])).toEqual({
      submissions: 2,
      shared: 1,
      value: null,
    });
    expect(counts(readText, [])).toEqual({ submissions: 0, shared: 0, value: null });
  });

  test('the best score of VR training', () => {
    const scores = [done({ score: 6 }), done({ score: 8 }), done({ score: 0 }), done()];
    expect(counts({ type: 'vr_training', requiredScore: 7 }, scores).value).toBe(8);
  });

  test('the talks of its goal', () =>
    expect(counts({ type: 'goal', target: 2, conditions: [] }, [], [counted(1), counted(1), counted(2)])).toEqual({
      submissions: 0,
      shared: 0,
      value: 2,
    }));
});

test('refuses an invalid mark', () => expect(() => markIn('done 1 0')).toThrow());
