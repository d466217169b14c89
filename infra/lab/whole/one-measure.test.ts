import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Attribute } from '#domain/progress/contract/calls.ts';
import { goalMeasureNames } from '#domain/sessions/contract/measures.ts';
import { speechNorms } from '#domain/sessions/contract/norms.ts';
import { PartName } from '#domain/sessions/contract/report.ts';
import { englishWords } from '#query-api/sessions/report-pdf/words/english-words.ts';
import { germanWords } from '#query-api/sessions/report-pdf/words/german-words.ts';

const names = 'web/lib/measure-names.ts';
const norms = 'domain/sessions/contract/norms.ts';

const sources = (...folders: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/e2e\/|\/testing\/|\/formula-\d\/|event-samples/.test(file));

function found(pattern: RegExp, files: readonly string[]): readonly string[] {
  return files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([text]) => `${file}: ${text}`));
}

const measures = [...new Set([...Attribute.options, ...goalMeasureNames])];
/** A measure, and one word or two that stand for it. */
const naming = new RegExp(`\\b(?:${measures.join('|')}): msg\`[\\p{L}-]+(?: [\\p{L}-]+)?\``, 'gu');

test('what a measure is called stands in one file', () => {
  const inNames = found(naming, [names]);
  expect(inNames.length).toBeGreaterThanOrEqual(PartName.options.length);
  const elsewhere = found(
    naming,
    sources('web').filter((file) => file !== names),
  );
  expect(elsewhere).toEqual([]);
});

test('the report on paper calls measures what the screens call them', () => {
  const german = Object.fromEntries(
    [...readFileSync(names, 'utf8').matchAll(/(\w+): msg`([^`]+)`/g)].map(([, measure, name]) => [measure, name]),
  );
  const catalogue = readFileSync('web/locales/en.po', 'utf8');
  const english = (name: string) => catalogue.split(`msgid "${name}"\nmsgstr "`)[1]?.split('"')[0];
  for (const part of PartName.options) {
    expect(germanWords.parts[part]).toBe(german[part]);
    expect(englishWords.parts[part]).toBe(english(german[part] ?? ''));
  }
  for (const [total, name] of [
    ['whole', 'score'],
    ['sound', 'soundScore'],
  ] as const) {
    expect(germanWords[name]).toBe(german[total]);
    expect(englishWords[name]).toBe(english(german[total] ?? ''));
  }
});

test('a good range stands in one file', () => {
  const ranges = [
    speechNorms.wordsPerMinute,
    speechNorms.pausesPerMinute,
    speechNorms.volume,
    speechNorms.pitchVariation,
  ];
  const literal = new RegExp(ranges.map(({ from, to }) => `from: ${from}, to: ${to}\\b`).join('|'), 'g');
  expect(found(literal, [norms]).length).toBeGreaterThanOrEqual(ranges.length);
  const files = sources('domain', 'analysis', 'command-api', 'projections', 'query-api', 'web');
  expect(
    found(
      literal,
      files.filter((file) => file !== norms),
    ),
  ).toEqual([]);
});

test('figures of a talk are rounded in one file', () => {
  const rounding = /\.toFixed\(|FractionDigits/g;
  const rounded = sources(
    'web/report/score',
    'web/report/further',
    'web/progress',
    'web/goals',
    'web/drills',
    'web/recorder/live-words',
    'query-api/sessions/report-pdf',
    'query-api/progress',
    'query-api/goals',
    'domain/goals',
    'domain/progress',
  );
  expect(rounded.length).toBeGreaterThan(50);
  expect(found(rounding, rounded)).toEqual([]);
  expect(found(rounding, ['domain/sessions/contract/formats.ts']).length).toBeGreaterThan(0);
});
