import { expect, test } from 'vitest';
import type { ElementRules } from '#domain/seminars/contract/outline.ts';
import { idFor } from './outline-for-test.ts';
import { refuseUnfit, type Submitted } from './submitted.ts';

const gaps: ElementRules = { type: 'gap_text', blanks: 2 };
const words: ElementRules = { type: 'categorize', words: ['a', 'b'], categories: ['x', 'y'] };
const sorted = (...categories: (readonly [string, ...string[]])[]): Submitted => ({
  type: 'categorize',
  categories: categories.map(([name, ...phrases]) => ({ name, phrases })),
});
const check = (rules: ElementRules, work: Submitted) => () => refuseUnfit(work, rules);

test.each([
  ['a gap that is blank beside one that is filled', 'answers', gaps, { type: 'gap_text', answers: ['a', ' '] }],
  ['an answer too many', 'answers', gaps, { type: 'gap_text', answers: ['a', 'b', 'c'] }],
  ['no sentence', 'answers', { type: 'rephrase', sentences: 1 }, { type: 'rephrase', answers: [] }],
  ['a word that is placed twice', 'categories', words, sorted(['x', 'a', 'b'], ['y', 'b'])],
  ['a word that is no word of it', 'categories', words, sorted(['x', 'a', 'c'])],
  ['a word that is left out', 'categories', words, sorted(['x', 'a'])],
  ['a category that is none beside one that is', 'categories', words, sorted(['x', 'a'], ['z', 'b'])],
  ['no feedback', 'feedback', feedbackOn(9), { type: 'give_feedback', about: idFor(1), feedback: ' ' }],
] as [string, string, ElementRules, Submitted][])('%s is refused', (_what, field, rules, work) => {
  expect(check(rules, work)).toThrow(expect.objectContaining({ code: 'invalid_input', field }));
});

test.each([
  ['every gap that is filled', gaps, { type: 'gap_text', answers: ['a', 'b'] }],
  ['every sentence', { type: 'rephrase', sentences: 1 }, { type: 'rephrase', answers: ['a'] }],
  ['every word in a category', words, sorted(['x', 'a'], ['y', 'b'])],
  ['all words in one', words, sorted(['y', 'b', 'a'])],
  ['feedback', feedbackOn(9), { type: 'give_feedback', about: idFor(1), feedback: 'Gut!' }],
] as [string, ElementRules, Submitted][])('%s is accepted', (_what, rules, work) => {
  expect(check(rules, work)).not.toThrow();
});

function feedbackOn(element: number): ElementRules {
  return { type: 'give_feedback', forElement: idFor(element) };
}
