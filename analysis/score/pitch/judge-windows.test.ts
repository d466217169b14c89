import { expect, test } from 'vitest';
import { monotoneStretches } from '#domain/sessions/contract/monotone-stretches.ts';
import { judgeWindows } from './judge-windows.ts';

const least = 0.13;

test('a voice that is lively in each ten seconds has the score of its mean', () => {
  expect(judgeWindows(10, [0.14, 0.2, 0.13], least)).toEqual({ score: 10 });
  expect(judgeWindows(6, [0.4, 0.45], least)).toEqual({ score: 6 });
});

test('flat stretches cost points despite a good mean, and the part states their share', () => {
  expect(judgeWindows(10, [0.2, 0.2, 0.2, 0.05, 0.05], least)).toEqual({ score: 6.8, monotone: 0.4 });
  expect(judgeWindows(10, [0.18, 0.13, 0.12], least)).toEqual({ score: 9.67, monotone: 0.33 });
});

test('a voice that is flat throughout loses no further points', () => {
  expect(judgeWindows(3, [0.06, 0.06], least)).toEqual({ score: 3 });
});

test('monotone stretches cost at least 2 points times their share of the talk', () => {
  for (let flat = 0; flat <= 10; flat += 1) {
    for (const variation of [0.03, 0.06, 0.1, 0.109, 0.12, 0.129]) {
      const windows = Array.from({ length: 10 }, (_, i) => (i < flat ? variation : 0.2));
      const { score } = judgeWindows(10, windows, least);
      const bands = monotoneStretches({ t0: 5, dt: 10, values: windows }, { least, duration: 100 });
      const share = bands.reduce((sum, { duration }) => sum + duration, 0) / 100;
      expect(score).toBeLessThanOrEqual(10 - 2 * share + 0.005);
    }
  }
});

test('changing a window by 1 % of the range changes the part by at most 0.1', () => {
  const others = [0.2, 0.2, 0.2];
  for (let variation = 0.02; variation < 0.2; variation += 0.001) {
    const [one, two] = [variation, variation + 0.001].map((each) => judgeWindows(10, [...others, each], least).score);
    expect(Math.abs((one as number) - (two as number))).toBeLessThanOrEqual(0.1);
  }
});
