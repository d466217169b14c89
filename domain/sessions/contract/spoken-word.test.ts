import { expect, test } from 'vitest';
import { firstFrom, type SpokenWord, wordAt } from './spoken-word.ts';

const words: readonly SpokenWord[] = [0.5, 1, 1.4, 6].map((offset) => ({
  text: 'x',
  offset,
  duration: 0.3,
  confidence: null,
  kind: 'default',
}));

test('a word is current from its beginning until the next word begins', () => {
  expect(wordAt(words, 0.5)).toBe(0);
  expect(wordAt(words, 0.99)).toBe(0);
  expect(wordAt(words, 1)).toBe(1);
});

test('there is no current word in a pause, or before the first word', () => {
  expect(wordAt(words, 0.2)).toBeUndefined();
  expect(wordAt(words, 4)).toBeUndefined();
  expect(wordAt(words, 99)).toBeUndefined();
  expect(wordAt([], 1)).toBeUndefined();
});

test('finds the first word from a moment on, also at the start and at the end', () => {
  expect(firstFrom(words, 0)).toBe(0);
  expect(firstFrom(words, 1.2)).toBe(2);
  expect(firstFrom(words, 7)).toBe(4);
});
