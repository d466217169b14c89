import { describe, expect, test } from 'vitest';
import { judgeMovement, movementFaultsOf } from '#domain/sessions/contract/movement/judge.ts';
import type { MovementFault } from '#domain/sessions/contract/movement/report.ts';
import { analyseMovement } from './analyse-movement.ts';
import { lookAround, type Path, paceOver, samplesAlong, swayBy } from './testing/synthetic.ts';

/** Twelve gestures a minute, looks around, stands. */
const good: Path = { gesturesPerMinute: 12 };
const turnsEvery =
  (seconds: number) =>
  (t: number): number =>
    Math.floor(t / seconds) % 2 === 0 ? -20 : 20;

const paths: readonly (readonly [string, Path, readonly MovementFault[]])[] = [
  ['a good talk', good, []],
  ['a good talk at 10 Hz', { ...good, rate: 10 }, []],
  ['a good talk at 72 Hz', { ...good, rate: 72 }, []],
  ['standing still', {}, ['hands_still']],
  ['two gestures in a minute', { gesturesPerMinute: 2 }, ['hands_still']],
  ['a gesture every three seconds', { gesturesPerMinute: 20 }, []],
  ['forty gestures a minute', { gesturesPerMinute: 40, seconds: 90 }, ['hands_restless']],
  ['swaying at 0.3 Hz', { ...good, x: swayBy(0.08, 0.3) }, ['swaying']],
  ['swaying at 0.5 Hz, back and forth', { ...good, z: swayBy(0.05, 0.5) }, ['swaying']],
  ['a tremor of a centimetre', { ...good, x: swayBy(0.01, 0.4) }, []],
  ['pacing over two metres', { ...good, x: paceOver(2) }, ['pacing']],
  ['pacing over four metres', { ...good, x: paceOver(4, 1) }, ['pacing']],
  ['one change of place', { ...good, seconds: 90, x: (t) => Math.max(0, Math.min(2, t - 40)) }, []],
  ['staring at the left third', { ...good, gaze: () => [0.1, 0.5] }, ['gaze_one_third']],
  ['never looking right', { ...good, gaze: (t) => [t % 6 < 3 ? 0.1 : 0.5, 0.4] }, ['gaze_one_third']],
  [
    'reading notes for most of the time',
    { ...good, gaze: (t) => (t % 10 < 7 ? null : lookAround(Math.floor(t / 10) * 3)), lookDown: (t) => t % 10 < 7 },
    ['gaze_away'],
  ],
  ['both hands in the pockets', { hidden: 'both' }, ['hands_hidden']],
  ['one hand in the pocket', { ...good, hidden: 'left' }, ['hands_hidden']],
  ['turning the head every five seconds', { ...good, yaw: turnsEvery(5) }, []],
  ['turning the head every second', { ...good, yaw: turnsEvery(1.2) }, ['head_restless']],
  ['swaying and staring', { ...good, x: swayBy(0.08, 0.3), gaze: () => [0.9, 0.5] }, ['gaze_one_third', 'swaying']],
];

describe('a known path gives exactly its finding', () => {
  test.each(paths)('%s', (_, path, faults) => {
    const { summary } = analyseMovement(samplesAlong(path));
    expect([...movementFaultsOf(summary)].sort()).toEqual([...faults].sort());
  });
});

test('looking only at the camera is no fault for a camera’s estimate, which has no scores', () => {
  const straight = samplesAlong({ ...good, gaze: () => [0.5, 0.5] });
  expect(movementFaultsOf(analyseMovement(straight).summary)).toEqual(['gaze_one_third']);
  const { summary } = analyseMovement(straight, 'camera');
  expect(movementFaultsOf(summary)).toEqual([]);
  expect(judgeMovement(summary)).toEqual({ gaze: null, hands: null, head: null, stance: null });
  const away = analyseMovement(samplesAlong({ ...good, gaze: (t) => (t % 10 < 7 ? null : [0.5, 0.5]) }), 'camera');
  expect(away.summary.gaze?.shares.middle).toBeCloseTo(0.3, 1);
  expect(movementFaultsOf(away.summary)).toEqual(['gaze_away']);
  expect(movementFaultsOf(analyseMovement(samplesAlong({ seconds: 25 }), 'camera').summary)).toEqual([]);
});

test('counts each gesture', () => {
  expect(analyseMovement(samplesAlong({ gesturesPerMinute: 12 })).summary.gesturesPerMinute).toBeCloseTo(12, 0);
});

test('measures the speed of a hand on a circle within 2 %', () => {
  const [radius, frequency] = [0.3, 0.8];
  const speed = 2 * Math.PI * radius * frequency;
  const samples = samplesAlong({ seconds: 20, rate: 30 }).map((sample) => {
    const angle = 2 * Math.PI * frequency * sample.t;
    const p: [number, number, number] = [radius * Math.cos(angle), 1 + radius * Math.sin(angle), -0.3];
    return { ...sample, right: { p, q: [0, 0, 0, 1] as [number, number, number, number] } };
  });
  const { results, summary } = analyseMovement(samples);
  for (const value of results.right.values.slice(5, -5)) expect(Math.abs((value ?? 0) / speed - 1)).toBeLessThan(0.02);
  expect(summary.handMovement.distance / (speed * 20)).toBeCloseTo(1, 1);
});

test('measures the speed of a walk within 2 %', () => {
  const { results } = analyseMovement(samplesAlong({ x: (t) => 0.7 * t, seconds: 30 }));
  for (const value of results.head.values) expect(Math.abs((value ?? 0) / 0.7 - 1)).toBeLessThan(0.02);
});

test('the shares of the gaze and the counts of the heatmap add up', () => {
  const { results, summary } = analyseMovement(samplesAlong({ gaze: (t) => (t < 30 ? [0.1, 0.1] : lookAround(t)) }));
  const { left = 0, middle = 0, right = 0, notes = 0, elsewhere = 0 } = summary.gaze?.shares ?? {};
  expect(left + middle + right + notes + elsewhere).toBeCloseTo(1, 2);
  expect(left).toBeCloseTo(2 / 3, 1);
  expect(summary.gaze?.longestStare).toMatchObject({ offset: 0, at: 'left' });
  expect(results.heatmap.reduce((sum, { count }) => sum + count, 0)).toBe(601);
  expect(results.heatmap[0]).toEqual({ x: 1, y: 0, count: 300 });
});

test('an untracked hand has no speed, and a break leaves a gap', () => {
  const { results, summary } = analyseMovement(samplesAlong({ hidden: 'left' }));
  expect(results.left.values.every((value) => value === null)).toBe(true);
  expect(summary.handsOutOfSight).toBe(0.5);
  const broken = samplesAlong({ seconds: 40 }).filter(({ t }) => t < 10 || t > 20);
  const { results: apart, summary: less } = analyseMovement(broken);
  expect(apart.head.values.slice(105, 195).every((value) => value === null)).toBe(true);
  expect(less.seconds).toBeCloseTo(30, 0);
});

test('another position after a pause is no movement', () => {
  const jump = samplesAlong({ seconds: 40, x: (t) => (t < 20 ? 0 : 1.5) });
  const { summary } = analyseMovement(jump);
  expect(summary.headMovement.distance).toBeLessThan(0.05);
});

test('without gaze data there is no gaze result, and without samples no result at all', () => {
  const { summary } = analyseMovement(samplesAlong({ ...good, gaze: () => null }));
  expect(judgeMovement(summary)).toEqual({ gaze: null, hands: 10, head: 10, stance: 10 });
  expect(analyseMovement([]).summary).toMatchObject({ seconds: 0, gaze: null, swaying: null });
});
