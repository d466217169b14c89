import { isDeepStrictEqual } from 'node:util';
import type { Norms, NormsOf } from '#domain/sessions/contract/norms.ts';
import type { StoredFeatures } from '../features.ts';
import { scoreSession as scoreByFormula1 } from '../score/formula-1/score-session.ts';
import { scoreSession as scoreByFormula3 } from '../score/formula-3/score-session.ts';
import { formerSession } from '../score/formula-4/former-session.ts';
import { partRules as formerRules } from '../score/formula-4/part-rules.ts';
import { scoreSession as scoreByFormula4 } from '../score/formula-4/score-session.ts';
import { judgeStored } from '../score/judge-stored.ts';
import type { StoredScore } from './last-score.ts';

type Scored = Pick<StoredScore, 'version' | 'score' | 'parts' | 'withheld'>;

/** Whether the formula of a stored score, with the good ranges stored beside it, gives the same score for the same features. */
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
  const norms = normsThen(stored, normsOf(features.session));
  switch (stored.version) {
    case 1:
      return thatOf(scoreByFormula1({ ...features.audio, duration: features.duration }));
    case 2:
      return { ...thatOf(scoreByFormula3({ ...formerSession(features), dropsFillers: false }, norms)), version: 2 };
    case 3:
      return thatOf(scoreByFormula3(formerSession(features), norms));
    case 4:
      return withheldOf(scoreByFormula4(formerSession(calibratedThen(stored, features)), norms));
    case 5:
      return judgeStored(calibratedThen(stored, features), { normsOf: () => norms });
    default:
      return undefined;
  }
}

type ScoreResult = Readonly<{ version: number; score: number | null; parts: readonly Scored['parts'][number][] }>;

const thatOf = ({ version, score, parts }: ScoreResult): Scored => ({ version, score, parts: [...parts] });

const withheldOf = ({ withheld, ...made }: ScoreResult & Pick<Scored, 'withheld'>): Scored => ({
  ...thatOf(made),
  ...(withheld && { withheld }),
});

/** The calibration of the microphone at the time of the score. */
function calibratedThen({ parts }: Scored, features: StoredFeatures): StoredFeatures {
  const gain = parts.find(({ name }) => name === 'volume')?.gain ?? null;
  return { ...features, session: { ...features.session, gain } };
}

/** The good ranges at the time of the score. */
function normsThen({ version, parts }: Scored, now: Norms): Norms {
  const then = parts.flatMap((part) => {
    const norm = normOf(part, version);
    return norm === undefined ? [] : [[norm, part.good]];
  });
  return { ...now, ...Object.fromEntries(then) };
}

/** The measure whose good range is stored with a part. From formula 5 on, the range of the volume is part of the formula. */
function normOf({ name, unit }: Scored['parts'][number], version: number): keyof Norms | undefined {
  if (name === 'movement' || (name === 'volume' && version >= 5)) return undefined;
  return unit === 'syllables_per_second' ? 'syllablesPerSecond' : formerRules[name].norm;
}
