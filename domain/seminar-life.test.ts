import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Both, learners } from './seminar-life-spec.ts';
import { life, type Step } from './seminar-steps-spec.ts';

/** Milliseconds: many simulated seminars take a while on a busy machine. */
const patience = 60_000;

test(
  'after any actions in any order, the standing of each participant follows the specification',
  () => {
    fc.assert(
      fc.property(life, (steps) => {
        const both = new Both();
        for (const one of steps) {
          both.take(one);
          for (const name of learners) {
            expect(both.standing(name)).toEqual(both.plain.standing(name));
            expect(both.judged(name)).toEqual(both.plain.judged(name));
            expect(both.due(name)).toEqual(both.plain.due(name));
          }
        }
      }),
      { numRuns: 400 },
    );
  },
  patience,
);

test(
  'no edit revokes a completed element',
  () => {
    fc.assert(
      fc.property(life, (steps) => {
        const both = new Both();
        for (const one of steps) {
          const before = learners.map((name) => completed(both.standing(name).states));
          both.take(one);
          if (one.kind !== 'edit') continue;
          for (const [n, name] of learners.entries()) {
            const after = completed(both.standing(name).states);
            expect(after).toEqual(expect.arrayContaining(before[n] ?? []));
          }
        }
      }),
      { numRuns: 200 },
    );
  },
  patience,
);

const completed = (states: Readonly<Record<string, string>>) =>
  Object.keys(states).filter((id) => states[id] === 'completed');

test(
  'no action of another person locks an open element',
  () => {
    fc.assert(
      fc.property(life, (steps) => {
        const both = new Both();
        for (const one of steps) {
          const before = learners.map((name) => openFor(both, name));
          both.take(one);
          for (const [n, name] of learners.entries()) {
            if (isOf(name, one)) continue;
            const there = new Set(Object.keys(both.standing(name).states));
            const stillThere = before[n]?.filter((id) => there.has(id)) ?? [];
            expect(openFor(both, name)).toEqual(expect.arrayContaining(stillThere));
          }
        }
      }),
      { numRuns: 400 },
    );
  },
  patience,
);

function openFor(both: Both, name: string): readonly string[] {
  const { states, locked } = both.standing(name);
  return Object.keys(states).filter((id) => !locked.includes(id));
}

/** Whether a step is an action of this learner, or clears the learner's work. */
const isOf = (name: string, step: Step) =>
  'learner' in step && learners[step.learner] === name && !['feedback', 'assess'].includes(step.kind);
