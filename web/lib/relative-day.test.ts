import { expect, test } from 'vitest';
import { relativeDay } from './relative-day.ts';

const now = new Date(2026, 10, 23, 9, 30);
const at = (day: number, hour = 10) => new Date(2026, 10, day, hour, 12).toISOString();

test.each([
  [at(23, 8), 'de', 'heute, 08:12'],
  [at(22, 23), 'de', 'gestern, 23:12'],
  [at(22), 'en', 'yesterday, 10:12'],
  [at(20), 'de', 'Freitag, 10:12'],
  [at(16), 'de', undefined],
  [at(24), 'de', undefined],
])('writes %s in %s as %s', (iso, locale, words) => {
  expect(relativeDay(iso, locale, now)).toBe(words);
});
