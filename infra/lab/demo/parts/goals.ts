import { goalCommands } from '#domain/goals/contract/calls.ts';
import type { GoalCondition } from '#domain/goals/contract/conditions.ts';
import type { Name } from '../cast.ts';
import { done, type Part } from '../stage.ts';

type GoalInput = Readonly<{
  who: Name;
  title: string;
  target: number;
  conditions: readonly GoalCondition[];
  from: number;
  /** Days ago. */
  due?: number;
}>;

const wanted: readonly GoalInput[] = [
  { who: 'lea', title: 'Drei Vorträge im ersten Monat', target: 3, conditions: [], from: 87, due: 60 },
  {
    who: 'lea',
    title: 'Weniger Füllwörter',
    target: 3,
    conditions: [{ type: 'filler_words', value: 5 }],
    from: 76,
    due: 35,
  },
  {
    who: 'lea',
    title: 'Zwei Pausen in jeder Minute',
    target: 5,
    conditions: [{ type: 'pauses', value: { from: 2, to: 6 } }],
    from: 62,
    due: 20,
  },
  {
    who: 'lea',
    title: 'Für die Rede im Januar',
    target: 4,
    conditions: [{ type: 'session_score', value: 8 }],
    from: 18,
    due: -10,
  },
  {
    who: 'jonas',
    title: 'Langsamer sprechen',
    target: 2,
    conditions: [{ type: 'speech_speed', value: { from: 90, to: 150 } }],
    from: 70,
    due: 7,
  },
  {
    who: 'grace',
    title: 'Three talks I like',
    target: 3,
    conditions: [{ type: 'session_score', value: 7 }],
    from: 70,
    due: 30,
  },
  { who: 'katharina', title: 'Zahlen mit Ruhe', target: 3, conditions: [], from: 60 },
];

/** Goals: some reached, some missed, some still open. */
export const goals: Part = (stage) =>
  wanted.map(({ who, title, target, conditions, from, due }, index) => ({
    at: stage.daysAgo(from, `8:${10 + index}`),
    does() {
      const dueDate = due === undefined ? null : stage.daysAgo(due, '20:00').toISOString();
      return done(
        stage.by(who).send(goalCommands.CreateGoal, { body: { title, target, conditions: [...conditions], dueDate } }),
      );
    },
  }));
