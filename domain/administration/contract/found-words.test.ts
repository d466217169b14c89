import { expect, test } from 'vitest';
import { plain, searchTerms } from './found-words.ts';

test('capitals, accents and ß make no difference', () => {
  expect(plain('Jörg GROSS-Çelik, Straße')).toBe('jorg gross-celik, strasse');
});

test('a search is for its words, each of them once, whatever stands between them', () => {
  expect(searchTerms('  Ada \t ada\n Lovelace ')).toEqual(['ada', 'lovelace']);
  expect(searchTerms(' ')).toEqual([]);
});

test('words after the fifth are not searched for', () => {
  expect(searchTerms('one two three four five six')).toEqual(['one', 'two', 'three', 'four', 'five']);
});
