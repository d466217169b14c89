import { expect, test } from 'vitest';
import { meanBefore } from './mean-before.ts';

const session = (id: string, sessionScore: number | null, scoreTotal: 'whole' | 'sound' = 'whole') => ({
  ...{ id, sessionScore, scoreTotal },
});

test('compares a talk with the five before it that have a total of its kind', () => {
  const sessions = [
    ...[session('later', 1), session('own', 8), session('a', 6), session('sound', 0, 'sound'), session('b', 7)],
    ...[session('none', null), session('c', 8), session('d', 7), session('e', 7), session('long ago', 0)],
  ];
  expect(meanBefore(sessions, 'own')).toEqual({ count: 5, mean: 7 });
});

test('two earlier talks are too few', () => {
  expect(meanBefore([session('own', 8), session('a', 6), session('b', 7)], 'own')).toBeUndefined();
  expect(meanBefore([], 'own')).toBeUndefined();
});
