import { expect, test } from 'vitest';
import { analyseMovement } from '#analysis/movement/analyse-movement.ts';
import type { MovementSample } from '#domain/sessions/contract/movement/samples.ts';
import { type BodyPoint, follow, type Look, newCourse } from './body-movement.ts';

/** Pixels per metre, and looks per second. */
const [metre, rate] = [400, 10];
/** Metres, cycles per second. */
const hand = { radius: 0.2, frequency: 0.5 };
const sway = { metres: 0.08, frequency: 0.3 };
const seconds = 40;

/** A speaker who sways, draws a circle with the right hand, and looks at the camera for seven of ten seconds. */
function lookAt(at: number): Look {
  const x = 320 - metre * sway.metres * Math.sin(2 * Math.PI * sway.frequency * at);
  const angle = 2 * Math.PI * hand.frequency * at;
  const spot = (dx: number, dy: number): BodyPoint => ({ x: x + dx * metre, y: 100 + dy * metre, score: 0.9 });
  const wrist = spot(-0.3 - hand.radius * Math.cos(angle), 0.35 - hand.radius * Math.sin(angle));
  return {
    ...{ at, width: 640, height: 360 },
    points: {
      ...{ nose: spot(0, 0), leftShoulder: spot(0.19, 0.2), rightShoulder: spot(-0.19, 0.2) },
      ...{ leftWrist: spot(0.25, 0.6), rightWrist: { ...wrist, x: wrist.x - (x - 320) } },
    },
    face: { middle: { x, y: 100 }, yaw: at % 10 < 7 ? 0 : 30, pitch: 0, roll: 0 },
  };
}

test('measures a known path before the camera to within 2 %', () => {
  let course = newCourse;
  const samples: MovementSample[] = Array.from({ length: seconds * rate + 1 }, (_, index) => {
    const step = follow(course, lookAt(index / rate));
    course = step.course;
    if (!step.movement) throw new Error('nobody is seen');
    return { t: index / rate, ...step.movement };
  });
  const { summary, results } = analyseMovement(samples, 'camera');

  const handSpeed = 2 * Math.PI * hand.radius * hand.frequency;
  for (const value of results.right.values.slice(5, -5))
    expect(Math.abs((value ?? 0) / handSpeed - 1)).toBeLessThan(0.02);
  const headSpeed = 4 * sway.metres * sway.frequency;
  expect(Math.abs((summary.headMovement.average ?? 0) / headSpeed - 1)).toBeLessThan(0.02);
  expect(summary.swaying).toBeGreaterThan(0.98);
  expect(summary.gaze?.shares.middle).toBeCloseTo(0.7, 1);
  expect(summary.handsOutOfSight).toBe(0);
});
