import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuSeconds } from '#infra/lab/testing/cpu-seconds.ts';
import { alignWords } from './align-words.ts';
import { normalForm } from './normal-form.ts';

const aligned = (before: string, after: string) =>
  alignWords(before.split(' '), after.split(' ')).map(({ kind, before: b, after: a }) => {
    const [old, fresh] = [
      before.split(' ').slice(b.from, b.to).join(' '),
      after.split(' ').slice(a.from, a.to).join(' '),
    ];
    return kind === 'same' ? fresh : `{${old}>${fresh}}`;
  });

test('ignores case and punctuation', () => {
  expect(aligned('guten tag liebe gäste', 'Guten Tag, liebe Gäste!')).toEqual(['Guten', 'Tag,', 'liebe', 'Gäste!']);
});

test('finds inserted, omitted and replaced words', () => {
  expect(aligned('wir gehen in den wald', 'ähm wir gehen den Weg')).toEqual([
    '{>ähm}',
    'wir',
    'gehen',
    '{in>}',
    'den',
    '{wald>Weg}',
  ]);
});

test('keeps a word among its repeats', () => {
  expect(aligned('so so so gut', 'so so gut')).toEqual(['so', 'so', '{so>}', 'gut']);
});

const text = fc.array(fc.constantFrom('ja', 'nein', 'Ja,', 'und', 'der', 'Tag', 'x', '–'), { maxLength: 60 });

test('blocks cover both texts in order, and a block of kind "same" ends with the same word', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      let [i, j] = [0, 0];
      for (const block of alignWords(before, after)) {
        expect([block.before.from, block.after.from]).toEqual([i, j]);
        [i, j] = [block.before.to, block.after.to];
        if (block.kind === 'same') expect(normalForm(before[i - 1] ?? '')).toBe(normalForm(after[j - 1] ?? '?'));
      }
      expect([i, j]).toEqual([before.length, after.length]);
    }),
    { seed: 5 },
  );
});

test('a text aligned with itself has no changes', () => {
  fc.assert(
    fc.property(text, (words) => {
      expect(alignWords(words, words).every(({ kind }) => kind === 'same')).toBe(true);
    }),
    { seed: 5 },
  );
});

test('aligns two hours of words in seconds, even after many changes', () => {
  const session = Array.from({ length: 20_000 }, (_, i) => `w${(i * 7919) % 1_500}`);
  const corrected = session.flatMap((word, i) => (i % 50 === 0 ? ['ähm', word] : [word]));
  expect(alignWords(session, corrected).filter(({ kind }) => kind === 'same')).toHaveLength(20_000);
  const others = [corrected, session.map((word) => `${word}x`), [...session].reverse()];
  const seconds = cpuSeconds(() => {
    for (const other of others) alignWords(session, other);
  });
  expect(seconds).toBeLessThan(10);
});
