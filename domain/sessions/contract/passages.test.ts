import { expect, test } from 'vitest';
import { gapsBefore, passagesOf } from './passages.ts';
import type { SpokenWord } from './spoken-word.ts';

/** Two words a second. */
const session = (count: number): readonly SpokenWord[] =>
  Array.from({ length: count }, (_, index) => ({
    text: `w${index}`,
    offset: index / 2,
    duration: 0.3,
    confidence: null,
    kind: 'default',
  }));

const sentencesOf = (words: readonly SpokenWord[], length: number) =>
  words.filter((_, index) => index % length === 0).map(({ offset }) => ({ offset }));

test('a paragraph ends at the end of a sentence', () => {
  const words = session(120);
  const passages = passagesOf({ words, sentences: sentencesOf(words, 10), pauses: [] });
  expect(passages.map(({ from }) => from)).toEqual([0, 50, 100]);
});

test('the paragraphs contain each word of the talk once', () => {
  const words = session(997);
  const passages = passagesOf({ words, sentences: sentencesOf(words, 7), pauses: [{ offset: 99.8, duration: 2 }] });
  expect(passages[0]?.from).toBe(0);
  expect(passages.at(-1)?.to).toBe(997);
  for (const [nth, { from }] of passages.slice(1).entries()) expect(passages[nth]?.to).toBe(from);
});

test('a pause starts a new paragraph earlier', () => {
  const words = session(60);
  const pauses = [{ offset: 9.4, duration: 0.6 }];
  const passages = passagesOf({ words, sentences: sentencesOf(words, 10), pauses });
  expect(passages.map(({ from }) => from)).toEqual([0, 20]);
});

test('splits a talk without full stops, too', () => {
  const passages = passagesOf({ words: session(300), sentences: [{ offset: 0 }], pauses: [] });
  expect(passages.map(({ from }) => from)).toEqual([0, 110, 220]);
});

test('a talk without words has no paragraph', () => {
  expect(passagesOf({ words: [], sentences: [], pauses: [] })).toEqual([]);
});

test('shows a pause before the word that ends it, even if the engine times that word a little early', () => {
  const words = session(20);
  const pause = { offset: 4.4, duration: 2 };
  const late = words.map((word, index) => ({ ...word, offset: word.offset + (index > 8 ? 1.8 : 0) }));
  expect([...gapsBefore(late, [pause])]).toEqual([[9, pause]]);
});

test('shows no pause before the first or after the last word', () => {
  const words = session(4).map((word) => ({ ...word, offset: word.offset + 10 }));
  expect(
    gapsBefore(words, [
      { offset: 0, duration: 9 },
      { offset: 12, duration: 9 },
    ]).size,
  ).toBe(0);
});
