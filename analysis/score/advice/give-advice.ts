import { overallScore } from '#domain/sessions/contract/overall-score.ts';
import type { Advice, ScorePart } from '#domain/sessions/contract/report.ts';
import { toHundredths } from '../curve.ts';
import { beyond } from '../moments/beyond.ts';
import type { Evidence } from '../moments/evidence.ts';
import { type AdviceRule, adviceRules } from './advice-rules.ts';

const best = 10;
/** Maximum pieces of advice; people do not act on more (Chollet 2022). */
const most = 3;
/** Minimum points that a part costs; less would not show in one decimal of the score. */
const leastCost = 0.05;

type Measured = ScorePart & Readonly<{ score: number; value: number }>;

/** Advice on at most three parts, those that cost the most points first. Good parts get none. */
export function giveAdvice(parts: readonly ScorePart[], evidence: Evidence): Advice[] {
  const measured = parts.filter((part): part is Measured => part.score !== null && part.value !== null);
  return measured
    .map((part) => ({ part, cost: costOf(part, measured), rule: ruleFor(part) }))
    .filter(({ cost, rule }) => cost >= leastCost && rule !== undefined)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, most)
    .map(({ part, cost, rule }) => adviceOn(part, cost, { rule: rule as AdviceRule, evidence }));
}

/** The points that a part costs: how much higher the overall score would be if only this part had 10. */
function costOf(part: Measured, all: readonly Measured[]): number {
  const now = overallScore(all.map(({ score }) => score)).exact ?? 0;
  const then = overallScore(all.map((other) => (other === part ? best : other.score))).exact ?? 0;
  return then - now;
}

function ruleFor({ name, good, value, longestPause, monotone, misplaced, aspect }: Measured): AdviceRule | undefined {
  if (name === 'movement') return undefined;
  const { below, above, tooLong, misplaced: inPhrases, ...aspects } = adviceRules[name];
  if (longestPause !== undefined) return tooLong;
  if (misplaced !== undefined) return inPhrases;
  if (monotone !== undefined) return below;
  if (aspect) return aspects[aspect];
  if (beyond('below', good, value) > 0) return below;
  return beyond('above', good, value) > 0 ? above : undefined;
}

type Finding = Readonly<{ rule: AdviceRule; evidence: Evidence }>;

function adviceOn({ name, value, longestPause }: Measured, cost: number, { rule, evidence }: Finding): Advice {
  const { code, exercise, moments } = rule;
  return {
    part: name,
    code,
    cost: toHundredths(cost),
    value: longestPause ?? value,
    moments: moments(evidence),
    exercise,
  };
}
