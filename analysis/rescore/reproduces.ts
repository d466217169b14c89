import { isDeepStrictEqual } from 'node:util';
import type { Norms, NormsOf } from '#domain/sessions/norms.ts';
import type { StoredFeatures } from '../features.ts';
import { scoreTalk as scoreByFormula1 } from '../score/formula-1/score-talk.ts';
import { judgeStored } from '../score/judge-stored.ts';
import { partRules } from '../score/part-rules.ts';
import type { StoredScore } from './last-score.ts';

type Scored = Pick<StoredScore, 'version' | 'score' | 'parts'>;

/** Whether the formula of a stored score, with the good ranges that are stored beside it, makes the same score of the same features. */
export function reproduces(stored: Scored, features: StoredFeatures, normsOf: NormsOf): boolean {
  const again = scoreAgain(stored, features, normsOf);
  return again !== undefined && sameScore(again, stored);
}

export function sameScore(a: Scored, b: Scored): boolean {
  const plain = ({ version, score, parts }: Scored) => JSON.parse(JSON.stringify({ version, score, parts }));
  return isDeepStrictEqual(plain(a), plain(b));
}

function scoreAgain(stored: Scored, features: StoredFeatures, normsOf: NormsOf): Scored | undefined {
  if (stored.version === 1) {
    const { version, score, parts } = scoreByFormula1({ ...features.audio, duration: features.duration });
    return { version, score, parts: [...parts] };
  }
  const norms = { normsOf: (talk: Parameters<NormsOf>[0]) => normsThen(stored, normsOf(talk)) };
  if (stored.version === 3) return judgeStored(features, norms);
  return stored.version === 2 ? { ...judgeStored(withAllFillers(features), norms), version: 2 } : undefined;
}

/** Formula 2 took every engine for one that hears hesitations; all else is as in formula 3. */
const withAllFillers = ({ words, ...features }: StoredFeatures): StoredFeatures => ({
  ...features,
  words: words && { ...words, analysed: { ...words.analysed, dropsFillers: false } },
});

/** What was good when the score was made. */
function normsThen({ parts }: Scored, now: Norms): Norms {
  const then = parts.flatMap(({ name, good }) => (name === 'movement' ? [] : [[partRules[name].norm, good]]));
  return { ...now, ...Object.fromEntries(then) };
}
