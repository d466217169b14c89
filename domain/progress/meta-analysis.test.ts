import { expect, test } from 'vitest';
import { compareSets } from './meta-analysis.ts';

const talks = (...newestFirst: number[]) =>
  newestFirst.map((value, index) => ({ id: String(index), createdAt: '2026-11-23T10:00:00.000Z', value }));

test('the last talks stand against as many before them', () => {
  const { formerSessions, latterSessions, ...means } = compareSets(talks(8, 7, 9, 4, 5, 6, 1), 3);
  expect(latterSessions.map(({ value }) => value)).toEqual([8, 7, 9]);
  expect(formerSessions.map(({ value }) => value)).toEqual([4, 5, 6]);
  expect(means).toEqual({ avgLatterSessions: 8, avgFormerSessions: 5, deviation: 3, verdict: 'better' });
});

test('a fall is named, too', () => expect(compareSets(talks(4, 5, 6, 8, 7, 9), 3).verdict).toBe('worse'));

test.each([
  ['no talk at all', [], 3],
  ['a set that is not full', [8, 8, 8, 4, 4], 3],
  ['sets of two', [9, 9, 2, 2], 2],
])('of %s nothing is said', (_, values, perSet) => {
  expect(compareSets(talks(...values), perSet).verdict).toBe('too_few');
});

test.each([
  ['within the scatter', [9, 4, 7, 8, 3, 6]],
  ['too small to matter', [7.2, 7.2, 7.2, 7, 7, 7]],
])('a difference that is %s is no clear change', (_, values) => {
  expect(compareSets(talks(...values), 3).verdict).toBe('no_clear_change');
});
