import { expect, test } from 'vitest';
import { formatsFor } from './formats.ts';

const [de, en] = [formatsFor('de'), formatsFor('en')];

test('a score has a comma in German and a point in English', () => {
  expect(de.tenths(7.44)).toBe('7,4');
  expect(en.tenths(7.44)).toBe('7.4');
});

test('shows a volume of 0.56 as 56 percent', () => {
  expect(de.percent(0.56)).toBe('56\u00a0%');
  expect(en.percent(0.56)).toBe('56%');
});

test('shows the largest upload as exactly 400 MB', () => {
  expect(de.size(400_000_000)).toBe('400 MB');
});

test('rounds a size and shows it in the fitting unit', () => {
  expect([300_000, 1_450_000, 12_345_678, 2_000_000_000].map(de.size)).toEqual(['300 kB', '1,5 MB', '12 MB', '2 GB']);
});

test('shows 100 percent only at the end', () => {
  expect([0.999, 1].map(en.progress)).toEqual(['99%', '100%']);
});

test('writes a date in the order of the language', () => {
  expect(de.dateTime('2026-11-14T10:12:00')).toMatch(/14\. November 2026.*10:12/);
  expect(en.dateTime('2026-11-14T10:12:00')).toMatch(/14 November 2026.*10:12/);
});

test('writes times for logs to the second', () => {
  expect(de.exactTime('2026-11-14T10:12:07')).toMatch(/14\.11\.2026.*10:12:07/);
});
