import { expect, test } from 'vitest';
import { NormsFile, normsWith } from './norms-file.ts';

const german = { locale: 'de', kind: 'presentation' } as const;
const english = { locale: 'en', kind: 'presentation' } as const;

test('without a file both languages have the ranges of the specification', () => {
  const norms = normsWith({});
  const { syllablesPerSecond, ...specified } = norms(german);
  expect(norms(english)).toMatchObject(specified);
  expect(norms(german)).toMatchObject({
    wordsPerMinute: { from: 90, to: 150 },
    pausesPerMinute: { from: 2, to: 6 },
    volume: { from: 0.2, to: 0.8 },
    fillersPerMinute: { from: null, to: 2 },
    repetitionsPerMinute: { from: null, to: 2 },
  });
});

test('a file changes only the named norms of the named language', () => {
  const file = NormsFile.parse({
    en: {
      presentation: { wordsPerMinute: { from: 110, to: 170 }, fillersPerMinute: { to: 3 }, clarity: { from: 0.7 } },
    },
  });
  const norms = normsWith(file);
  expect(norms(english)).toEqual({
    ...norms(german),
    syllablesPerSecond: { from: 2.39, to: 3.7 },
    wordsPerMinute: { from: 110, to: 170 },
    fillersPerMinute: { from: null, to: 3 },
    clarity: { from: 0.7, to: null },
  });
  expect(norms(german).wordsPerMinute).toEqual({ from: 90, to: 150 });
});

const wrong: readonly (readonly [what: string, presentation: object])[] = [
  ['a range that ends before it begins', { wordsPerMinute: { from: 150, to: 90 } }],
  ['a range beyond the point where nothing is left', { wordsPerMinute: { from: 90, to: 260 } }],
  ['a range without its other end', { pausesPerMinute: { from: 2 } }],
  ['an end that the measure does not have', { fillersPerMinute: { from: 1, to: 2 } }],
  ['a measure that does not exist', { speed: { from: 90, to: 150 } }],
  ['a word for a number', { clarity: { from: 'much' } }],
];
test.each(wrong)('%s is refused', (_what, presentation) => {
  expect(NormsFile.safeParse({ de: { presentation } }).success).toBe(false);
});

test('refuses an unknown language or kind of talk', () => {
  expect(NormsFile.safeParse({ fr: {} }).success).toBe(false);
  expect(NormsFile.safeParse({ de: { speech: {} } }).success).toBe(false);
});
