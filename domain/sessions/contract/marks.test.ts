import { expect, test } from 'vitest';
import { marksOf, wordsIn } from './marks.ts';
import { runsOf } from './runs.ts';
import type { TextAnalysis } from './text-report.ts';

const words: TextAnalysis['words'] = ['so', 'you', 'know', 'we', 'we', 'ähm', 'go'].map((text, index) => ({
  text,
  offset: index * 0.5,
  duration: 0.3,
  confidence: null,
  kind: 'default',
}));
const at = (index: number, count = 1) => ({ offset: index * 0.5, duration: (count - 1) * 0.5 + 0.3 });
const filler = (index: number, certainty: 'certain' | 'in_context', count = 1): TextAnalysis['fillers'][number] => ({
  id: `filler_${index}`,
  text: '',
  ...at(index, count),
  certainty,
  dismissed: false,
});
const repetition: TextAnalysis['repetitions'][number] = {
  id: 'immediate_3',
  text: 'we',
  ...at(3, 2),
  kind: 'immediate',
  occurrences: [at(3), at(4)],
  dismissed: false,
};

test('distinguishes certain fillers, fillers in context and repetitions', () => {
  const fillers = [filler(1, 'in_context', 2), filler(5, 'certain')];
  expect(marksOf({ words, fillers, repetitions: [repetition] })).toBe('.ccrrf.');
});

test('does not mark dismissed findings', () => {
  const dismissed = { ...filler(5, 'certain'), dismissed: true };
  expect(marksOf({ words, fillers: [dismissed], repetitions: [{ ...repetition, dismissed: true }] })).toBe('.......');
});

test('marks only the repeated words of a repetition', () => {
  const far = { ...repetition, ...at(0, 7), occurrences: [at(0), at(6)] };
  expect(marksOf({ words, fillers: [], repetitions: [far] })).toBe('r.....r');
});

test('marks a filler inside a repetition as a filler', () => {
  expect(marksOf({ words, fillers: [filler(4, 'certain')], repetitions: [repetition] })).toBe('...rf..');
});

test('marks the word of a finding without a length', () => {
  expect(wordsIn(words, { offset: 1, duration: 0 })).toEqual([2]);
});

test('joins equally marked words, and splits them at a pause', () => {
  const passage = { from: 2, to: 6, offset: 1 };
  expect(runsOf(passage, '.rr.', new Map())).toEqual([
    { from: 2, to: 3, look: '.' },
    { from: 3, to: 5, look: 'r' },
    { from: 5, to: 6, look: '.' },
  ]);
  expect(runsOf(passage, '....', new Map([[4, {}]])).map(({ from }) => from)).toEqual([2, 4]);
});

test('does not mark a word that begins at the end of a finding', () => {
  const word = { text: 'äh', duration: 0.3, confidence: null, kind: 'default' } as const;
  const follows = [46.1, 46.4].map((offset) => ({ ...word, offset }));
  expect(wordsIn(follows, { offset: 46.1, duration: 0.3000001 })).toEqual([0]);
});
