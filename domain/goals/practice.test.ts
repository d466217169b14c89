import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { specFor } from '#domain/kernel/decider-spec.ts';
import type { GoalCondition, SessionFacts } from './contract/conditions.ts';
import type { PracticeEvent } from './events.ts';
import { type Practice, type PracticeCommand, practiceDecider, standingOf } from './practice.ts';

const given = specFor(practiceDecider);
const id = (n: number) => n.toString(16).padStart(32, '0');
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;

const facts = (filler_words: number | null, session_score: number | null, day = 10): SessionFacts => ({
  ...{ recordedAt: at(day), sentiment: null, speech_speed: 120, pitch: 180, volume: 50, pauses: 4, repetition: 1 },
  ...{ filler_words, session_score, speech_clarity: null },
});
const rules = (target: number, ...conditions: GoalCondition[]) => ({ target, conditions });
const fewFillers: GoalCondition = { type: 'filler_words', value: 2 };

const taken = (target = 2, ...conditions: GoalCondition[]): PracticeEvent => ({
  type: 'GoalTaken',
  data: { goalId: id(1), since: at(5), ...rules(target, ...conditions) },
});
const note = (n: number, found: SessionFacts, day = 10) =>
  ({ type: 'NoteSession', data: { sessionId: id(n), createdAt: at(day), facts: found } }) as const;
const noted = (n: number, found: SessionFacts, day = 10): PracticeEvent => ({
  type: 'SessionNoted',
  data: { sessionId: id(n), createdAt: at(day), facts: found, goalIds: [id(1)] },
});
const reached = (progress: number): PracticeEvent => ({ type: 'GoalReached', data: { goalId: id(1), progress } });
const follow = (target: number, ...conditions: GoalCondition[]) =>
  ({ type: 'FollowGoal', data: { goalId: id(1), since: at(5), ...rules(target, ...conditions) } }) as const;

describe('a reached goal', () => {
  const celebrate: PracticeCommand = { type: 'CelebrateGoal', data: { goalId: id(1) } };
  const celebrated: PracticeEvent = { type: 'GoalCelebrated', data: { goalId: id(1) } };

  test('is celebrated once, and again after it is reached again', () => {
    const done = [taken(1), noted(7, facts(1, 7)), reached(1)];
    given(...done)
      .when(celebrate)
      .thenEmits(celebrated);
    given(...done, celebrated)
      .when(celebrate)
      .thenNothing();
    given(...done, celebrated, reached(1))
      .when(celebrate)
      .thenEmits(celebrated);
  });

  test('is not celebrated before it is reached, or if the person does not pursue it', () => {
    given(taken(1)).when(celebrate).thenNothing();
    given().when(celebrate).thenRefuses('goal_not_found');
  });
});

describe('a talk', () => {
  test('is recorded if a goal considers it', () => {
    given()
      .when(note(7, facts(1, 7)))
      .thenNothing();
    given(taken())
      .when(note(7, facts(1, 7), 4))
      .thenNothing();
    given(taken())
      .when(note(7, facts(1, 7)))
      .thenEmits(noted(7, facts(1, 7)));
  });

  test('counts once, even after several analyses', () => {
    given(taken(2), noted(7, facts(1, 7)))
      .when(note(7, facts(1, 7)))
      .thenNothing();
    given(taken(2), noted(7, facts(1, 7)))
      .when(note(7, facts(0, 8)))
      .thenEmits(noted(7, facts(0, 8)));
  });

  test('reaches the goal if it completes the number', () =>
    given(taken(2), noted(7, facts(1, 7)))
      .when(note(8, facts(1, 5)))
      .thenEmits(noted(8, facts(1, 5)), reached(2)));

  test('does not count without a total or if it fails the conditions', () => {
    given(taken(1))
      .when(note(7, facts(1, null)))
      .thenEmits(noted(7, facts(1, null)));
    given(taken(1, fewFillers))
      .when(note(7, facts(3, 9)))
      .thenEmits(noted(7, facts(3, 9)));
    given(taken(1, fewFillers))
      .when(note(7, facts(null, 9)))
      .thenEmits(noted(7, facts(null, 9)));
  });

  test('no longer counts once it is deleted, but a reached goal stays reached', () => {
    const dropped: PracticeEvent = { type: 'SessionDropped', data: { sessionId: id(7) } };
    const drop = { type: 'DropSession', data: { sessionId: id(7) } } as const;
    given(taken(2), noted(7, facts(1, 7)))
      .when(drop)
      .thenEmits(dropped);
    given(taken(2)).when(drop).thenNothing();
    const after = [taken(1), noted(7, facts(1, 7)), reached(1), dropped].reduce<Practice>(
      practiceDecider.evolve,
      practiceDecider.initialState,
    );
    expect(standingOf(after, id(1))).toEqual({ progress: 0, isCompleted: true });
  });
});

