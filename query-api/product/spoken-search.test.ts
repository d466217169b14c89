import { expect, test } from 'vitest';
import { spokenTokens } from '#domain/sessions/contract/spoken-tokens.ts';
import { placeOf } from './spoken-search.ts';

const words = 'Heute reden wir. Die Vier-Tage-Woche kommt, die Woche wird kürzer.'.split(' ');
const at = (text: string) => words[placeOf(spokenTokens(text), words)];

test('finds adjacent words where they are adjacent, also within a hyphenated word', () => {
  expect(at('die woche')).toBe('die');
  expect(at('tage woche kommt')).toBe('Vier-Tage-Woche');
});

test('finds an incomplete last word', () => {
  expect(at('kür')).toBe('kürzer.');
  expect(at('heute red')).toBe('Heute');
});

test('finds words that are apart at the first one', () => {
  expect(at('reden kürzer')).toBe('reden');
});
