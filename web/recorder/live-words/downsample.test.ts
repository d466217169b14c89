import { expect, test } from 'vitest';
import { downsampler } from './downsample.ts';

test.each([48_000, 44_100, 16_000])('turns a second at %i Hz into a second at 16 kHz, in any pieces', (rate) => {
  const down = downsampler(rate);
  const tone = Float32Array.from({ length: rate }, (_, i) => Math.sin((2 * Math.PI * 200 * i) / rate) / 2);
  const pieces: number[] = [];
  for (let at = 0; at < rate; at += 128) pieces.push(...down(tone.subarray(at, at + 128)));
  expect(Math.abs(pieces.length - 16_000)).toBeLessThanOrEqual(1);
  expect(Math.max(...pieces)).toBeGreaterThan(15_800);
  expect(Math.max(...pieces)).toBeLessThan(16_600);
  const crossings = pieces.filter((sample, i) => sample >= 0 && (pieces[i - 1] ?? 0) < 0).length;
  expect(Math.abs(crossings - 200)).toBeLessThanOrEqual(1);
});

test('clips samples that are too loud', () => {
  expect([...downsampler(16_000)(Float32Array.of(2, -2))]).toEqual([32_767, -32_768]);
});
