import { expect, test } from 'vitest';
import { longestPauses, longestRun, lowestStretches, mean, variation } from './stretches.ts';

const talk = (value: (second: number) => number | null, seconds = 120) =>
  Array.from({ length: seconds * 2 }, (_, index) => ({ offset: index / 2, value: value(index / 2) }));

test('the quietest stretch is where the voice drops, not where it pauses', () => {
  const volume = talk((second) => {
    if (second >= 60 && second < 63) return 0;
    return second >= 80 && second < 95 ? 0.2 : 0.6;
  });
  const [quietest] = lowestStretches(volume, { judge: mean, count: 1, pauses: [{ offset: 60, duration: 3 }] });
  expect(quietest?.offset).toBeGreaterThanOrEqual(80);
  expect(quietest?.offset).toBeLessThanOrEqual(85);
});

test('several stretches are apart from each other and in the order of the talk', () => {
  const volume = talk((second) => (second < 10 || (second >= 50 && second < 60) ? 0.1 : 0.6));
  const offsets = lowestStretches(volume, { judge: mean, count: 2 }).map(({ offset }) => offset);
  expect(offsets).toEqual([0, 50]);
});

test('the most even stretch of a pitch is where it moves least', () => {
  const pitch = talk((second) => (second >= 30 && second < 45 ? 120 : 120 + 40 * Math.sin(second)));
  const [even] = lowestStretches(pitch, { judge: variation, count: 1 });
  expect(even?.offset).toBeGreaterThanOrEqual(30);
  expect(even?.offset).toBeLessThanOrEqual(35);
});

test('where nearly nothing was voiced no moment is named', () => {
  expect(
    lowestStretches(
      talk((second) => (second % 30 === 0 ? 100 : null)),
      { judge: mean, count: 3 },
    ),
  ).toEqual([]);
  expect(lowestStretches([], { judge: mean, count: 3 })).toEqual([]);
});

test('in a very short talk no moment stands out', () => {
  expect(
    lowestStretches(
      talk(() => 100, 20),
      { judge: mean, count: 3 },
    ),
  ).toEqual([]);
});

const pauses = [
  { offset: 10, duration: 2.1 },
  { offset: 30, duration: 4 },
  { offset: 70, duration: 3 },
];

test('the longest pauses are named in the order of the talk', () => {
  expect(longestPauses(pauses, 2).map(({ offset }) => offset)).toEqual([30, 70]);
});

test('the longest run of speech lies between two pauses', () => {
  expect(longestRun(pauses, 90)).toEqual({ offset: 34, duration: 36 });
});

test('a talk without pauses has no run between pauses', () => {
  expect(longestRun([], 90)).toBeUndefined();
});
