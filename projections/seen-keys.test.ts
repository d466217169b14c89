import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSeenKeys } from './seen-keys.ts';

const keys = Array.from({ length: 200_000 }, () => randomUUID().replaceAll('-', ''));

test('a key that was seen is never taken for a new one', () => {
  const seen = createSeenKeys();
  for (const key of keys) seen.mark('tally', key);
  expect(keys.every((key) => seen.mark('tally', key))).toBe(true);
});

test('of new keys one in a thousand is taken for a seen one', () => {
  const seen = createSeenKeys();
  expect(keys.filter((key) => seen.mark('tally', key)).length).toBeLessThan(keys.length / 1_000);
});

test('each table has keys of its own', () => {
  const seen = createSeenKeys();
  seen.mark('tally', 'a');
  expect(seen.mark('other', 'a')).toBe(false);
});

test('once rows came that no key was asked for, every key of the table may be there', () => {
  const seen = createSeenKeys();
  seen.markAll('tally');
  expect(seen.mark('tally', 'a')).toBe(true);
  expect(seen.mark('other', 'a')).toBe(false);
});
