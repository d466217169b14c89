import { expect, test } from 'vitest';
import { formattedForMail } from './formatted-text.ts';

const post =
  '<h2>Bis Freitag</h2><p>Bitte <strong>lesen</strong>: <a href="https://example.org/a?b=1&amp;c=2">der Text</a></p>' +
  '<ul><li><p>Anfang</p></li><li><p>Schluss</p><ol><li><p>kurz</p></li><li><p>klar</p></li></ol></li></ul>' +
  '<blockquote><p>Erst hören,<br />dann reden.</p></blockquote><p>https://example.org</p>';

test('keeps headings, lists, quotes and links in plain text', () => {
  expect(formattedForMail(post, 1_000).text).toBe(
    [
      ...['Bis Freitag', '', 'Bitte lesen: der Text (https://example.org/a?b=1&c=2)', ''],
      ...['– Anfang', '– Schluss', '  1. kurz', '  2. klar', ''],
      ...['> Erst hören,', '> dann reden.', '', 'https://example.org'],
    ].join('\n'),
  );
});

test('keeps them in HTML, with inline styles only', () => {
  const { html } = formattedForMail(post, 1_000);
  expect(html).toMatch(/<h2 style="[^"]*font-size:20px[^"]*">Bis Freitag<\/h2>/);
  expect(html).toMatch(/<a style="[^"]+" href="https:\/\/example\.org\/a\?b=1&amp;c=2">der Text<\/a>/);
  expect(html).toMatch(/<blockquote style="[^"]*border-left:[^"]+">/);
  expect(html).not.toContain('undefined');
});

test('shows the first paragraphs of a long text, and the beginning of a long paragraph', () => {
  const long = `<p>${'a'.repeat(90)}</p><p>${'b'.repeat(90)}</p><p>c</p>`;
  expect(formattedForMail(long, 100).text).toBe(`${'a'.repeat(90)}\n\n…`);
  expect(formattedForMail('<p>1 &lt; 2 und mehr</p>', 5).text).toBe('1 < 2 …');
});
