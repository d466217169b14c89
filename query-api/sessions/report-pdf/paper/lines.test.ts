import { expect, test } from 'vitest';
import { linesOf, type Run } from './lines.ts';
import { looks } from './looks.ts';

/** Every character has width 1. */
const measure = (text: string) => text.length;
const lines = (width: number, ...runs: readonly Run[]) =>
  linesOf(runs, width, measure).map((line) => line.map(({ text }) => text).join('|'));

test('breaks a line between words', () => {
  expect(lines(9, { text: 'wir haben im Sommer', look: looks.text })).toEqual(['wir haben ', 'im Sommer']);
});

test('cuts a word that is wider than a line', () => {
  expect(lines(4, { text: 'Vertragsende da', look: looks.text })).toEqual(['Vert', 'rags', 'ende ', 'da']);
});

test('makes a piece for each look, without a line break inside a word', () => {
  const runs = [
    { text: 'so (', look: looks.text },
    { text: 'ähm', look: looks.strong },
    { text: ') ja', look: looks.text },
  ];
  expect(lines(8, ...runs)).toEqual(['so |(|ähm|) ', 'ja'].map((line) => line.replace('so |(', 'so (')));
});

test('uses the font of each script, and a box for unknown characters', () => {
  const [line = []] = linesOf([{ text: 'Łódź Привет 日', look: looks.text }], 99, measure);
  expect([...new Set(line.map(({ font }) => font))]).toEqual(['ui latin-ext', 'ui latin', 'ui cyrillic']);
  expect(line.at(-1)?.text).toBe('\uFFFD');
});

test('gives no line for an empty text', () => {
  expect(lines(9, { text: ' ', look: looks.text })).toEqual([]);
});
