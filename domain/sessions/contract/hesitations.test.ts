import { expect, test } from 'vitest';
import { hesitationsBeside } from './hesitations.ts';

const heard = [3, 10, 20].map((offset) => ({ offset, duration: 0.4 }));
const certain = (offset: number) => ({ offset, certainty: 'certain' as const });

test('a filler in the words accounts for the nearest hesitation', () => {
  expect(hesitationsBeside(heard, [certain(11)]).map(({ offset }) => offset)).toEqual([3, 20]);
  expect(hesitationsBeside(heard, [certain(9), certain(11)]).map(({ offset }) => offset)).toEqual([20]);
});

test('"halt" and "like" account for no hesitation', () => {
  expect(hesitationsBeside(heard, [{ offset: 10, certainty: 'in_context' }])).toEqual(heard);
});

test('no hesitation is left if the words contain more fillers', () => {
  expect(hesitationsBeside(heard, [1, 2, 3, 4].map(certain))).toEqual([]);
});
