import { expect, test } from 'vitest';
import { decoded, isRichText, plainText, wordsOf } from './written.ts';

test.each([
  ['Vier Wochen,\n\nzwei Vorträge.', 'Vier Wochen, zwei Vorträge.'],
  ['1 < 2 und <b>', '1 < 2 und <b>'],
  ['  vorn und hinten ', 'vorn und hinten'],
  ['<h2>Frei</h2><ul><li><p>spre<strong>chen</strong></p></li><li><p>1 &lt; 2</p></li></ul>', 'Frei sprechen 1 < 2'],
  ['<table><tbody><tr><td>Ein</td><td>Aus</td></tr></tbody></table>', 'Ein Aus'],
])('joins the words of %s in one line', (text, words) => expect(wordsOf(text)).toBe(words));

test.each([
  ['<p>Ein Satz</p>', true],
  [' \n<H2 class="first">Titel</H2>', true],
  ['<img src="/a.webp">', true],
  ['Ein Absatz beginnt mit <p> und endet', false],
  ['a<p>b</p>', false],
  ['<pre>eins</pre>', false],
  ['1 < 2', false],
])('whether %s comes from the editor: %s', (text, isRich) => expect(isRichText(text)).toBe(isRich));

test('starts a line for each paragraph and each line break', () => {
  expect(plainText('<p>Ein<br>Zwei<br/>Drei<br />Vier</p><p>F<em>ün</em>f</p>')).toBe('Ein\nZwei\nDrei\nVier\nFünf');
});

test('reads an entity of HTML as its character, and only once', () => {
  expect(decoded('&lt;b&gt; &quot;a&quot; &amp;lt; &amp;')).toBe('<b> "a" &lt; &');
});
