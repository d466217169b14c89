import { describe, expect, test } from 'vitest';
import { goalMeasures } from '#domain/sessions/contract/measures.ts';
import {
  GoalCondition,
  goalStanding,
  isCloseCall,
  leastTypes,
  mostTypes,
  rangeTypes,
  type SessionFacts,
  sessionCounts,
  unmetConditions,
} from './conditions.ts';

const session: SessionFacts = {
  recordedAt: '2026-11-20T10:00:00.000Z',
  sentiment: 40,
  speech_speed: 120,
  pitch: 180,
  volume: 50,
  pauses: 4,
  repetition: 1,
  filler_words: 2,
  session_score: 7,
  total: 'whole',
  speech_clarity: 90,
  movement: 6,
};

test('a total is close to a limit if its error may put it on the other side', () => {
  const asks = (value: number) => [{ type: 'session_score' as const, value }];
  const unsure = { ...session, session_score: 7.4, error: 0.3 };
  expect([7, 7.2, 7.5, 7.8].map((limit) => isCloseCall(asks(limit), unsure))).toEqual([false, true, true, false]);
  expect(isCloseCall(asks(7.5), { ...unsure, error: undefined })).toBe(false);
  expect(isCloseCall(asks(7.5), { ...unsure, total: 'sound' })).toBe(false);
});

describe('a session counts for a goal', () => {
  test('without conditions, if it has a total', () => {
    expect(sessionCounts([], session)).toBe(true);
    expect(sessionCounts([], { ...session, session_score: null })).toBe(false);
  });

  test.each(rangeTypes)('if its %s is within the range, including the ends', (type) => {
    const counts = (from: number | null, to: number | null) => sessionCounts([{ type, value: { from, to } }], session);
    const measure = session[type] as number;
    expect(counts(measure, measure)).toBe(true);
    expect(counts(null, measure)).toBe(true);
    expect(counts(measure, null)).toBe(true);
    expect(counts(measure + 1, null)).toBe(false);
    expect(counts(null, measure - 1)).toBe(false);
  });

  test.each(mostTypes)('if it has no more %s than the limit', (type) => {
    const measure = session[type] as number;
    expect(sessionCounts([{ type, value: measure }], session)).toBe(true);
    expect(sessionCounts([{ type, value: measure - 1 }], session)).toBe(false);
  });

  test.each(['session_score', 'speech_clarity', 'movement'] as const)('if its %s is at least the limit', (type) => {
    const measure = session[type] as number;
    expect(sessionCounts([{ type, value: measure }], session)).toBe(true);
    expect(sessionCounts([{ type, value: measure + 1 }], session)).toBe(false);
  });

  test('if it was recorded by the due date', () => {
    const due = (value: string) => sessionCounts([{ type: 'due_date', value }], session);
    expect(due('2026-11-20T10:00:00.000Z')).toBe(true);
    expect(due('2026-11-20T09:59:59.999Z')).toBe(false);
  });

  test('by its rounded value: 7.45 is shown as 7.5 and meets a goal of 7.5', () => {
    const asked = [{ type: 'session_score', value: 7.5 } as const];
    expect(sessionCounts(asked, { ...session, session_score: 7.45 })).toBe(true);
    expect(sessionCounts(asked, { ...session, session_score: 7.44 })).toBe(false);
    expect(sessionCounts([{ type: 'filler_words', value: 2 }], { ...session, filler_words: 2.04 })).toBe(true);
  });

  test('scored from sound alone only if the goal requires no score', () => {
    const sound: SessionFacts = { ...session, total: 'sound', speech_speed: null };
    expect(sessionCounts([{ type: 'pauses', value: { from: 2, to: 6 } }], sound)).toBe(true);
    for (const type of ['session_score', 'overall_score'] as const) {
      expect(unmetConditions([{ type, value: 1 }], sound)).toEqual([type]);
      expect(unmetConditions([{ type, value: 1 }], { ...sound, total: undefined })).toEqual([type]);
    }
  });

  test('regardless of a required mean', () =>
    expect(sessionCounts([{ type: 'overall_score', value: 10 }], session)).toBe(true));

  test('only if it meets all conditions', () => {
    const conditions: GoalCondition[] = [
      { type: 'filler_words', value: 1 },
      { type: 'pitch', value: { from: 100, to: 200 } },
      { type: 'session_score', value: 8 },
    ];
    expect(unmetConditions(conditions, session)).toEqual(['filler_words', 'session_score']);
    expect(sessionCounts(conditions, session)).toBe(false);
  });

  test.each([...rangeTypes, ...mostTypes, 'speech_clarity', 'movement'] as const)(
    'not if its %s is unknown',
    (type) => {
      const value = rangeTypes.includes(type as never)
        ? { from: 0, to: null }
        : ['speech_clarity', 'movement'].includes(type)
          ? 0
          : 60;
      const condition = GoalCondition.parse({ type, value });
      expect(sessionCounts([condition], session)).toBe(true);
      expect(sessionCounts([condition], { ...session, [type]: null })).toBe(false);
    },
  );
});

describe('a goal', () => {
  test('is reached with its number of sessions', () => {
    const goal = { target: 2, conditions: [] };
    expect(goalStanding(goal, [])).toEqual({ progress: 0, isCompleted: false });
    expect(goalStanding(goal, [5])).toEqual({ progress: 1, isCompleted: false });
    expect(goalStanding(goal, [5, 6])).toEqual({ progress: 2, isCompleted: true });
    expect(goalStanding(goal, [5, 6, 7])).toEqual({ progress: 3, isCompleted: true });
  });

  test('with a required mean score also needs that mean', () => {
    const goal = { target: 2, conditions: [{ type: 'overall_score', value: 6 } as const] };
    expect(goalStanding(goal, [5, 6])).toEqual({ progress: 2, isCompleted: false });
    expect(goalStanding(goal, [5, 6, 7])).toEqual({ progress: 3, isCompleted: true });
    expect(goalStanding(goal, [5.95, 5.96])).toEqual({ progress: 2, isCompleted: true });
  });
});

describe('a condition', () => {
  test('is of one of twelve types', () => {
    const types = GoalCondition._zod.def.options.map(({ shape }) => shape.type._zod.def.values[0]);
    expect(types.sort()).toEqual(['due_date', ...Object.keys(goalMeasures)].sort());
    expect(types.sort()).toEqual(['due_date', ...rangeTypes, ...mostTypes, ...leastTypes].sort());
    expect(types).toHaveLength(12);
  });

  test.each([
    { type: 'pitch', value: { from: 200, to: 100 } },
    { type: 'pitch', value: {} },
    { type: 'volume', value: { from: 0, to: 101 } },
    { type: 'session_score', value: 11 },
    { type: 'filler_words', value: -1 },
    { type: 'due_date', value: 'soon' },
    { type: 'charm', value: 1 },
  ])('is refused if it makes no sense: %j', (condition) =>
    expect(GoalCondition.safeParse(condition).success).toBe(false),
  );
});
