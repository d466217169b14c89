import { type Norms, scoreEnds } from '#domain/sessions/norms.ts';
import type { ScorePart, ScoreWithheld } from '#domain/sessions/report.ts';
import { type Curve, type Range, scoreOn } from './curve.ts';
import { withheldScore } from './evidence/withheld-score.ts';
import { overallScore } from './overall-score.ts';
import { type PartRule, partRules, type RuledPart, ruledParts, type TalkFigures } from './part-rules.ts';

/** A change of a curve, a measure or the mean is a new version: stored scores say by which they were made. */
const version = 4;

/** Nobody measures it yet. */
const movement: ScorePart = {
  name: 'movement',
  score: null,
  value: null,
  unit: 'share',
  good: { from: null, to: null },
  reason: 'no_movement_data',
};

export type TalkScore = Readonly<{
  version: typeof version;
  /** 0..10 to 2 decimals; null where it is withheld. */
  score: number | null;
  withheld?: ScoreWithheld;
  /** In the order of the report. */
  parts: readonly ScorePart[];
}>;

/** Every curve, with its reasons: `docs/analysis.md`. */
export function scoreTalk(talk: TalkFigures, norms: Norms): TalkScore {
  const parts = [...ruledParts.map((name) => scorePart(name, talk, norms)), movement];
  const withheld = withheldScore({ ...talk, speechTime: talk.audio.speechTime }, parts);
  if (withheld) return { version, score: null, withheld, parts };
  return { version, score: overallScore(parts.map(({ score }) => score)), parts };
}

function scorePart(name: RuledPart, talk: TalkFigures, norms: Norms): ScorePart {
  const { unit, norm, measure }: PartRule = partRules[name];
  const good = { ...norms[norm] };
  const measured = measure(talk);
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

function curveOf(norm: keyof Norms, norms: Norms): Curve {
  const ends: Readonly<{ from?: number; to?: number }> = scoreEnds[norm];
  const { from: zeroBelow = Number.NEGATIVE_INFINITY, to: zeroAbove = Number.POSITIVE_INFINITY } = ends;
  return { good: norms[norm], zeroBelow, zeroAbove };
}
