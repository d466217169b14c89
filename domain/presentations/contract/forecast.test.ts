import { expect, test } from 'vitest';
import { forecastOf, wordsIn } from './forecast.ts';

test.each([
  ['', 0],
  [' – … ', 0],
  ['Guten Tag, meine Damen und Herren!', 6],
  ['Das E-Mail-Programm hat’s: 3,5 Prozent.', 5],
])('"%s" has %i words', (text, words) => {
  expect(wordsIn(text)).toBe(words);
});

test('notes are spoken at 130 words a minute', () => {
  expect(forecastOf({ notes: 'Wort '.repeat(130), words: 7 })).toBe(60);
  expect(forecastOf({ notes: 'Danke!', words: 7 })).toBe(1);
});

test('uses the words on the page if there are no notes, and has no forecast without words', () => {
  expect(forecastOf({ notes: ' ', words: 26 })).toBe(12);
  expect(forecastOf({ notes: '', words: 0 })).toBeNull();
});
