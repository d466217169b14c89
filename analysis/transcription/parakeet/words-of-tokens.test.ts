import { expect, test } from 'vitest';
import { wordsOfTokens } from './words-of-tokens.ts';

test.each(['▁', ' '])(
  'a token that begins with "%s" begins a word; punctuation joins its word without lengthening it',
  (begin) => {
    const tokens = [`${begin}Gu`, 'ten', `${begin}Tag`, ',', `${begin}liebe`];
    expect(wordsOfTokens({ tokens, timestamps: [0.2, 0.4, 0.6, 1.5, 2] })).toEqual([
      { text: 'Guten', start: 0.2, end: 0.6 },
      { text: 'Tag,', start: 0.6, end: 1 },
      { text: 'liebe', start: 2, end: 2.4 },
    ]);
  },
);
