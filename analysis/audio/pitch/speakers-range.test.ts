import { expect, test } from 'vitest';
import { withinSpeakersRange } from './speakers-range.ts';

const series = (...values: (number | null)[]) => ({ t0: 0.02, dt: 0.01, values });

test('drops a frame with the frequency of a harmonic', () => {
  const voice = [100, 110, null, 105, 95, 102];
  expect(withinSpeakersRange(series(...voice, 480, 40))).toEqual(series(...voice, null, null));
});

test('keeps the whole range of a lively voice', () => {
  const lively = [140, 160, 180, 200, 220, 240, 260, 300];
  expect(withinSpeakersRange(series(...lively))).toEqual(series(...lively));
});

test('silence stays silence', () => {
  expect(withinSpeakersRange(series(null, null))).toEqual(series(null, null));
  expect(withinSpeakersRange(series())).toEqual(series());
});
