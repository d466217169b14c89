import { expect, test } from 'vitest';
import { indexedToken, spokenTokens } from './spoken-tokens.ts';

test('removes capitals and punctuation, and splits words at hyphens', () => {
  expect(spokenTokens('„Für die Vier-Tage-Woche“, sagt SIE: 12 %!')).toEqual([
    ...['für', 'die', 'vier', 'tage', 'woche', 'sagt', 'sie', '12'],
  ]);
  expect(spokenTokens(' – … ')).toEqual([]);
});

test('normalises composed and decomposed letters', () => {
  expect(spokenTokens('U\u0308bung')).toEqual(spokenTokens('\u00dcbung'));
});

test('keeps entries of different people separate', () => {
  expect(indexedToken('a'.repeat(32), 'rede')).not.toBe(indexedToken('b'.repeat(32), 'rede'));
});
