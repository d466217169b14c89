import { expect, test } from 'vitest';
import { furnishReplay, seatIn, seatRows } from './seat-view.ts';
import { seatsOf } from './seats.ts';
import { costOf } from './testing/cost-of.ts';

test('seats the viewer in the middle of the first, a middle or the last row', () => {
  const seats = seatsOf('hall', 30);
  const [front, middle, back] = seatRows.map((row) => seatIn(row, seats));
  expect(front?.gaze[1]).toBeCloseTo(0.1);
  expect(middle?.gaze[1]).toBeCloseTo(0.5);
  expect(back?.gaze[1]).toBeCloseTo(0.9);
  for (const seat of [front, middle, back]) expect(Math.abs(seat?.eyes[0] ?? 9)).toBeLessThan(1);
});

test('connects the speaker’s parts from head to foot, and hides an untracked hand', () => {
  const { speaker } = furnishReplay();
  speaker.pose({ head: { p: [0.5, 1.7, 0], q: [0, 0, 0, 1] }, left: null, right: [0.8, 1.2, -0.2], gaze: null });
  const [head, left, right, torso, , leftArm] = speaker.group.children;
  expect(head?.position.toArray()).toEqual([0.5, 1.7, 0]);
  expect([left?.visible, leftArm?.visible]).toEqual([false, false]);
  expect(right?.visible).toBe(true);
  expect(torso?.position.x).toBe(0.5);
  speaker.pose(undefined);
  expect(speaker.group.visible).toBe(false);
});

test('draws the replay within the budget of a headset', () => {
  const { calls, triangles } = costOf(furnishReplay().scene);
  expect(calls * 2).toBeLessThanOrEqual(100);
  expect(triangles).toBeLessThanOrEqual(150_000);
});