describe('a goal', () => {
  test('is taken up once and dropped once', () => {
    given().when(follow(2)).thenEmits(taken(2));
    given(taken(2)).when(follow(2)).thenNothing();
    const dropped: PracticeEvent = { type: 'GoalDropped', data: { goalId: id(1) } };
    given(taken(2))
      .when({ type: 'DropGoal', data: { goalId: id(1) } })
      .thenEmits(dropped);
    given(taken(2), dropped)
      .when({ type: 'DropGoal', data: { goalId: id(1) } })
      .thenNothing();
  });

  const adjusted = (isStillReached: boolean, target: number, ...conditions: GoalCondition[]): PracticeEvent => ({
    type: 'GoalAdjusted',
    data: { goalId: id(1), ...rules(target, ...conditions), isStillReached },
  });

  test('may be reached by an edit that requires less', () =>
    given(taken(2), noted(7, facts(1, 7)))
      .when(follow(1))
      .thenEmits(adjusted(false, 1), reached(1)));

  test('stays reached after an edit if the counted talks suffice, and is open again otherwise', () => {
    const one = [taken(1), noted(7, facts(1, 7)), reached(1)];
    given(...one)
      .when(follow(1, fewFillers))
      .thenEmits(adjusted(true, 1, fewFillers));
    given(...one)
      .when(follow(3))
      .thenEmits(adjusted(false, 3));
  });
});

describe('a reminder', () => {
  const due: GoalCondition = { type: 'due_date', value: at(20) };
  const remind = (reminder: 'due_soon' | 'missed', dueAt = at(20)) =>
    ({ type: 'RemindOfGoal', data: { goalId: id(1), reminder, dueAt } }) as const;
  const reminded = (reminder: 'due_soon' | 'missed'): PracticeEvent => ({
    type: 'GoalReminded',
    data: { goalId: id(1), reminder, dueAt: at(20) },
  });
  const [before, after] = [new Date(at(19)), new Date(at(21))];

  test('comes once before the due date and once after it', () => {
    given(taken(1, due)).when(remind('due_soon'), before).thenEmits(reminded('due_soon'));
    given(taken(1, due), reminded('due_soon')).when(remind('due_soon'), before).thenNothing();
    given(taken(1, due), reminded('due_soon')).when(remind('missed'), after).thenEmits(reminded('missed'));
  });

  test('does not come at a wrong time, for an old date, or for a reached or removed goal', () => {
    given(taken(1, due)).when(remind('missed'), before).thenNothing();
    given(taken(1, due)).when(remind('due_soon'), after).thenNothing();
    given(taken(1, due))
      .when(remind('due_soon', at(22)), before)
      .thenNothing();
    given(taken(1, due), reached(1)).when(remind('due_soon'), before).thenNothing();
    given().when(remind('due_soon'), before).thenNothing();
  });
});

/** A simple model of the specification. */
class PlainGoals {
  talks = new Map<string, { day: number; facts: SessionFacts }>();
  goals = new Map<string, { since: number; target: number; conditions: GoalCondition[]; wasReached: boolean }>();

