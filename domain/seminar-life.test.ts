import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Both, dates, learners, type Step, variants } from './seminar-life-spec.ts';

const element = fc.nat({ max: variants.length - 1 });
/** Those whose rules change. */
const ruled = fc.constantFrom(0, 0, 1, 1, 3, 4);
const [learner, which] = [fc.nat({ max: 1 }), fc.nat({ max: 5 })];
const due = fc.nat({ max: dates.length - 1 });
const [content, score] = [fc.nat({ max: 2 }), fc.integer({ min: 4, max: 10 })];
const of = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: of('edit'), element: ruled, content }) },
  { weight: 1, arbitrary: fc.record({ kind: of('add'), element, content }) },
  { weight: 1, arbitrary: fc.record({ kind: of('delete', 'publish'), element }) },
  { weight: 1, arbitrary: fc.record({ kind: of('reorder'), seed: fc.nat({ max: 1_000 }) }) },
  { weight: 6, arbitrary: fc.record({ kind: of('submit', 'submit', 'skip'), learner, element, score }) },
  { weight: 3, arbitrary: fc.record({ kind: of('submit'), learner, element: ruled, score }) },
  { weight: 4, arbitrary: fc.record({ kind: of('share', 'share', 'withdraw', 'feedback'), learner, which }) },
  { weight: 2, arbitrary: fc.record({ kind: of('count'), learner, element: fc.constant(4), score }) },
  { weight: 1, arbitrary: fc.record({ kind: of('criteria'), count: fc.nat({ max: 2 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ kind: of('assess'), learner, which, criterion: fc.nat({ max: 2 }), level: fc.nat({ max: 4 }) },
      byOwner: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: of('deadline', 'extend'), learner, element, due, ofBlock: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: of('remind'), learner }) },
  { weight: 2, arbitrary: fc.record({ kind: of('reset', 'rejoin', 'rejoin'), learner, element, score }) },
);
/** Some of the elements, in any order; published, as far as that is possible. */
const begun = fc
  .shuffledSubarray([...variants.keys()], { minLength: 1, maxLength: 5 })
  .map((elements) => elements.map((n) => ({ kind: 'add', element: n, content: 0 }) as const));
const life = fc
  .tuple(begun, fc.array(step, { minLength: 20, maxLength: 60 }))
  .map(([added, steps]): readonly Step[] => [...added, { kind: 'publish', element: 0 }, ...steps]);

/** Milliseconds: many lives take a while on a busy machine. */
const patience = 60_000;

test(
  'whatever owner and participants do, in whatever order, everybody stands where the specification says',
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
  'no edit takes back what somebody has completed',
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
  'nothing that somebody else does shuts what was open',
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

/** Deeds of this learner, and what clears what they did. */
const isOf = (name: string, step: Step) =>
  'learner' in step && learners[step.learner] === name && !['feedback', 'assess'].includes(step.kind);
