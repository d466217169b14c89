import { expect, test } from 'vitest';
import { wordsOf } from './written.ts';

test.each([
  ['Vier Wochen,\n\nzwei Vorträge.', 'Vier Wochen, zwei Vorträge.'],
  ['1 < 2 und <b>', '1 < 2 und <b>'],
  ['<h2>Frei</h2><ul><li><p>spre<strong>chen</strong></p></li><li><p>1 &lt; 2</p></li></ul>', 'Frei sprechen 1 < 2'],
  ['<table><tbody><tr><td>Ein</td><td>Aus</td></tr></tbody></table>', 'Ein Aus'],
])('joins the words of %s in one line', (text, words) => expect(wordsOf(text)).toBe(words));
