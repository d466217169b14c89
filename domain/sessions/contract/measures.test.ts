import { expect, test } from 'vitest';
import { asShown, decimalsOf, goodRangesOf, sideOf, type Unit } from './measures.ts';
import { normsOf } from './norms.ts';

const units: readonly Unit[] = ['score', 'per_minute', 'words_per_minute', 'percent', 'ratio', 'share'];

test.each(units)('judges %s by its displayed value', (unit) => {
  const isShare = unit === 'ratio' || unit === 'share';
  const digits = { minimumFractionDigits: decimalsOf(unit), maximumFractionDigits: decimalsOf(unit) };
  const written = new Intl.NumberFormat('en', { ...digits, ...(isShare && { style: 'percent' }), useGrouping: false });
  for (let n = 0; n <= 20_000; n++) {
    const value = n / (isShare ? 10_000 : 200);
    expect(`${asShown(unit, value).toFixed(decimalsOf(unit))}${isShare ? '%' : ''}`).toBe(written.format(value));
  }
});

test('a value displayed as the limit of its range is within the range', () => {
  expect(sideOf('score', 7.45, { from: 7.5, to: null })).toBeUndefined();
  expect(sideOf('score', 7.44, { from: 7.5, to: null })).toBe('low');
  expect(sideOf('per_minute', 2.04, { from: null, to: 2 })).toBeUndefined();
  expect(sideOf('per_minute', 2.05, { from: null, to: 2 })).toBe('high');
  expect(sideOf('share', 0.804, { from: 0.2, to: 0.8 })).toBeUndefined();
});

test('a goal uses the good range of the report, for the talk’s language and norms', () => {
  const norms = normsOf({ locale: 'de', kind: 'presentation' });
  expect(goodRangesOf(norms)).toMatchObject({
    sentiment: { from: 40, to: null },
    volume: { from: 20, to: 80 },
    speech_clarity: { from: 80, to: null },
    session_score: { from: 8, to: null },
    movement: { from: 8, to: null },
    pitch: { from: null, to: null },
  });
  const own = { ...norms, wordsPerMinute: { from: 110, to: 170 } };
  expect(goodRangesOf(own).speech_speed).toEqual({ from: 110, to: 170 });
});

test('treats a value too small to display as zero', () => expect(asShown('per_minute', 1e-9)).toBe(0));
