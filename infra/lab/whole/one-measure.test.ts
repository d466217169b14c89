import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Attribute } from '#domain/progress/contract/calls.ts';
import { goalMeasureNames } from '#domain/sessions/contract/measures.ts';
import { speechNorms } from '#domain/sessions/contract/norms.ts';
import { PartName } from '#domain/sessions/contract/report.ts';

const names = 'domain/sessions/contract/measure-words.ts';
const norms = 'domain/sessions/contract/norms.ts';

const sources = (...folders: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/e2e\/|\/testing\/|\/formula-\d\/|event-samples/.test(file));

function found(pattern: RegExp, files: readonly string[]): readonly string[] {
  return files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([text]) => `${file}: ${text}`));
}

const measures = [...new Set([...Attribute.options, ...goalMeasureNames])];
/** A name of a measure (one or two words), in a catalogue or in a contract. */
const naming = new RegExp(`\\b(?:${measures.join('|')}): (?:msg\`|\\{ de: ')[\\p{L}-]+(?: [\\p{L}-]+)?[\`']`, 'gu');

test('names of measures are in one file', () => {
  const inNames = found(naming, [names]);
  expect(inNames.length).toBeGreaterThanOrEqual(PartName.options.length);
  const elsewhere = found(
    naming,
    sources('web', 'query-api', 'domain').filter((file) => file !== names),
  );
  expect(elsewhere).toEqual([]);
});

test('good ranges are in one file', () => {
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
