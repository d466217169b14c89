import { expect, test } from 'vitest';
import { monotoneStretches } from './monotone-stretches.ts';

const stretchesOf = (values: readonly (number | null)[], duration = 10 * values.length) =>
  monotoneStretches({ t0: 5.005, dt: 10, values }, { least: 0.13, duration });

test('finds no monotone stretch in a voice that is lively in each ten seconds', () => {
  expect(stretchesOf([0.11, 0.2, 0.4])).toEqual([]);
});

test('joins neighbouring windows below the good range into one stretch', () => {
  expect(stretchesOf([0.2, 0.1, 0.05, 0.3, 0.1])).toEqual([
    { offset: 10.005, duration: 20 },
    { offset: 40.005, duration: 9.995 },
  ]);
});

test('finds no monotone stretch in a window with hardly any speech', () => {
  expect(stretchesOf([0.1, null, 0.1])).toHaveLength(2);
});

test('no stretch reaches beyond the talk', () => {
  expect(stretchesOf([0.1], 7)).toEqual([{ offset: 0.005, duration: 6.995 }]);
});
