import { expect, test } from 'vitest';
import { reportedPauses } from './reported-pauses.ts';

const duration = 20;

test('a pause is a gap of two seconds or longer', () => {
  const [short, long] = [
    { offset: 3, duration: 1.999 },
    { offset: 9, duration: 2 },
  ];
  expect(reportedPauses([short, long], duration)).toEqual([long]);
});

test('silence before the first and after the last word is no pause', () => {
  const around = [
    { offset: 0, duration: 4 },
    { offset: 17.001, duration: 2.999 },
  ];
  expect(reportedPauses(around, duration)).toEqual([]);
});
