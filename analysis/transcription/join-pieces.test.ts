import { expect, test } from 'vitest';
import type { Word } from '#domain/sessions/contract/transcript.ts';
import { joinPieces } from './join-pieces.ts';

/** The words of a text, one every half second, from second `from` on. */
const words = (text: string, from: number): Word[] =>
  text.split(' ').map((word, i) => ({ text: word, offset: from + i * 0.5, duration: 0.4, confidence: null }));
const joined = (...heard: Parameters<typeof joinPieces>[0][number][]) =>
  joinPieces(heard)
    .map(({ text }) => text)
    .join(' ');

test('pieces that meet in a pause follow each other', () => {
  const first = { piece: { from: 0, to: 5 }, words: words('eins zwei', 1) };
  expect(joined(first, { piece: { from: 5, to: 9 }, words: words('zwei drei', 6) })).toBe('eins zwei zwei drei');
});

test('words in both pieces appear once, and a bad word at an edge is taken from the other piece', () => {
  const first = { piece: { from: 0, to: 10 }, words: words('wir sahen heute am Abend noch ein Schi', 6) };
  const second = { piece: { from: 6, to: 16 }, words: words('ahn, Heute am Abend noch ein Schiff im Hafen', 6.6) };
  expect(joined(first, second)).toBe('wir sahen heute am Abend noch ein Schiff im Hafen');
});

test('keeps a word that is said three times in a row', () => {
  const first = { piece: { from: 0, to: 10 }, words: words('das ist sehr sehr sehr gut', 6.5) };
  const second = { piece: { from: 6, to: 16 }, words: words('das ist sehr sehr sehr gut so', 6.6) };
  expect(joined(first, second)).toBe('das ist sehr sehr sehr gut so');
});

test('without common words, each piece gives its half of the overlap', () => {
  const first = { piece: { from: 0, to: 10 }, words: words('a b c d e f g', 6.1) };
  const second = { piece: { from: 6, to: 16 }, words: words('m n o p q r s', 6.1) };
  expect(joined(first, second)).toBe('a b c d q r s');
});

test('keeps all words of the overlap if only one piece has any', () => {
  const first = { piece: { from: 0, to: 10 }, words: words('a b c', 5) };
  const second = { piece: { from: 6, to: 16 }, words: words('d e f', 7) };
  expect(joined(first, second)).toBe('a b c d e f');
});
