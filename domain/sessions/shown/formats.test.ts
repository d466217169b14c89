import { expect, test } from 'vitest';
import { formatsFor } from './formats.ts';

const [de, en] = [formatsFor('de'), formatsFor('en')];

test('a score reads with a comma in German and with a point in English', () => {
  expect(de.tenths(7.44)).toBe('7,4');
  expect(en.tenths(7.44)).toBe('7.4');
});

test('a volume of 0.56 reads as 56 percent', () => {
  expect(de.percent(0.56)).toBe('56\u00a0%');
  expect(en.percent(0.56)).toBe('56%');
});

test('the largest upload reads as exactly 400 MB', () => {
  expect(de.megabytes(400_000_000)).toBe('400 MB');
  expect(de.megabytes(1_450_000)).toBe('1,5 MB');
});

test('a moment in time reads in the order of its language', () => {
  expect(de.dateTime('2026-11-14T10:12:00')).toMatch(/14\. November 2026.*10:12/);
  expect(en.dateTime('2026-11-14T10:12:00')).toMatch(/14 November 2026.*10:12/);
});
