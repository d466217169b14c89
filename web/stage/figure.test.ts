import { expect, test } from 'vitest';
import type { MovementSample } from '#domain/sessions/contract/movement/samples.ts';
import { figureAt, spotOf, trailOf } from './figure.ts';

const at = (t: number, x: number): MovementSample => ({
  t,
  head: { p: [x, 1.6, 0], q: [0, 0, 0, 1] },
  left: null,
  right: { p: [x + 0.3, 1, -0.2], q: [0, 0, 0, 1] },
  gaze: [0, 0.5],
});
const samples = [at(0, 0), at(0.1, 0.1), at(0.2, 0.2), at(5, 2)];

test('interpolates between two samples at the player’s exact time', () => {
  expect(figureAt(samples, 0.15)?.head.x).toBeCloseTo(spotOf([0.15, 1.6, 0]).x);
  expect(figureAt(samples, 0.1)?.head.x).toBeCloseTo(spotOf([0.1, 1.6, 0]).x);
});

test('draws no hand that is not tracked', () => expect(figureAt(samples, 0)).toMatchObject({ left: null }));

test('draws nobody where nothing was recorded', () => {
  expect(figureAt(samples, 2.5)).toBeUndefined();
  expect(figureAt(samples, 0.5)?.head).toEqual(spotOf([0.2, 1.6, 0]));
  expect(figureAt([], 0)).toBeUndefined();
});

test('the speaker’s left is the right of the picture', () => {
  expect(spotOf([-1, 1, 0]).x).toBeGreaterThan(spotOf([1, 1, 0]).x);
  expect(figureAt(samples, 0)?.gaze?.x).toBe(720);
});

test('draws a trail of a hand’s last second, and none while it is not tracked', () => {
  const trail = trailOf(samples, 0.2, 'right');
  expect(trail.length).toBeGreaterThan(2);
  expect(trail.at(-1)).toEqual(figureAt(samples, 0.2)?.right);
  expect(trail[0]?.x).toBeGreaterThan(trail.at(-1)?.x ?? 0);
  expect(trailOf(samples, 0.2, 'left')).toEqual([]);
});
