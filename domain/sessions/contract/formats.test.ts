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
  expect(de.size(400_000_000)).toBe('400 MB');
});

test('a size is as exact as it is worth, in the unit that fits', () => {
  expect([300_000, 1_450_000, 12_345_678, 2_000_000_000].map(de.size)).toEqual(['300 kB', '1,5 MB', '12 MB', '2 GB']);
});

test('nothing is at 100 percent before it is done', () => {
  expect([0.999, 1].map(en.progress)).toEqual(['99%', '100%']);
});

test('a moment in time reads in the order of its language', () => {
  expect(de.dateTime('2026-11-14T10:12:00')).toMatch(/14\. November 2026.*10:12/);
  expect(en.dateTime('2026-11-14T10:12:00')).toMatch(/14 November 2026.*10:12/);
});

test('what a log wants is told to the second', () => {
  expect(de.exactTime('2026-11-14T10:12:07')).toMatch(/14\.11\.2026.*10:12:07/);
});
