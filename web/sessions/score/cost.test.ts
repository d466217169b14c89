import { expect, test } from 'vitest';
import { dearestParts } from './cost.ts';
import type { ScorePart } from './part-words.ts';

const part = (name: ScorePart['name'], score: number | null): ScorePart => ({
  name,
  score,
  value: score,
  unit: 'ratio',
  good: { from: 0, to: 1 },
});

const costs = (parts: readonly ScorePart[]) =>
  dearestParts(parts).map(({ part: { name }, cost }) => [name, Math.round(cost * 100) / 100]);

test('the part that lowers the score most stands first', () => {
  expect(costs([part('pitch', 9), part('volume', 6), part('pauses', 7.5)])).toEqual([
    ['volume', 1.33],
    ['pauses', 0.83],
    ['pitch', 0.33],
  ]);
});

test('a part below three costs triple', () => {
  // (8 + 3·2) / 4 = 3.5; perfect pauses would make it (8 + 10) / 2 = 9.
  expect(costs([part('pitch', 8), part('pauses', 2)])[0]).toEqual(['pauses', 5.5]);
});

test('what was not measured has cost nothing', () => {
  expect(costs([part('pitch', 9), part('filler_words', null)])).toEqual([['pitch', 1]]);
});

test('perfect parts are no findings', () => {
  expect(costs([part('pitch', 10), part('volume', 10)])).toEqual([]);
  expect(costs([])).toEqual([]);
});
