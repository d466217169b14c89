import { expect, test } from 'vitest';
import { pcmFromArray } from './pcm.ts';
import { scanSound } from './scan/scan-sound.ts';
import { waveformOf } from './waveform.ts';

test('gives the level and the peak of each tenth of a second', async () => {
  const sound = new Float32Array(3200).fill(0.5, 0, 1600).fill(-0.25, 1600);
  const { levels, peaks } = waveformOf(await scanSound(pcmFromArray(sound, 16_000)));
  expect(peaks).toEqual({ t0: 0.05, dt: 0.1, values: [0.5, 0.25] });
  expect(levels[0]).toBeCloseTo(-6.02, 2);
  expect(levels[1]).toBeCloseTo(-12.04, 2);
});

test('a shorter rest at the end has a peak, but no level', async () => {
  const { levels, peaks } = waveformOf(await scanSound(pcmFromArray(new Float32Array(1700).fill(1, 1650), 16_000)));
  expect(levels).toHaveLength(1);
  expect(peaks.values).toEqual([0, 1]);
});