  counted(goalId: string): number[] {
    const goal = this.goals.get(goalId);
    if (!goal) return [];
    const scores: number[] = [];
    for (const { day, facts: found } of this.talks.values()) {
      if (day < goal.since || found.session_score === null) continue;
      const isFine = goal.conditions.every(({ type, value }) => {
        if (type === 'filler_words') return found.filler_words !== null && found.filler_words <= value;
        return type !== 'session_score' || (found.session_score ?? 0) >= value;
      });
      if (isFine) scores.push(found.session_score);
    }
    return scores;
  }

  isEnough(goalId: string): boolean {
    const [goal, scores] = [this.goals.get(goalId), this.counted(goalId)];
    const mean = scores.reduce((sum, score) => sum + score, 0) / (scores.length || 1);
    const wanted = goal?.conditions.find(({ type }) => type === 'overall_score')?.value ?? 0;
    return goal !== undefined && scores.length >= goal.target && mean >= Number(wanted);
  }

  settle(): void {
    for (const [goalId, goal] of this.goals) if (this.isEnough(goalId)) goal.wasReached = true;
  }
}

const condition = fc.constantFrom<GoalCondition>(
  { type: 'filler_words', value: 2 },
  { type: 'session_score', value: 6 },
  { type: 'overall_score', value: 7 },
);
const step = fc.record({
  kind: fc.constantFrom('follow', 'follow', 'drop', 'note', 'note', 'note', 'delete'),
  goal: fc.integer({ min: 1, max: 2 }),
  talk: fc.integer({ min: 10, max: 14 }),
  target: fc.integer({ min: 1, max: 3 }),
  conditions: fc.uniqueArray(condition, { selector: ({ type }) => type, maxLength: 2 }),
  fillers: fc.option(fc.integer({ min: 0, max: 4 })),
  score: fc.option(fc.integer({ min: 4, max: 9 })),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** The same step for both: the command to the stream, and the change in the model. `day` is its time. */
function take(plain: PlainGoals, { kind, goal, talk, target, conditions, fillers, score }: Step, day: number) {
  const [goalId, sessionId] = [id(goal), id(talk)];
  switch (kind) {
    case 'follow': {
      const known = plain.goals.get(goalId);
      const same = known?.target === target && JSON.stringify(known.conditions) === JSON.stringify(conditions);
      const since = known?.since ?? day;
      if (!same) {
        const wasReached = known?.wasReached ?? false;
        plain.goals.set(goalId, { since, target, conditions, wasReached });
        // A goal that the new rules no longer meet is open again.
        if (!plain.isEnough(goalId)) plain.goals.set(goalId, { since, target, conditions, wasReached: false });
      }
      return { type: 'FollowGoal', data: { goalId, since: at(since), target, conditions } } as const;
    }
    case 'drop':
      plain.goals.delete(goalId);
      return { type: 'DropGoal', data: { goalId } } as const;
    case 'delete':
      plain.talks.delete(sessionId);
      return { type: 'DropSession', data: { sessionId } } as const;
    default: {
      const first = plain.talks.get(sessionId)?.day ?? day;
      const found = facts(fillers, score);
      plain.talks.set(sessionId, { day: first, facts: found });
      return { type: 'NoteSession', data: { sessionId, createdAt: at(first), facts: found } } as const;
    }
  }
}

test('progress equals a simple model after any sequence of talks, assignments, edits and deletions', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const plain = new PlainGoals();
      let practice = practiceDecider.initialState;
      for (const [day, one] of steps.entries()) {
        const command: PracticeCommand = take(plain, one, day + 1);
        plain.settle();
        practice = practiceDecider.decide(command, practice, new Date(0)).reduce(practiceDecider.evolve, practice);
        for (const goalId of [id(1), id(2)]) {
          const goal = plain.goals.get(goalId);
          const expected = goal && { progress: plain.counted(goalId).length, isCompleted: goal.wasReached };
          expect(standingOf(practice, goalId)).toEqual(expected);
        }
      }
    }),
    { numRuns: 1_000 },
  );
});
