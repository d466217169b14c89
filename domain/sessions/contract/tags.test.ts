import { expect, test } from 'vitest';
import { erased } from '#domain/kernel/personal.ts';
import { Tags, tagsIn, tagsText } from './tags.ts';

test('joins tags that differ only in capitals or spaces, in the first spelling', () => {
  expect(tagsIn(tagsText(['Team  Nord', 'Pitch', 'team nord', 'PITCH', 'Probe']))).toEqual([
    'Team Nord',
    'Pitch',
    'Probe',
  ]);
});

test('trims a tag, and refuses an empty, long or multi-line one', () => {
  expect(Tags.parse(['  Pitch '])).toEqual(['Pitch']);
  for (const tag of ['', '  ', 'x'.repeat(31), 'a\nb']) expect(Tags.safeParse([tag]).success).toBe(false);
});

test('a talk has ten tags at most', () => {
  const tags = Array.from({ length: 11 }, (_, index) => `Tag ${index}`);
  expect(Tags.safeParse(tags.slice(1)).success).toBe(true);
  expect(Tags.safeParse(tags).success).toBe(false);
});

test('an erased speaker leaves no tags', () => {
  expect(tagsIn(erased('1'.repeat(32)))).toEqual([]);
});
