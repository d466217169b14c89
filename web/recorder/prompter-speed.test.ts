import { expect, test } from 'vitest';
import { clampedSpeed, pixelsPerSecond, wordsIn } from './prompter-speed.ts';

test('a text of 120 words passes in a minute at 120 words a minute', () => {
  expect(pixelsPerSecond(1_200, 120, 120) * 60).toBe(1_200);
});

test('twice the speed is twice the distance', () => {
  expect(pixelsPerSecond(1_200, 120, 200)).toBe(2 * pixelsPerSecond(1_200, 120, 100));
});

test('an empty text does not move', () => {
  expect(pixelsPerSecond(300, wordsIn(' \n '), 120)).toBe(0);
});

test('keeps the speed within a readable range', () => {
  expect([clampedSpeed(0), clampedSpeed(130), clampedSpeed(999)]).toEqual([60, 130, 220]);
});
