import { expect, test } from 'vitest';
import { erased } from '#domain/kernel/personal.ts';
import { chaptersIn, chaptersText, chaptersWithin } from './chapters.ts';

const chapters = [
  { at: 0, title: 'Einstieg' },
  { at: 40, title: 'Beispiel' },
  { at: 90, title: 'Schluss' },
];

test('chapters are kept in the order of the talk, each moment once', () => {
  const kept = chaptersText([...chapters].reverse().concat({ at: 40, title: 'noch einmal' }));
  expect(chaptersIn(kept).map(({ at }) => at)).toEqual([0, 40, 90]);
});

test('a cut moves them, and the one that was running begins with what is left', () => {
  expect(chaptersWithin(chapters, { from: 50, to: 95 })).toEqual([
    { at: 0, title: 'Beispiel' },
    { at: 40, title: 'Schluss' },
  ]);
});

test('those behind the end go', () => {
  expect(chaptersWithin(chapters, { from: 0, to: 60 })).toHaveLength(2);
});

test('of somebody who was erased there are none', () => {
  expect(chaptersIn(erased('a'.repeat(32)))).toEqual([]);
});
