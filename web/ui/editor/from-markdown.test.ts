import { expect, test } from 'vitest';
import { fromMarkdown, fromPlainText, isMarkdown } from './from-markdown.ts';

test.each([
  ['# Woche 1\nAnkommen', '<h2>Woche 1</h2><p>Ankommen</p>'],
  [
    'Drei Dinge:\n- laut\n- **deutlich**',
    '<p>Drei Dinge:</p><ul><li><p>laut</p></li><li><p><strong>deutlich</strong></p></li></ul>',
  ],
  ['1. erst\n2. dann', '<ol><li><p>erst</p></li><li><p>dann</p></li></ol>'],
  ['> Ein *Zitat*', '<blockquote><p>Ein <em>Zitat</em></p></blockquote>'],
  ['[Mehr](https://example.org/a)', '<p><a href="https://example.org/a">Mehr</a></p>'],
  [
    '| Tag | Was |\n|---|---|\n| Mo | Üben |',
    '<table><tbody><tr><th><p>Tag</p></th><th><p>Was</p></th></tr><tr><td><p>Mo</p></td><td><p>Üben</p></td></tr></tbody></table>',
  ],
  ['**<b>**', '<p><strong>&lt;b&gt;</strong></p>'],
])('formats %s', (markdown, html) => {
  expect(isMarkdown(markdown)).toBe(true);
  expect(fromMarkdown(markdown)).toBe(html);
});

test('does not take a plain sentence for Markdown', () => {
  expect(isMarkdown('Um 5 * 3 geht es nicht - wirklich.\nUnd 2. steht es da.')).toBe(false);
});

test('keeps the lines of plain text', () => {
  expect(fromPlainText('Eins\nzwei\n\n<drei>')).toBe('<p>Eins<br>zwei</p><p>&lt;drei&gt;</p>');
});
