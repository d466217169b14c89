import { expect, test } from 'vitest';
import { captionPieces } from './caption-pieces.ts';

const coloured = (text: string, fillers: readonly string[]) =>
  captionPieces(text, fillers)
    .map(({ piece, isFiller }) => (isFiller ? `[${piece}]` : piece))
    .join('');

test('colours fillers only as whole words', () => {
  expect(coloured('und genau das ähm hat uns gefehlt', ['ähm'])).toBe('und genau das [ähm] hat uns gefehlt');
  expect(coloured('Ähm, halten wir halt fest', ['ähm', 'halt'])).toBe('[Ähm], halten wir [halt] fest');
});

test('ignores a filler that is not in the caption', () => {
  expect(coloured('a.b', ['ähm', '.'])).toBe('a.b'.replace('.', '.'));
  expect(captionPieces('Guten Tag', [])).toEqual([{ piece: 'Guten Tag', isFiller: false, at: 0 }]);
});
