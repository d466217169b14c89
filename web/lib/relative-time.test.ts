import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-23T12:00:00.000Z');
const ago = (seconds: number, locale = 'de') => relativeTime(new Date(now - seconds * 1000).toISOString(), locale, now);
const [minute, hour, day] = [60, 3600, 86_400];

test.each([
  [59, undefined],
  [-30, undefined],
  [minute, 'vor 1 Minute'],
  [59 * minute, 'vor 59 Minuten'],
  [3 * hour, 'vor 3 Stunden'],
  [6 * day, 'vor 6 Tagen'],
  [7 * day, 'vor 1 Woche'],
  [29 * day, 'vor 4 Wochen'],
  [30 * day, 'vor 1 Monat'],
  [400 * day, 'vor 13 Monaten'],
])('%s seconds ago is %s', (seconds, words) => {
  expect(ago(seconds)).toBe(words);
});

test('in English', () => {
  expect(ago(2 * hour, 'en')).toBe('2 hours ago');
});
