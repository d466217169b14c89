import { expect, test } from 'vitest';
import { spokenTokens } from '#domain/sessions/contract/spoken-tokens.ts';
import { placeOf } from './spoken-search.ts';

const words = 'Heute reden wir. Die Vier-Tage-Woche kommt, die Woche wird kürzer.'.split(' ');
const at = (text: string) => words[placeOf(spokenTokens(text), words)];

test('words that follow each other are found where they do, also within a word with hyphens', () => {
  expect(at('die woche')).toBe('die');
  expect(at('tage woche kommt')).toBe('Vier-Tage-Woche');
});

test('the last word may be half typed', () => {
  expect(at('kür')).toBe('kürzer.');
  expect(at('heute red')).toBe('Heute');
});

test('words that are apart are found at the first of them', () => {
  expect(at('reden kürzer')).toBe('reden');
});
