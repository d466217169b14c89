import { expect, test } from 'vitest';
import type { TextAnalysis } from '#domain/sessions/contract/text-report.ts';
import { surroundingsOf } from './surroundings.ts';

const words: TextAnalysis['words'] = 'Und genau das ähm, hat uns im dritten Quartal gefehlt. Was heißt das?'
  .split(' ')
  .map((text, index) => ({ text, offset: index, duration: 0.5, confidence: null, kind: 'default' }));

test('shows a filler as it was written, among the words around it', () => {
  expect(surroundingsOf(words, { offset: 3, duration: 0.5 })).toEqual({
    before: 'Und genau das',
    found: 'ähm,',
    after: 'hat uns im dritten Quartal gefehlt.\u00a0…',
  });
});

test('nothing follows at the end of the talk', () => {
  const { before, after } = surroundingsOf(words, { offset: 12, duration: 0.5 });
  expect(before).toBe('…\u00a0im dritten Quartal gefehlt. Was heißt');
  expect(after).toBe('');
});
