import { expect, test } from 'vitest';
import { countSyllables } from './syllables.ts';

test.each([
  ['de', { Haus: 1, Gäste: 2, 'Beispiel,': 2, Verantwortung: 4, ähm: 1, hm: 1, '12': 4, DVD: 3, '–': 1 }],
  ['en', { made: 1, moves: 1, table: 2, walked: 1, wanted: 2, boxes: 2, presentation: 4, um: 1, the: 1, USA: 3 }],
] as const)('%s', (locale, words) => {
  const counted = Object.keys(words).map((word) => [word, countSyllables(word, locale)]);
  expect(Object.fromEntries(counted)).toEqual(words);
});
