import { expect, test } from 'vitest';
import { corrected } from './corrected.ts';

test('a gap is correct regardless of capitals and spaces', () => {
  const solution = { type: 'gap_text', answers: ['der Preis', 'die Zeit'] } as const;
  expect(corrected(solution, [' Der  preis', 'der Ort'])).toEqual([true, false]);
  expect(corrected(solution, ['der Preis'])).toEqual([true, false]);
});

test('a gap text without solutions has no wrong answers', () => {
  expect(corrected({ type: 'gap_text', answers: [] }, ['Preis'])).toBeNull();
});

test('a word is correct in the category of the solution', () => {
  const categories = [
    { name: 'laut', phrases: ['rufen'] },
    { name: 'leise', phrases: ['flüstern'] },
  ];
  const solution = { type: 'categorize', words: ['rufen', 'flüstern'], categories } as const;
  expect(corrected(solution, [{ name: 'laut', phrases: ['flüstern', 'rufen'] }])).toEqual([true, false]);
});
