import { expect, test } from 'vitest';
import { analyseMovement } from './analyse-movement.ts';
import { movementPart } from './movement-part.ts';
import { type Path, samplesAlong, swayBy } from './testing/synthetic.ts';

const partOf = (path: Path) => movementPart(analyseMovement(samplesAlong(path)).summary);

test('a good talk scores ten', () => expect(partOf({ gesturesPerMinute: 12 })).toMatchObject({ score: 10, value: 1 }));

test('one of four aspects that is bad throughout costs a quarter', () => {
  expect(partOf({ gesturesPerMinute: 12, gaze: () => [0.1, 0.5] }).score).toBe(7.5);
  expect(partOf({ gesturesPerMinute: 12, x: swayBy(0.08, 0.3) }).score).toBe(7.5);
});

test('an estimate from a camera has no score, with the reason', () => {
  const { summary } = analyseMovement(samplesAlong({ gesturesPerMinute: 12 }), 'camera');
  expect(movementPart(summary)).toMatchObject({ score: null, value: null, reason: 'movement_estimated' });
});

test('unmeasured movement has no score, with the reason', () => {
  expect(movementPart(undefined)).toMatchObject({ score: null, reason: 'no_movement_data' });
  expect(partOf({ seconds: 20 })).toMatchObject({ score: null, reason: 'too_short' });
});
