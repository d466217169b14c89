import { expect, test } from 'vitest';
import type { Pose } from '#domain/sessions/contract/movement/samples.ts';
import { lookedAt } from './gaze-at.ts';
import { audienceSizes, type RoomKind, roomKinds, type Seat, seatsOf } from './seats.ts';

/** The pose of a speaker at a place who looks straight at a point. */
function lookingAt([x, y, z]: readonly [number, number, number], from: Pose['p']): Pose {
  const [dx, dy, dz] = [x - from[0], y - from[1], z - from[2]];
  const [yaw, pitch] = [Math.atan2(-dx, -dz), Math.atan2(dy, Math.hypot(dx, dz))];
  const [a, b] = [yaw / 2, pitch / 2];
  const q: Pose['q'] = [
    Math.cos(a) * Math.sin(b),
    Math.sin(a) * Math.cos(b),
    -Math.sin(a) * Math.sin(b),
    Math.cos(a) * Math.cos(b),
  ];
  return { p: from, q };
}

const everywhere = roomKinds.flatMap((kind) => audienceSizes.map((size) => [kind, size] as const));

test.each(everywhere)('finds each person in the %s with %i people by their eyes', (kind, size) => {
  const seats = seatsOf(kind, size);
  expect(seats).toHaveLength(size);
  for (const from of [[0, 1.65, 0] as const, [-1.2, 1.5, 0.3] as const]) {
    const met = seats.map(({ eyes }) => lookedAt(lookingAt(eyes, [...from]), seats));
    expect(met).toEqual(seats.map((_, index) => index));
  }
});

test.each(roomKinds)('in the %s the speaker’s left is 0 and the first row is 0', (kind: RoomKind) => {
  const seats = seatsOf(kind, 200);
  const by = (order: (seat: Seat) => number) => [...seats].sort((one, other) => order(one) - order(other));
  const leftmost = by(({ gaze }) => gaze[0])[0];
  const last = by(({ gaze }) => gaze[1]).at(-1);
  expect(leftmost?.eyes[0]).toBe(Math.min(...seats.map(({ eyes }) => eyes[0])));
  expect(last?.eyes[2]).toBe(Math.min(...seats.map(({ eyes }) => eyes[2])));
  for (const { gaze } of seats) for (const share of gaze) expect(share > 0 && share < 1).toBe(true);
});

test('finds nobody at notes in the hand, at the ceiling or at the wall behind', () => {
  const seats = seatsOf('hall', 30);
  for (const point of [[0, 1, -0.5] as const, [0, 9, -5] as const, [0, 1.6, 5] as const]) {
    expect(lookedAt(lookingAt(point, [0, 1.65, 0]), seats)).toBe(-1);
  }
});
