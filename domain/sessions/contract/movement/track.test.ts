import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { faultOf, type MovementSample } from './samples.ts';
import { samplesOf, trackOf } from './track.ts';

/** A speaker who sways, gestures and looks around, with the noise of a tracker. */
function sampleAt(t: number, noise = 0): MovementSample {
  let seed = Math.round(t * 1000) + 1;
  const tremor = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return noise * (seed / 2_147_483_647 - 0.5);
  };
  const hand = (side: number) => ({
    p: [side * 0.3 + tremor(), 1.1 + 0.2 * Math.sin(t) + tremor(), -0.3 + tremor()] as [number, number, number],
    q: [tremor(), 0.2, tremor(), 0.98] as [number, number, number, number],
  });
  return {
    t,
    head: { p: [0.1 * Math.sin(t / 3) + tremor(), 1.65 + tremor(), tremor()], q: [tremor(), 0.1, tremor(), 0.99] },
    left: Math.floor(t / 10) % 3 === 0 ? null : hand(-1),
    right: hand(1),
    gaze: Math.floor(t) % 5 === 0 ? null : [0.5 + 0.4 * Math.sin(t / 4), 0.5],
  };
}

test('restores samples to the millimetre, and untracked hands as null', () => {
  const samples = Array.from({ length: 400 }, (_, index) => sampleAt(index / 10, 0.004));
  const back = samplesOf(trackOf(samples));
  expect(back).toHaveLength(samples.length);
  for (const [index, sample] of samples.entries()) {
    const other = back[index] as MovementSample;
    expect(other.t).toBeCloseTo(sample.t, 3);
    expect(other.left === null).toBe(sample.left === null);
    for (const axis of [0, 1, 2]) {
      expect(Math.abs((other.head.p[axis] ?? 9) - (sample.head.p[axis] ?? 0))).toBeLessThanOrEqual(0.0005001);
      if (sample.left) expect(Math.abs((other.left?.p[axis] ?? 9) - (sample.left.p[axis] ?? 0))).toBeLessThan(0.00051);
    }
    expect(other.gaze === null).toBe(sample.gaze === null);
  }
});

test('two hours at 10 Hz take at most 5 MB', () => {
  const samples = Array.from({ length: 72_000 }, (_, index) => sampleAt(index / 10, 0.006));
  const bytes = gzipSync(JSON.stringify(trackOf(samples))).length;
  expect(bytes).toBeLessThan(5_000_000);
});

test('reports times that do not increase, and times after the end', () => {
  const at = (...times: number[]) => times.map((t) => ({ t }));
  expect(faultOf(at(0, 0.1, 0.2), 10)).toBeUndefined();
  expect(faultOf(at(0, 0.2, 0.1), 10)).toBe('times_run_back');
  expect(faultOf(at(0, 0.1, 0.1), null)).toBe('times_run_back');
  expect(faultOf(at(0, 10.9), 10)).toBeUndefined();
  expect(faultOf(at(0, 11.1), 10)).toBe('beyond_end');
  expect(faultOf(at(0, 11.1), null)).toBeUndefined();
});
