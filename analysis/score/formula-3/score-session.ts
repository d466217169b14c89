import type { ScorePart } from '#domain/sessions/contract/report.ts';
import { type Curve, type Range, scoreOn } from '../curve.ts';
import { type FormerNorms, scoreEnds } from '../formula-4/former-norms.ts';
import { overallScore } from '../formula-4/overall-score.ts';
import { type PartRule, partRules, type RuledPart, ruledParts, type SessionFigures } from './part-rules.ts';

const version = 3;

/** Movement was not measured yet. */
const movement: ScorePart = {
  name: 'movement',
  score: null,
  value: null,
  unit: 'share',
  good: { from: null, to: null },
  reason: 'no_movement_data',
};

export type SessionScore = Readonly<{
  version: typeof version;
  /** 0..10 to 2 decimals; null if nothing was measured. */
  score: number | null;
  /** In the order of the report. */
  parts: readonly ScorePart[];
}>;

/** The score by formula 3, which never withheld a total for lack of evidence. */
export function scoreSession(session: SessionFigures, norms: FormerNorms): SessionScore {
  const parts = [...ruledParts.map((name) => scorePart(name, session, norms)), movement];
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
  const score = scoreOn(curveOf(norm, norms), measured.value);
  return { name, score, value: measured.value, unit, good };
}

const isWithin = ({ from, to }: Range, value: number) => (from ?? value) <= value && value <= (to ?? value);

function curveOf(norm: keyof FormerNorms, norms: FormerNorms): Curve {
  const ends: Readonly<{ from?: number; to?: number }> = scoreEnds[norm];
  const { from: zeroBelow = Number.NEGATIVE_INFINITY, to: zeroAbove = Number.POSITIVE_INFINITY } = ends;
  return { good: norms[norm], zeroBelow, zeroAbove };
}
