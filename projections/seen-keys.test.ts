import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSeenKeys } from './seen-keys.ts';

const keys = Array.from({ length: 200_000 }, () => randomUUID().replaceAll('-', ''));

test('never takes a seen key for a new one', () => {
  const seen = createSeenKeys();
  for (const key of keys) seen.mark('tally', key);
  expect(keys.every((key) => seen.mark('tally', key))).toBe(true);
});

test('takes at most one in a thousand new keys for a seen one', () => {
  const seen = createSeenKeys();
  expect(keys.filter((key) => seen.mark('tally', key)).length).toBeLessThan(keys.length / 1_000);
});

test('keeps the keys of each table separate', () => {
  const seen = createSeenKeys();
  seen.mark('tally', 'a');
  expect(seen.mark('other', 'a')).toBe(false);
});

test('treats every key of a table as seen after rows without keys', () => {
  const seen = createSeenKeys();
  seen.markAll('tally');
  expect(seen.mark('tally', 'a')).toBe(true);
  expect(seen.mark('other', 'a')).toBe(false);
});
