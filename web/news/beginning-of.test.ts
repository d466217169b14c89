import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

test('headings are left out, paragraphs and items are parted, and signs are those that were written', () => {
  expect(
    beginningOf('<h2>Mai</h2><p>Reden &amp; <strong>hören</strong>.<br>Neu</p><ul><li>a</li><li>b</li></ul>'),
  ).toBe('Reden & hören. Neu a b');
});

test('of a long text there is the beginning', () => {
  expect(beginningOf(`<p>${'a'.repeat(1_000)}</p>`)).toBe(`${'a'.repeat(400)} …`);
});
