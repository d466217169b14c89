import { expect, test } from 'vitest';
import { erased } from '#domain/kernel/personal.ts';
import { chaptersIn, chaptersText, chaptersWithin } from './chapters.ts';

const chapters = [
  { at: 0, title: 'Einstieg' },
  { at: 40, title: 'Beispiel' },
  { at: 90, title: 'Schluss' },
];

test('sorts chapters by time and keeps one for each moment', () => {
  const kept = chaptersText([...chapters].reverse().concat({ at: 40, title: 'noch einmal' }));
  expect(chaptersIn(kept).map(({ at }) => at)).toEqual([0, 40, 90]);
});

test('a cut moves chapters, and the chapter that is active at the start of the kept part begins there', () => {
  expect(chaptersWithin(chapters, { from: 50, to: 95 })).toEqual([
    { at: 0, title: 'Beispiel' },
    { at: 40, title: 'Schluss' },
  ]);
});

test('removes chapters after the end', () => {
  expect(chaptersWithin(chapters, { from: 0, to: 60 })).toHaveLength(2);
});

test('an erased person has no chapters', () => {
  expect(chaptersIn(erased('a'.repeat(32)))).toEqual([]);
});
