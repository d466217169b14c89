import { expect, test } from 'vitest';
import { monotoneStretches } from './monotone-stretches.ts';

const stretchesOf = (values: readonly (number | null)[], duration = 10 * values.length) =>
  monotoneStretches({ t0: 5.005, dt: 10, values }, { least: 0.13, duration });

test('a voice that is lively in every ten seconds is monotone nowhere', () => {
  expect(stretchesOf([0.11, 0.2, 0.4])).toEqual([]);
});

test('windows below the good range are monotone, neighbours together', () => {
  expect(stretchesOf([0.2, 0.1, 0.05, 0.3, 0.1])).toEqual([
    { offset: 10.005, duration: 20 },
    { offset: 40.005, duration: 9.995 },
  ]);
});

test('where hardly anybody speaks, nothing is monotone', () => {
  expect(stretchesOf([0.1, null, 0.1])).toHaveLength(2);
});

test('no stretch reaches beyond the talk', () => {
  expect(stretchesOf([0.1], 7)).toEqual([{ offset: 0.005, duration: 6.995 }]);
});
