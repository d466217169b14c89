import { expect, test } from 'vitest';
import { erased } from '#domain/kernel/personal.ts';
import { Tags, tagsIn, tagsText } from './tags.ts';

test('tags that differ by capitals or spaces are one, as it was written first', () => {
  expect(tagsIn(tagsText(['Team  Nord', 'Pitch', 'team nord', 'PITCH', 'Probe']))).toEqual([
    'Team Nord',
    'Pitch',
    'Probe',
  ]);
});

test('a tag is trimmed, and may be neither empty, nor long, nor of two lines', () => {
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
