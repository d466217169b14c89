import { expect, test } from 'vitest';
import { normsOf } from '#domain/sessions/contract/norms.ts';
import { factsOf } from '../coach/testing/facts.ts';
import type { StoredFeatures } from '../features.ts';
import { scoreSession as scoreByFormula1 } from '../score/formula-1/score-session.ts';
import { scoreSession as scoreByFormula3 } from '../score/formula-3/score-session.ts';
import { formerSession } from '../score/formula-4/former-session.ts';
import { scoreSession as scoreByFormula4 } from '../score/formula-4/score-session.ts';
import { judgeStored } from '../score/judge-stored.ts';
import { plainText } from '../score/testing/spoken-session.ts';
import { reproduces } from './reproduces.ts';

const norms = normsOf({ locale: 'en', kind: 'presentation' });
const { features } = factsOf({ text: plainText, audio: { averageVolume: 0.1 } });

test('reproduces a score of formula 1 from the stored features', () => {
  const { version, score, parts } = scoreByFormula1({ ...features.audio, duration: features.duration });
  expect(reproduces({ version, score, parts: [...parts] }, features, normsOf)).toBe(true);
  expect(reproduces({ version, score: 9.99, parts: [...parts] }, features, normsOf)).toBe(false);
});

test('reproduces a score of other norms with its stored ranges', () => {
  const others = { ...norms, pausesPerMinute: { from: 4, to: 7 } };
  const stored = judgeStored(features, { normsOf: () => others });
  expect(stored.score).not.toBe(judgeStored(features, { normsOf }).score);
  expect(reproduces(stored, features, normsOf)).toBe(true);
});

test('reproduces a score of formula 2, which ignored that an engine drops fillers', () => {
  const { words } = features;
  const dropping = { ...features, words: words && { ...words, analysed: { ...words.analysed, dropsFillers: true } } };
  const { score, parts } = scoreByFormula3(formerSession(features), norms);
  const stored = { version: 2, score, parts: [...parts] };
  expect(stored.parts.find(({ name }) => name === 'filler_words')?.score).toBe(10);
  expect(reproduces(stored, dropping, normsOf)).toBe(true);
  expect(reproduces({ ...stored, version: 3 }, dropping, normsOf)).toBe(false);
});

test('reproduces a score of formula 4, which counted the silence around a talk', () => {
  const { parts, ...made } = scoreByFormula4(formerSession(features), norms);
  const stored = { ...made, parts: [...parts] };
  expect(stored.version).toBe(4);
  expect(reproduces(stored, features, normsOf)).toBe(true);
  expect(reproduces({ ...stored, version: 5 }, features, normsOf)).toBe(false);
});

test('reproduces a score of formula 3, which judged too quiet recordings and needed no evidence', () => {
  const quiet = {
    ...features,
    duration: 11,
    audio: { ...features.audio, averageVolume: 0.1, warnings: ['too_quiet'] },
  };
  const { version, score, parts } = scoreByFormula3(formerSession(quiet), norms);
  expect(parts.find(({ name }) => name === 'volume')?.score).toBe(5);
  expect(reproduces({ version, score, parts: [...parts] }, quiet, normsOf)).toBe(true);
});

test('reproduces a withheld score with its reason', () => {
  const short = withSilenceAround(features);
  const stored = judgeStored(short, { normsOf });
  expect(stored).toMatchObject({ score: null, withheld: { code: 'too_short' } });
  expect(reproduces(stored, short, normsOf)).toBe(true);
  expect(reproduces({ ...stored, withheld: { code: 'not_speech' } }, short, normsOf)).toBe(false);
});

test('cannot reproduce a score of an unknown formula', () => {
  expect(reproduces({ version: 6, score: 5, parts: [] }, features, normsOf)).toBe(false);
});

/** The same talk with silence around it: eleven seconds are spoken. */
function withSilenceAround(features: StoredFeatures): StoredFeatures {
  const after = { offset: 11, duration: features.duration - 11 };
  return { ...features, results: { ...features.results, pauses: [after] } };
}
