import { expect, test } from 'vitest';
import { linesOf, type Run } from './lines.ts';
import { looks } from './looks.ts';

/** Every letter is as wide as its neighbour. */
const measure = (text: string) => text.length;
const lines = (width: number, ...runs: readonly Run[]) =>
  linesOf(runs, width, measure).map((line) => line.map(({ text }) => text).join('|'));

test('words go on in the next line where they do not fit', () => {
  expect(lines(9, { text: 'wir haben im Sommer', look: looks.text })).toEqual(['wir haben ', 'im Sommer']);
});

test('a word that is wider than a line is cut', () => {
  expect(lines(4, { text: 'Vertragsende da', look: looks.text })).toEqual(['Vert', 'rags', 'ende ', 'da']);
});

test('what looks otherwise is a piece of its own, and no line breaks between it and the word it belongs to', () => {
  const runs = [
    { text: 'so (', look: looks.text },
    { text: 'ähm', look: looks.strong },
    { text: ') ja', look: looks.text },
  ];
  expect(lines(8, ...runs)).toEqual(['so |(|ähm|) ', 'ja'].map((line) => line.replace('so |(', 'so (')));
});

test('letters of another script are written in its font, what no font has as a box', () => {
  const [line = []] = linesOf([{ text: 'Łódź Привет 日', look: looks.text }], 99, measure);
  expect([...new Set(line.map(({ font }) => font))]).toEqual(['ui latin-ext', 'ui latin', 'ui cyrillic']);
  expect(line.at(-1)?.text).toBe('\uFFFD');
});

test('nothing to say is no line', () => {
  expect(lines(9, { text: ' ', look: looks.text })).toEqual([]);
});
