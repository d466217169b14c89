import fc from 'fast-check';
import { idFor } from './participation/outline-for-test.ts';
import { elementDefaults } from './seminars/contract/element-limits.ts';
import type { ElementContent } from './seminars/element-content.ts';

export type Step =
  | Readonly<{ kind: 'add' | 'edit'; element: number; content: number }>
  | Readonly<{ kind: 'delete' | 'publish'; element: number }>
  | Readonly<{ kind: 'reorder'; seed: number }>
  | Readonly<{ kind: 'submit' | 'skip'; learner: number; element: number; score: number }>
  | Readonly<{ kind: 'share' | 'withdraw' | 'feedback'; learner: number; which: number }>
  | Readonly<{ kind: 'criteria'; count: number }>
  | Readonly<{ kind: 'assess'; learner: number; which: number; criterion: number; level: number; byOwner: boolean }>
  | Readonly<{ kind: 'deadline' | 'extend'; learner: number; element: number; due: number; ofBlock: boolean }>
  | Readonly<{ kind: 'remind'; learner: number }>
  | Readonly<{ kind: 'count' | 'reset' | 'rejoin'; learner: number; element: number; score: number }>;

const presentation = (requiredSubmissions: number, requiredNumShared: number, maxSubmissions: number) => {
  const { requiredScore: _, target: __, ...defaults } = elementDefaults;
  const counts = { requiredSubmissions, requiredNumShared, maxSubmissions, rateableSubmissions: true };
  return { type: 'video_presentation', ...defaults, ...counts, maxNumShared: 2 } as const;
};
/** The element that others give feedback on. */
export const film = idFor(0xf1);
/** Kinds of elements by number. Elements with the same number keep their type. */
export const variants: readonly (readonly [ElementContent, ElementContent, ElementContent])[] = [
  [presentation(1, 0, 3), { ...presentation(2, 1, 4), byCriteria: true }, presentation(0, 0, 2)],
  [presentation(2, 0, 4), presentation(3, 0, 5), presentation(3, 1, 5)],
  [text(), text(), text()],
  [vr(7), vr(5), vr(9)],
  [goal(2), goal(3), goal(1)],
  [{ type: 'watch_feedback' }, { type: 'watch_feedback' }, { type: 'watch_feedback' }],
  [feedbackOn(), feedbackOn(true), feedbackOn()],
  [linkedVideo(), linkedVideo(), linkedVideo()],
  [gaps(), gaps(), gaps()],
  [phrases(), phrases(), phrases()],
  [words(), words(), words()],
];
/** No deadline, a past one, one within two days, and a later one. */
export const dates = [
  null,
  '1969-12-24T20:00:00.000Z',
  '1970-01-02T20:00:00.000Z',
  '1970-02-01T20:00:00.000Z',
] as const;

const element = fc.nat({ max: variants.length - 1 });
/** Numbers of the elements whose rules change. */
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
/** The steps of one seminar. */
export const life = fc
  .tuple(begun, fc.array(step, { minLength: 20, maxLength: 60 }))
  .map(([added, steps]): readonly Step[] => [...added, { kind: 'publish', element: 0 }, ...steps]);

export function text(): ElementContent {
  return { type: 'read_text' };
}

function vr(requiredScore: number): ElementContent {
  return { type: 'vr_training', requiredScore };
}

function goal(target: number): ElementContent {
  return { type: 'goal', target, conditions: [] };
}

function feedbackOn(byCriteria = false): ElementContent {
  return { type: 'give_feedback', forElement: idFor(0xf1), byCriteria };
}

function linkedVideo(): ElementContent {
  return { type: 'watch_video', video: { from: 'link', uri: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } };
}

function gaps(): ElementContent {
  return { type: 'gap_text', text: 'Laut und __.', answers: [] };
}

function phrases(): ElementContent {
  return { type: 'rephrase', sentences: ['Ich denke mal.'], answers: [] };
}

function words(): ElementContent {
  return { type: 'categorize', words: ['a'], categories: [{ name: 'x', phrases: ['a'] }] };
}
