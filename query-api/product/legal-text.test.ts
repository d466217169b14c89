import { expect, test } from 'vitest';
import { readLegalText } from './legal-text.ts';

test('reads title, headings and paragraphs', () => {
  expect(readLegalText('Imprint\n\n# Who we are\n\nA company,\nin a town.\n\nPhone 1')).toEqual({
    title: 'Imprint',
    blocks: [
      { kind: 'heading', text: 'Who we are' },
      { kind: 'paragraph', text: 'A company, in a town.' },
      { kind: 'paragraph', text: 'Phone 1' },
    ],
  });
});

test('reads a heading without empty lines, and ignores # within a line', () => {
  expect(readLegalText('\uFEFFImprint\r\n# Who we are\r\nNumber # 1\r\n').blocks).toEqual([
    { kind: 'heading', text: 'Who we are' },
    { kind: 'paragraph', text: 'Number # 1' },
  ]);
});

test('reads an empty text', () => {
  expect(readLegalText('')).toEqual({ title: '', blocks: [] });
});
