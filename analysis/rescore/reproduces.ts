import { isDeepStrictEqual } from 'node:util';
import type { Norms, NormsOf } from '#domain/sessions/norms.ts';
import type { StoredFeatures } from '../features.ts';
import { scoreTalk as scoreByFormula1 } from '../score/formula-1/score-talk.ts';
import { scoreTalk as scoreByFormula3 } from '../score/formula-3/score-talk.ts';
import { judgedTalkOf, judgeStored } from '../score/judge-stored.ts';
import { partRules } from '../score/part-rules.ts';
import type { StoredScore } from './last-score.ts';

type Scored = Pick<StoredScore, 'version' | 'score' | 'parts' | 'withheld'>;

/** Whether the formula of a stored score, with the good ranges that are stored beside it, makes the same score of the same features. */
export function reproduces(stored: Scored, features: StoredFeatures, normsOf: NormsOf): boolean {
  const again = scoreAgain(stored, features, normsOf);
  return again !== undefined && sameScore(again, stored);
}

export function sameScore(a: Scored, b: Scored): boolean {
  const plain = ({ version, score, parts, withheld }: Scored) =>
    JSON.parse(JSON.stringify({ version, score, parts, withheld }));
  return isDeepStrictEqual(plain(a), plain(b));
}

function scoreAgain(stored: Scored, features: StoredFeatures, normsOf: NormsOf): Scored | undefined {
  const then = { normsOf: (talk: Parameters<NormsOf>[0]) => normsThen(stored, normsOf(talk)) };
  const byFormula3 = (stored: StoredFeatures) => {
    const talk = judgedTalkOf(stored, then);
    return thatOf(scoreByFormula3(talk, talk.norms));
  };
  switch (stored.version) {
    case 1:
      return thatOf(scoreByFormula1({ ...features.audio, duration: features.duration }));
    case 2:
      return { ...byFormula3(withAllFillers(features)), version: 2 };
    case 3:
      return byFormula3(features);
    case 4:
      return judgeStored(calibratedThen(stored, features), then);
    default:
      return undefined;
  }
}

type Made = Readonly<{ version: number; score: number | null; parts: readonly Scored['parts'][number][] }>;

const thatOf = ({ version, score, parts }: Made): Scored => ({ version, score, parts: [...parts] });

/** Formula 2 took every engine for one that hears hesitations; all else is as in formula 3. */
const withAllFillers = ({ words, ...features }: StoredFeatures): StoredFeatures => ({
  ...features,
  words: words && { ...words, analysed: { ...words.analysed, dropsFillers: false } },
});

/** What a microphone was known to deliver when the score was made. */
function calibratedThen({ parts }: Scored, features: StoredFeatures): StoredFeatures {
  const gain = parts.find(({ name }) => name === 'volume')?.gain ?? null;
  return { ...features, session: { ...features.session, gain } };
}

/** What was good when the score was made. */
function normsThen({ parts }: Scored, now: Norms): Norms {
  const then = parts.flatMap(({ name, good }) => (name === 'movement' ? [] : [[partRules[name].norm, good]]));
  return { ...now, ...Object.fromEntries(then) };
}
