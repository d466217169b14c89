import { expect, test } from 'vitest';
import { scrollBy } from './into-view.ts';

const box = { top: 100, height: 500 };
const line = (top: number) => ({ top, height: 30 });

test('a word well inside the box needs no scrolling', () => {
  expect(scrollBy(box, line(300))).toBe(0);
});

test('a word near the lower edge moves up, so that the next lines are visible', () => {
  expect(scrollBy(box, line(470))).toBe(220);
});

test('a word above the box moves down into it', () => {
  expect(scrollBy(box, line(-400))).toBe(-650);
});
