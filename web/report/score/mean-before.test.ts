import { expect, test } from 'vitest';
import { meanBefore } from './mean-before.ts';

const talk = (id: string, sessionScore: number | null, scoreTotal: 'whole' | 'sound' = 'whole') => ({
  ...{ id, sessionScore, scoreTotal },
});

test('a talk stands beside the five before it with a total of its kind', () => {
  const talks = [
    ...[talk('later', 1), talk('own', 8), talk('a', 6), talk('sound', 0, 'sound'), talk('b', 7)],
    ...[talk('none', null), talk('c', 8), talk('d', 7), talk('e', 7), talk('long ago', 0)],
  ];
  expect(meanBefore(talks, 'own')).toEqual({ count: 5, mean: 7 });
});

test('two talks before it are too few', () => {
  expect(meanBefore([talk('own', 8), talk('a', 6), talk('b', 7)], 'own')).toBeUndefined();
  expect(meanBefore([], 'own')).toBeUndefined();
});
