import { expect, test } from 'vitest';
import { clearSentences } from './clear-sentences.ts';

const sentence = (offset: number, positive: number, sentiment: 'positive' | 'negative' | 'mixed' = 'positive') => ({
  text: `Satz bei ${offset}`,
  offset,
  duration: 2,
  sentiment,
  positive,
  negative: 1 - positive,
  neutral: 0,
});

test('shows the clearest sentences in the order of the talk', () => {
  const sentences = [sentence(0, 0.6), sentence(5, 0.9), sentence(10, 0.7), sentence(15, 0.8)];
  expect(clearSentences(sentences, { mood: 'positive', count: 2 }).map(({ offset }) => offset)).toEqual([5, 15]);
});

test('a mixed sentence is not a clear one', () => {
  const sentences = [sentence(0, 0.6, 'mixed'), sentence(5, 0.1, 'negative')];
  expect(clearSentences(sentences, { mood: 'positive', count: 3 })).toEqual([]);
  expect(clearSentences(sentences, { mood: 'negative', count: 3 })).toHaveLength(1);
});
