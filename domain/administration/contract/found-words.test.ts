import { expect, test } from 'vitest';
import { plain, searchTerms } from './found-words.ts';

test('capitals, accents and ß make no difference', () => {
  expect(plain('Jörg GROSS-Çelik, Straße')).toBe('jorg gross-celik, strasse');
});

test('splits a search into its words at any white space, each word once', () => {
  expect(searchTerms('  Ada \t ada\n Lovelace ')).toEqual(['ada', 'lovelace']);
  expect(searchTerms(' ')).toEqual([]);
});

test('searches for the first five words only', () => {
  expect(searchTerms('one two three four five six')).toEqual(['one', 'two', 'three', 'four', 'five']);
});
