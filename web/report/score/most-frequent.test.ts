import { expect, test } from 'vitest';
import { mostFrequent } from './most-frequent.ts';

const said = (...texts: readonly string[]) => texts.map((text) => ({ text }));

test('the most frequent text comes first, regardless of case', () => {
  expect(mostFrequent(said('halt', 'Ähm', 'ähm', 'also', 'ähm', 'halt'), 2)).toEqual([
    { text: 'ähm', count: 3 },
    { text: 'halt', count: 2 },
  ]);
});
