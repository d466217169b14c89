import { type Range, scoreOn } from '../curve.ts';
import { overallScore } from '../formula-4/overall-score.ts';
import {
  type PartName,
  type PartRule,
  partNames,
  partRules,
  type Reason,
  type SessionMeasures,
  type Unit,
} from './part-rules.ts';

const scoreFormulaVersion = 1;

type ScoredPart = Readonly<{
  name: PartName;
  /** 0..10 to 2 decimals; null if it was not measured, for the given `reason`. */
  score: number | null;
  /** The measured value, in `unit`. */
  value: number | null;
  unit: Unit;
  good: Range;
  reason?: Reason;
}>;

export type SessionScore = Readonly<{
  version: typeof scoreFormulaVersion;
  /** 0..10 to 2 decimals. */
  score: number | null;
  scores: Readonly<Record<PartName, number | null>>;
  parts: readonly ScoredPart[];
}>;

/** Formula 1, which did not use the words of a talk. */
export function scoreSession(session: SessionMeasures): SessionScore {
  const parts = partNames.map((name) => scorePart(name, session));
  const scores = Object.fromEntries(parts.map(({ name, score }) => [name, score])) as Record<PartName, number | null>;
  return { version: scoreFormulaVersion, score: overallScore(Object.values(scores)), scores, parts };
}

function scorePart(name: PartName, session: SessionMeasures): ScoredPart {
  const rule: PartRule = partRules[name];
  const { unit, good } = rule;
  if ('reason' in rule) return { name, score: null, value: null, unit, good, reason: rule.reason };
  const measured = rule.measure(session);
  if ('reason' in measured) return { name, score: null, value: null, unit, good, reason: measured.reason };
  return { name, score: scoreOn(rule.curve, measured.value), value: measured.value, unit, good };
}
