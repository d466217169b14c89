import type { ScorePart, ScoreWithheld } from '#domain/sessions/contract/report.ts';
import { movementPart } from '../../movement/movement-part.ts';
import { type Curve, type Range, scoreOn } from '../curve.ts';
import { type FormerNorms, scoreEnds } from './former-norms.ts';
import { overallScore } from './overall-score.ts';
import { type PartRule, partRules, type RuledPart, ruledParts, type SessionFigures } from './part-rules.ts';
import { withheldScore } from './withheld-score.ts';

const version = 4;

export type SessionScore = Readonly<{
  version: typeof version;
  /** 0..10 to 2 decimals; null if it is withheld. */
  score: number | null;
  withheld?: ScoreWithheld;
  /** In the order of the report. */
  parts: readonly ScorePart[];
}>;

/** The score by formula 4. Its rates include the silence before the first and after the last spoken sound. */
export function scoreSession(session: SessionFigures, norms: FormerNorms): SessionScore {
  const parts = [...ruledParts.map((name) => scorePart(name, session, norms)), movementPart(session.movement)];
  const withheld = withheldScore({ ...session, speechTime: session.audio.speechTime }, parts);
  if (withheld) return { version, score: null, withheld, parts };
  return { version, score: overallScore(parts.map(({ score }) => score)), parts };
}

function scorePart(name: RuledPart, session: SessionFigures, norms: FormerNorms): ScorePart {
  const { unit, norm, measure }: PartRule = partRules[name];
  const good = { ...norms[norm] };
  const measured = measure(session);
  const without = (reason: NonNullable<ScorePart['reason']>) => ({
    name,
    score: null,
    value: null,
    unit,
    good,
    reason,
  });
  if ('reason' in measured) return without(measured.reason);
  if (measured.unlessGood && isWithin(good, measured.value)) return without(measured.unlessGood);
  const { value, judge, gain } = measured;
  const calibrated = gain === undefined ? {} : { gain };
  const curve = curveOf(norm, norms);
  return { name, value, unit, good, ...(judge ? judge(curve) : { score: scoreOn(curve, value) }), ...calibrated };
}

const isWithin = ({ from, to }: Range, value: number) => (from ?? value) <= value && value <= (to ?? value);

function curveOf(norm: keyof FormerNorms, norms: FormerNorms): Curve {
  const ends: Readonly<{ from?: number; to?: number }> = scoreEnds[norm];
  const { from: zeroBelow = Number.NEGATIVE_INFINITY, to: zeroAbove = Number.POSITIVE_INFINITY } = ends;
  return { good: norms[norm], zeroBelow, zeroAbove };
}
