import { expect, test } from 'vitest';
import { moved, squareIn, wholePicture } from './crop.ts';

const wide = { width: 600, height: 400 };

test('starts with the largest square in the middle', () =>
  expect(squareIn(wide, wholePicture)).toEqual({ x: 100, y: 0, side: 400 }));

test('zooming shows a smaller part around the same middle', () =>
  expect(squareIn(wide, { ...wholePicture, zoom: 2 })).toEqual({ x: 200, y: 100, side: 200 }));

test('the square never leaves the picture', () => {
  expect(squareIn(wide, moved(wide, wholePicture, { x: 5, y: 5 }))).toEqual({ x: 200, y: 0, side: 400 });
  expect(squareIn(wide, moved(wide, { ...wholePicture, zoom: 4 }, { x: -9, y: -9 }))).toEqual({
    x: 0,
    y: 0,
    side: 100,
  });
});

test('moves by shares of the visible part', () =>
  expect(squareIn(wide, moved(wide, { ...wholePicture, zoom: 2 }, { x: 0.5, y: -0.25 }))).toEqual({
    x: 300,
    y: 50,
    side: 200,
  }));
