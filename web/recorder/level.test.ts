import { expect, test } from 'vitest';
import { judgeLevels, levelOf } from './level.ts';

const good = { from: 0.2, to: 0.8 };
/** A sine of an RMS level in dBFS. */
const tone = (decibels: number) =>
  Float32Array.from({ length: 4800 }, (_, index) => Math.SQRT2 * 10 ** (decibels / 20) * Math.sin(index / 5));

test.each([
  [-26, 0.5],
  [-40, 0.2],
  [-12, 0.8],
])('speech at %d dBFS is %d on the meter, as in the report', (decibels, share) => {
  expect(levelOf(tone(decibels)).volume).toBeCloseTo(share, 2);
});

test('digital silence is 0 on the meter', () => {
  expect(levelOf(new Float32Array(100))).toEqual({ volume: 0, peak: 0 });
  expect(levelOf(new Float32Array(0)).volume).toBe(0);
});

test('a normal voice is good in spite of the silence between words', () => {
  expect(judgeLevels([levelOf(new Float32Array(100)), levelOf(tone(-26))], good)).toBe('good');
});

test('a whisper is too quiet', () => {
  expect(judgeLevels([levelOf(tone(-44))], good)).toBe('quiet');
});

test('one sample at full scale is clipped', () => {
  const click = tone(-30);
  click[7] = 1;
  expect(judgeLevels([levelOf(click)], good)).toBe('clipped');
});

test('a loud voice without a sample at full scale is loud, not clipped', () => {
  expect(judgeLevels([{ volume: 0.9, peak: 0.8 }], good)).toBe('loud');
});

test('a muted microphone is silent, not quiet', () => {
  expect(judgeLevels([levelOf(new Float32Array(100))], good)).toBe('silent');
});
