import { expect, test } from 'vitest';
import { distractionAt } from './distractions.ts';

test('is quiet for the first half minute', () => {
  for (let second = 0; second < 32; second++) expect(distractionAt(second, 30)).toBeUndefined();
});

test('starts a short distraction every 32 seconds', () => {
  expect(distractionAt(33, 30)).toMatchObject({ kind: 'phone', seat: 7 });
  expect(distractionAt(40, 30)).toBeUndefined();
  expect(distractionAt(3 * 32 + 5, 30)).toMatchObject({ kind: 'latecomer' });
  expect(distractionAt(4 * 32 + 1, 5)).toMatchObject({ kind: 'phone', seat: 3 });
});

test('puts a phone always in somebody’s hands', () => {
  for (let round = 1; round < 40; round++) {
    const now = distractionAt(round * 32 + 1, 5);
    if (now?.kind === 'phone') expect(now.seat).toBeLessThan(5);
  }
});
