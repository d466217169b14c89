import { expect, test } from 'vitest';
import { paceSeries } from './pace-series.ts';
import { speechStretches, totalDuration } from './speech-stretches.ts';

/** Two words a second, 0.3 s each. */
const wordsBetween = (from: number, to: number) =>
  Array.from({ length: 2 * (to - from) }, (_, k) => ({ offset: from + k / 2, duration: 0.3 }));

const words = [...wordsBetween(10, 40), ...wordsBetween(100, 130)];
const duration = 140;
const gaps = [
  { offset: 0, duration: 10 },
  { offset: 20, duration: 1.5 },
  { offset: 39.8, duration: 60.2 },
  { offset: 129.8, duration: 10.2 },
];

test('speech covers the time from the first to the last word, including short gaps but not long pauses', () => {
  expect(totalDuration(speechStretches(words, { duration, gaps }))).toBeCloseTo(29.8 + 29.8, 6);
});

test('two words a second are 120 words per minute in speech; a silence has no pace', () => {
  const { t0, dt, values } = paceSeries({ words, speech: speechStretches(words, { duration, gaps }), duration });
  const at = (second: number) => values[Math.round((second - t0) / dt)];
  expect(Math.abs((at(27.5) ?? 0) - 120)).toBeLessThan(3);
  expect(Math.abs((at(102.5) ?? 0) - 120)).toBeLessThan(6);
  expect(at(72.5)).toBeNull();
  expect(values).toHaveLength(duration / dt);
});
