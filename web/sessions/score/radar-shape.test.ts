import { expect, test } from 'vitest';
import { outline, pointOn } from './radar-shape.ts';

test('the first part stands at the top, the others follow clockwise', () => {
  expect(pointOn({ index: 0, count: 4 }, 10)).toEqual({ x: 0, y: -10 });
  expect(pointOn({ index: 1, count: 4 }, 10)).toEqual({ x: 10, y: 0 });
  expect(pointOn({ index: 3, count: 4 }, 10)).toEqual({ x: -10, y: 0 });
});

test('the outline goes through every value', () => {
  expect(outline([10, 5, 0, 5])).toBe('0,-10 5,0 0,0 -5,0');
});
