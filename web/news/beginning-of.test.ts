import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

test('drops headings, separates paragraphs and items, and decodes entities', () => {
  expect(
    beginningOf('<h2>Mai</h2><p>Reden &amp; <strong>hören</strong>.<br>Neu</p><ul><li>a</li><li>b</li></ul>'),
  ).toBe('Reden & hören. Neu a b');
});

test('shortens a long text', () => {
  expect(beginningOf(`<p>${'a'.repeat(1_000)}</p>`)).toBe(`${'a'.repeat(400)} …`);
});
