import { expect, test } from 'vitest';
import type { Movement } from '#domain/sessions/contract/movement/samples.ts';
import { type BodyPart, type BodyPoint, follow, type Look, newCourse } from './body-movement.ts';

/** Pixels per metre: the shoulders are 0.38 m apart. */
const metre = 400;
const shoulders = 0.38 * metre;

type Stance = Readonly<{ at?: number; x?: number; y?: number; face?: Look['face']; turned?: number }>;

/** A speaker in a picture of 640 × 360 with the head at `x` and `y`; the speaker's left is on the picture's right. */
function seen({ at = 0, x = 320, y = 100, face, turned = 1 }: Stance = {}, more: Look['points'] = {}): Look {
  const point = (dx: number, dy: number): BodyPoint => ({ x: x + dx, y: y + dy, score: 0.8 });
  const side = (shoulders / 2) * turned;
  const points: Partial<Record<BodyPart, BodyPoint>> = {
    ...{ nose: point(0, 0), leftEye: point(8, 0), rightEye: point(-8, 0), leftEar: point(20, 0) },
    ...{ rightEar: point(-20, 0), leftShoulder: point(side, 60), rightShoulder: point(-side, 60) },
    ...{ leftWrist: point(120, 200), rightWrist: point(-120, 200) },
    ...more,
  };
  return { at, width: 640, height: 360, points, face };
}

function followed(...looks: readonly Look[]): readonly (Movement | undefined)[] {
  let course = newCourse;
  return looks.map((look) => {
    const step = follow(course, look);
    course = step.course;
    return step.movement;
  });
}
const last = (...looks: readonly Look[]) => followed(...looks).at(-1);
const faceAt = (yaw: number, pitch = 0, roll = 0) => ({ middle: { x: 320, y: 100 }, yaw, pitch, roll });

test('the head begins 1.6 m above the ground, at the middle of the picture', () =>
  expect(last(seen())?.head).toEqual({ p: [0, 1.6, 0], q: [0, 0, 0, 1] }));

test('derives metres from the width of the shoulders: x to the speaker’s right, y up', () => {
  const place = last(seen(), seen({ x: 320 - metre / 2, y: 100 + metre / 10 }))?.head.p;
  expect(place?.[0]).toBeCloseTo(0.5, 6);
  expect(place?.[1]).toBeCloseTo(1.5, 6);
});

test('hands are where their wrists are', () => {
  const { left, right } = last(seen()) ?? {};
  expect(left?.p[0]).toBeCloseTo(-0.3, 6);
  expect(right?.p[0]).toBeCloseTo(0.3, 6);
  expect(right?.p[1]).toBeCloseTo(1.1, 6);
});

test('ignores a wrist that is unsure or outside the picture', () => {
  const { left, right } = last(seen({}, { leftWrist: { x: 300, y: 300, score: 0.29 } })) ?? {};
  expect(left).toBeNull();
  expect(right).not.toBeNull();
  const below = last(seen({}, { leftWrist: { x: 300, y: 361, score: 0.9 }, rightWrist: { x: -1, y: 9, score: 0.9 } }));
  expect(below).toMatchObject({ left: null, right: null });
});

test('sees nobody without shoulders or head', () => {
  const unsure = { x: 320, y: 160, score: 0.2 };
  expect(last(seen({}, { leftShoulder: unsure }))).toBeUndefined();
  const { leftShoulder, rightShoulder } = seen().points;
  expect(last({ ...seen(), points: { leftShoulder, rightShoulder } as Look['points'] })).toBeUndefined();
});

test('keeps the place of a speaker who turns aside, although the shoulders look narrower', () => {
  const looks = Array.from({ length: 100 }, (_, index) =>
    seen({ at: index / 10, x: 220, turned: index > 50 && index < 90 ? 0.5 : 1 }),
  );
  for (const movement of followed(...looks)) expect(movement?.head.p[0]).toBeCloseTo(0.25, 6);
});

test('adapts to a speaker who comes nearer after some seconds', () => {
  const near = { leftShoulder: { x: 320 + shoulders, y: 160, score: 0.8 } };
  const far = { rightShoulder: { x: 320 - shoulders, y: 160, score: 0.8 } };
  const looks = Array.from({ length: 220 }, (_, index) => seen({ at: 100 + index / 10, x: 220 }, { ...near, ...far }));
  expect(last(seen({ at: 99, x: 220 }), ...looks)?.head.p[0]).toBeCloseTo(0.125, 2);
});

test('turns the head with the face', () => {
  const degree = Math.PI / 360;
  const q = (yaw: number, pitch = 0, roll = 0) => last(seen({ face: faceAt(yaw, pitch, roll) }))?.head.q ?? [];
  expect(q(30)).toEqual([0, expect.closeTo(Math.sin(30 * degree)), 0, expect.closeTo(Math.cos(30 * degree))]);
  expect(q(0, 20)).toEqual([expect.closeTo(Math.sin(20 * degree)), 0, 0, expect.closeTo(Math.cos(20 * degree))]);
  expect(q(0, 0, -10)).toEqual([0, 0, expect.closeTo(-Math.sin(10 * degree)), expect.closeTo(Math.cos(10 * degree))]);
  expect(Math.hypot(...q(40, -25, 15))).toBeCloseTo(1, 9);
});

test('keeps the last turn of a lost face, without a gaze', () => {
  const [turned, lost] = followed(seen({ face: faceAt(30) }), seen());
  expect(lost?.head.q).toEqual(turned?.head.q);
  expect(lost?.gaze).toBeNull();
});

test('a face turned aside by less than 15 degrees looks at the camera', () => {
  const gaze = (yaw: number, pitch = 0) => last(seen({ face: faceAt(yaw, pitch) }))?.gaze;
  expect([gaze(14), gaze(-14), gaze(0, 14), gaze(0, -14)]).toEqual(Array.from({ length: 4 }, () => [0.5, 0.5]));
  expect([gaze(16), gaze(-16), gaze(0, 16), gaze(0, -16)]).toEqual([null, null, null, null]);
});

test('ignores the face of somebody behind the speaker', () => {
  const other = { ...faceAt(0), middle: { x: 600, y: 40 } };
  expect(last(seen({ face: other }))?.gaze).toBeNull();
});
