import { expect, test } from 'vitest';
import { indexedToken, spokenTokens } from './spoken-tokens.ts';

test('words lose capitals and punctuation, and those that a hyphen joins are looked for one by one', () => {
  expect(spokenTokens('„Für die Vier-Tage-Woche“, sagt SIE: 12 %!')).toEqual([
    ...['für', 'die', 'vier', 'tage', 'woche', 'sagt', 'sie', '12'],
  ]);
  expect(spokenTokens(' – … ')).toEqual([]);
});

test('letters that look alike are one, however they are put together', () => {
  expect(spokenTokens('U\u0308bung')).toEqual(spokenTokens('\u00dcbung'));
});

test('words of two people are never one entry', () => {
  expect(indexedToken('a'.repeat(32), 'rede')).not.toBe(indexedToken('b'.repeat(32), 'rede'));
});
