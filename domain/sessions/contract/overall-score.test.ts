import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedIn, fadingIn, overallScore } from './overall-score.ts';

const total = (scores: readonly (number | null)[]) => overallScore(scores).score;

test('a score well below three counts three times', () => {
  expect(total([8, 2])).toBe(3.5);
});

test('a score well above three counts once', () => {
  expect(total([8, 4])).toBe(6);
});

test('a score near three has a weight in between, so a small change moves the total only a little', () => {
  expect(total([8, 3])).toBe(4.67);
  expect(total([8, 2.99])).toBe(4.65);
  expect(total([8, 8, 8, 2.49])).toBe(5.25);
  expect(total([8, 8, 8, 2.51])).toBe(5.26);
});

test('a part that gets better and so loses weight does not lower the total', () => {
  expect([2.5, 2.99, 3, 3.5].map((part) => total([1, part, 2]))).toEqual([1.83, 1.88, 1.88, 1.88]);
});

const part = fc.double({ min: 0, max: 10, noNaN: true });
const parts = fc.array(part, { minLength: 1, maxLength: 9 });
const exact = (scores: readonly number[]) => overallScore(scores).exact as number;
const withOther = (scores: readonly number[], at: number, score: number) =>
  scores.map((each, i) => (i === at % scores.length ? score : each));

test('a better part never lowers the total', () => {
  fc.assert(
    fc.property(parts, fc.nat(), part, part, (others, at, a, b) => {
      const [worse, better] = [Math.min(a, b), Math.max(a, b)];
      const [before, after] = [worse, better].map((score) => exact(withOther(others, at, score))) as [number, number];
      expect(after).toBeGreaterThanOrEqual(before - 1e-7);
    }),
    { seed: 25, numRuns: 5_000 },
  );
});

test('0.01 points more in one part add at most 0.035 to the total', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 3, maxLength: 9 }), fc.nat(), part, (others, at, score) => {
      const more = exact(withOther(others, at, Math.min(10, score + 0.01)));
      expect(more - exact(withOther(others, at, score))).toBeLessThanOrEqual(0.035);
    }),
    { seed: 25, numRuns: 5_000 },
  );
});

test('the returned weights and scores give the returned total', () => {
  fc.assert(
    fc.property(parts, (scores) => {
      const { exact, counted } = overallScore(scores);
      const weight = counted.reduce((sum, each) => sum + each.weight, 0);
      expect(counted.reduce((sum, each) => sum + each.weight * each.score, 0) / weight).toBeCloseTo(exact as number, 5);
    }),
    { seed: 25 },
  );
});

test('a part that was not measured does not change the total', () => {
  expect(total([null, 8, null, 6])).toBe(7);
});

test('zero is a score, not a missing one', () => {
  expect(total([0, 9])).toBe(2.25);
});

test('a talk without a measured part has no score', () => {
  expect(total([null, null])).toBeNull();
});

test('the score has two decimals', () => {
  expect(total([10, 10, 9])).toBe(9.67);
});

test('the weights of a stored total are those of its own formula', () => {
  expect(countedIn(4, [2.9, 3.1, 9])).toEqual([
    { score: 2.9, weight: 3 },
    { score: 3.1, weight: 1 },
    { score: 9, weight: 1 },
  ]);
  expect(fadingIn(4)).toEqual({ from: 3, to: 3, weight: 3 });
  expect(countedIn(5, [3, 9])[0]).toEqual({ score: 3, weight: 2 });
  expect(fadingIn(5)).toEqual({ from: 2.5, to: 3.5, weight: 3 });
});
