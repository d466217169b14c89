import { expect, test } from 'vitest';
import { chanceBelow, chanceOfMeans } from './student-t.ts';

test.each([
  // Table of Student's distribution.
  [2.262, 9, 0.975],
  [1.734, 18, 0.95],
  [2.878, 18, 0.995],
  [6.314, 1, 0.95],
  [-2.132, 4, 0.05],
  [0, 7, 0.5],
])('t of %d with %d degrees of freedom', (t, freedom, chance) => {
  expect(chanceBelow(t, freedom)).toBeCloseTo(chance, 3);
});

test('compares means of sets with unequal variances by Welch’s test', () => {
  const earlier = [27.5, 21.0, 19.0, 23.6, 17.0, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19.0, 21.7, 21.4];
  const later = [27.1, 22.0, 20.8, 23.4, 23.4, 23.5, 25.8, 22.0, 24.8, 20.2, 21.9, 22.1, 22.9, 20.5, 24.4];
  // Two-sided 0.021, a published example of Welch's test.
  expect(2 * (1 - chanceOfMeans(earlier, later))).toBeCloseTo(0.021, 2);
});

test('compares sets without variance directly', () => {
  expect(chanceOfMeans([7, 7, 7], [7, 7, 7])).toBe(0.5);
  expect(chanceOfMeans([7, 7, 7], [8, 8, 8])).toBe(1);
  expect(chanceOfMeans([8, 8, 8], [7, 7, 7])).toBe(0);
});
