import { expect, test } from 'vitest';
import { framesOf, speechCounter } from './speech-counter.ts';

const rate = 16_000;

/** A hum that swells `syllablesPerSecond` times a second; each swell counts as a syllable. */
function speech(seconds: number, syllablesPerSecond: number): Float32Array {
  return Float32Array.from({ length: seconds * rate }, (_, index) => {
    const time = index / rate;
    const swell = 0.52 - 0.48 * Math.cos(2 * Math.PI * syllablesPerSecond * time);
    return 0.2 * swell * Math.sin(2 * Math.PI * 150 * time);
  });
}
const noise = (seconds: number) =>
  Float32Array.from({ length: seconds * rate }, (_, index) => 0.0005 * Math.sin(index * index));

function heard(...sounds: readonly Float32Array[]) {
  const counter = speechCounter();
  for (const sound of sounds) counter.hear(framesOf(sound, rate));
  return counter.now();
}

test.each([3, 4, 5.5])('counts %d syllables a second', (syllables) => {
  const { pace } = heard(noise(1), speech(8, syllables));
  expect(Math.abs((pace ?? 0) / syllables - 1)).toBeLessThan(0.1);
});

test('breaths between sentences do not lower the pace', () => {
  const { pace } = heard(noise(1), speech(4, 4), noise(1), speech(4, 4));
  expect(pace).toBeGreaterThan(3.4);
  expect(pace).toBeLessThan(4.4);
});

test('gives no pace before two seconds of speech', () => {
  expect(heard(noise(5))).toEqual({ pace: null, sincePause: null });
  expect(heard(noise(1), speech(1, 4)).pace).toBeNull();
});

test('a pause of two seconds restarts the time, a breath does not', () => {
  expect(heard(noise(1), speech(6, 4), noise(1), speech(3, 4)).sincePause).toBeCloseTo(10, 0);
  expect(heard(noise(1), speech(6, 4), noise(3), speech(3, 4)).sincePause).toBeCloseTo(3, 0);
});

test('gives no time during a pause', () => {
  expect(heard(noise(1), speech(6, 4), noise(3)).sincePause).toBeNull();
});
