import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSeenKeys } from './seen-keys.ts';

const keys = Array.from({ length: 200_000 }, () => randomUUID().replaceAll('-', ''));

test('a key that was seen is never taken for a new one', () => {
  const seen = createSeenKeys();
  for (const key of keys) seen('tally', key);
  expect(keys.every((key) => seen('tally', key))).toBe(true);
});

test('of new keys one in a thousand is taken for a seen one', () => {
  const seen = createSeenKeys();
  expect(keys.filter((key) => seen('tally', key)).length).toBeLessThan(keys.length / 1_000);
});

test('each table has keys of its own', () => {
  const seen = createSeenKeys();
  seen('tally', 'a');
  expect(seen('other', 'a')).toBe(false);
});
