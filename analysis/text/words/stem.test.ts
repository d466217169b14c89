import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['en', ['bridge', 'bridges', "bridge's"]],
  ['en', ['plan', 'planned', 'planning', 'plans']],
  ['en', ['hope', 'hoped', 'hoping']],
  ['en', ['company', 'companies']],
  ['de', ['brücke', 'brücken']],
  ['de', ['haus', 'hauses', 'häuser']],
  ['de', ['plan', 'pläne', 'plänen']],
] as const)('the forms of one word (%s: %j) count as the same word', (locale, forms) => {
  expect(new Set(forms.map((form) => stem(form, locale))).size).toBe(1);
});

test('words with different meanings stay apart', () => {
  expect(stem('gefallen', 'de')).not.toBe(stem('fallen', 'de'));
  expect(stem('organization', 'en')).not.toBe(stem('organ', 'en'));
});
