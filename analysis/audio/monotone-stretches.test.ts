import { expect, test } from 'vitest';
import { monotoneStretches } from './monotone-stretches.ts';

const dt = 0.01;

test('a voice that keeps its pitch is monotone all the time', () => {
  expect(stretches(steady(30))).toEqual([{ offset: 0, duration: 29.99 }]);
});

test('a lively voice never is', () => {
  expect(stretches(lively(60))).toEqual([]);
});

test('silence counts neither for nor against', () => {
  expect(stretches([...steady(5), ...silence(20), ...steady(6)])).toEqual([{ offset: 0, duration: 30.99 }]);
  expect(stretches(silence(60))).toEqual([]);
});

test('nine seconds of a steady voice are none', () => {
  expect(stretches(steady(9))).toEqual([]);
});

test('a steady part of a lively talk is found where it is', () => {
  const found = stretches([...lively(30), ...steady(30), ...lively(30)]);
  expect(found).toHaveLength(1);
  expect(found[0]?.offset).toBeCloseTo(30, -1);
  expect((found[0]?.offset ?? 0) + (found[0]?.duration ?? 0)).toBeCloseTo(60, -1);
});

test('less than 2 semitones of spread are monotone for a low and for a high voice', () => {
  for (const mean of [90, 220]) {
    expect(stretches(wave(20, { mean, semitones: 2.7 }))).toHaveLength(1);
    expect(stretches(wave(20, { mean, semitones: 2.9 }))).toEqual([]);
  }
});

const stretches = (values: readonly (number | null)[]) => monotoneStretches({ t0: 0, dt, values });
const frames = (seconds: number) => ({ length: Math.round(seconds / dt) });
const silence = (seconds: number) => Array.from(frames(seconds), () => null);
const steady = (seconds: number) => wave(seconds, { mean: 150, semitones: 0.5 });
const lively = (seconds: number) => wave(seconds, { mean: 150, semitones: 6 });

/** Up and down once a second; the standard deviation is the amplitude over √2. */
function wave(seconds: number, { mean, semitones }: Readonly<{ mean: number; semitones: number }>): readonly number[] {
  return Array.from(frames(seconds), (_, i) => mean * 2 ** ((semitones * Math.sin(2 * Math.PI * i * dt)) / 12));
}
