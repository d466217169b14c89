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

test('a score of the first formula is made again from what is stored', () => {
  const { version, score, parts } = scoreByFormula1({ ...features.audio, duration: features.duration });
  expect(reproduces({ version, score, parts: [...parts] }, features, normsOf)).toBe(true);
  expect(reproduces({ version, score: 9.99, parts: [...parts] }, features, normsOf)).toBe(false);
});

test('a score that was made by other norms is made again with the ranges that are stored beside it', () => {
  const others = { ...norms, pausesPerMinute: { from: 4, to: 7 } };
  const stored = judgeStored(features, { normsOf: () => others });
  expect(stored.score).not.toBe(judgeStored(features, { normsOf }).score);
  expect(reproduces(stored, features, normsOf)).toBe(true);
});

test('a score of the second formula is made again, though it praised what an engine leaves out', () => {
  const { words } = features;
  const dropping = { ...features, words: words && { ...words, analysed: { ...words.analysed, dropsFillers: true } } };
  const { score, parts } = scoreByFormula3(formerSession(features), norms);
  const stored = { version: 2, score, parts: [...parts] };
  expect(stored.parts.find(({ name }) => name === 'filler_words')?.score).toBe(10);
  expect(reproduces(stored, dropping, normsOf)).toBe(true);
  expect(reproduces({ ...stored, version: 3 }, dropping, normsOf)).toBe(false);
});

test('a score of the fourth formula, which counted the silence around a talk, is made again', () => {
  const { parts, ...made } = scoreByFormula4(formerSession(features), norms);
  const stored = { ...made, parts: [...parts] };
  expect(stored.version).toBe(4);
  expect(reproduces(stored, features, normsOf)).toBe(true);
  expect(reproduces({ ...stored, version: 5 }, features, normsOf)).toBe(false);
});

test('a score of the third formula, which judged the volume of what was recorded too quietly and needed no evidence, is made again', () => {
  const quiet = {
    ...features,
    duration: 11,
    audio: { ...features.audio, averageVolume: 0.1, warnings: ['too_quiet'] },
  };
  const { version, score, parts } = scoreByFormula3(formerSession(quiet), norms);
  expect(parts.find(({ name }) => name === 'volume')?.score).toBe(5);
  expect(reproduces({ version, score, parts: [...parts] }, quiet, normsOf)).toBe(true);
});

test('a score that is withheld is made again with its reason', () => {
  const short = withSilenceAround(features);
  const stored = judgeStored(short, { normsOf });
  expect(stored).toMatchObject({ score: null, withheld: { code: 'too_short' } });
  expect(reproduces(stored, short, normsOf)).toBe(true);
  expect(reproduces({ ...stored, withheld: { code: 'not_speech' } }, short, normsOf)).toBe(false);
});

test('a formula that is not known here makes nothing again', () => {
  expect(reproduces({ version: 6, score: 5, parts: [] }, features, normsOf)).toBe(false);
});

/** Eleven seconds of it are spoken. */
function withSilenceAround(features: StoredFeatures): StoredFeatures {
  const after = { offset: 11, duration: features.duration - 11 };
  return { ...features, results: { ...features.results, pauses: [after] } };
}
