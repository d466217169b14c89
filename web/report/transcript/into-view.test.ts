import { expect, test } from 'vitest';
import { scrollBy } from './into-view.ts';

const box = { top: 100, height: 500 };
const line = (top: number) => ({ top, height: 30 });

test('while the word stands well in the box, nothing moves', () => {
  expect(scrollBy(box, line(300))).toBe(0);
});

test('a word that nears the lower edge is put where the next lines can be read', () => {
  expect(scrollBy(box, line(470))).toBe(220);
});

test('a word above the box is fetched down', () => {
  expect(scrollBy(box, line(-400))).toBe(-650);
});
