import * as z from 'zod/mini';
import { goalMeasures, sideOf } from '#domain/sessions/contract/measures.ts';
import type { ScoreTotal } from '#domain/sessions/contract/report.ts';

/** Both ends are inclusive; null is no limit. */
const Range = z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) });
type Range = z.infer<typeof Range>;

/** Whether the upper end is below the lower one. */
export const isTurnedRound = ({ from, to }: Range): boolean => from !== null && to !== null && from > to;

/** The range for a measure: percent, Hz, words per minute or pauses per minute. */
export const rangeTypes = ['sentiment', 'speech_speed', 'pitch', 'volume', 'pauses'] as const;
/** An upper limit per minute. */
export const mostTypes = ['repetition', 'filler_words'] as const;
/** A lower limit: scores 0..10, clarity in percent. */
export const leastTypes = ['session_score', 'overall_score', 'speech_clarity', 'movement'] as const;

type RangeType = (typeof rangeTypes)[number];
type NumberType = (typeof mostTypes)[number] | (typeof leastTypes)[number];
export type ConditionType = RangeType | NumberType | 'due_date';

const largestOf = (type: RangeType | NumberType): number => goalMeasures[type].largest;

const ranged = (type: RangeType) => {
  const end = z._default(z.nullable(z.number().check(z.gte(0), z.lte(largestOf(type)))), null);
  const isRange = (range: Range) => (range.from ?? range.to) !== null && !isTurnedRound(range);
  return z.object({
    type: z.literal(type),
    value: z.object({ from: end, to: end }).check(z.refine(isRange, 'expected a range')),
  });
};
const numbered = (type: NumberType) =>
  z.object({ type: z.literal(type), value: z.number().check(z.gte(0), z.lte(largestOf(type))) });

/** One condition of a goal: about each session, about the date, or about the mean of the sessions. */
export const GoalCondition = z.discriminatedUnion('type', [
  z.object({ type: z.literal('due_date'), value: z.iso.datetime() }),
  ranged('sentiment'),
  ranged('speech_speed'),
  ranged('pitch'),
  ranged('volume'),
  ranged('pauses'),
  numbered('repetition'),
  numbered('filler_words'),
  numbered('session_score'),
  numbered('overall_score'),
  numbered('speech_clarity'),
  numbered('movement'),
]);
export type GoalCondition = z.infer<typeof GoalCondition>;

/** Null: the goal has no such condition. */
export const dueDateOf = (conditions: readonly GoalCondition[]): string | null =>
  conditions.find((condition) => condition.type === 'due_date')?.value ?? null;

/** Facts of a session, as in its report. Null: it could not be measured. */
export type SessionFacts = Readonly<{
  /** ISO 8601, UTC. */
  recordedAt: string;
  /** Balance of good and bad words in percent, see `sentimentBalance`. */
  sentiment: number | null;
  /** Words per minute. */
  speech_speed: number | null;
  /** Hz. */
  pitch: number | null;
  /** Percent, with the gain of a calibrated microphone. */
  volume: number | null;
  /** Per minute. */
  pauses: number | null;
  repetition: number | null;
  filler_words: number | null;
  /** The total, 0..10, of sound alone or of sound and words. */
  session_score: number | null;
  /** Parts of the total; older facts do not have them. */
  total?: ScoreTotal | undefined;
  /** The error of the total in points: see `totalError`. */
  error?: number | undefined;
  /** Percent. */
  speech_clarity: number | null;
  /** Score of the speaker's movement, 0..10; older facts do not have it. */
  movement?: number | null | undefined;
}>;

/** Talks without a transcript have a total of their sound alone: it does not count for a goal about the whole score. */
export const hasWholeTotal = ({ session_score, total, ...facts }: SessionFacts): boolean =>
  session_score !== null && (total === undefined ? facts.speech_speed !== null : total === 'whole');

/** Whether the session counts for a goal: it has a total, and meets every condition that is about one session. */
export const sessionCounts = (conditions: readonly GoalCondition[], session: SessionFacts): boolean =>
  session.session_score !== null && unmetConditions(conditions, session).length === 0;

/** Whether the total is closer to the required score than its error: then the result could be chance. */
export const isCloseCall = (conditions: readonly GoalCondition[], session: SessionFacts): boolean =>
  conditions.some(
    ({ type, value }) => type === 'session_score' && hasWholeTotal(session) && isWithinError(session, value),
  );

const isWithinError = ({ session_score, error }: SessionFacts, limit: number) =>
  session_score !== null && error !== undefined && Math.abs(session_score - limit) < error;

/** The conditions that keep a session from counting. A condition on something that could not be measured is unmet. */
export const unmetConditions = (conditions: readonly GoalCondition[], session: SessionFacts) =>
  conditions.filter((condition) => !isMet(condition, session)).map(({ type }) => type);

function isMet(condition: GoalCondition, session: SessionFacts): boolean {
  const { type } = condition;
  if (type === 'due_date') return Date.parse(session.recordedAt) <= Date.parse(condition.value);
  if ((type === 'session_score' || type === 'overall_score') && !hasWholeTotal(session)) return false;
  // `overall_score` limits the mean of several sessions, so no single session with a whole total can fail it.
  return type === 'overall_score' || isWithin(type, session[type] ?? null, limitsOf(condition));
}

/** The range that a condition sets for its measure, in the unit of `goalMeasures`. A date sets none. */
export function limitsOf(condition: GoalCondition): Range {
  switch (condition.type) {
    case 'due_date':
      return { from: null, to: null };
    case 'sentiment':
    case 'speech_speed':
    case 'pitch':
    case 'volume':
    case 'pauses':
      return condition.value;
    case 'repetition':
    case 'filler_words':
      return { from: null, to: condition.value };
    case 'session_score':
    case 'overall_score':
    case 'speech_clarity':
    case 'movement':
      return atLeast(condition.value);
  }
}

const atLeast = (from: number): Range => ({ from, to: null });

/** Compares the rounded figure, as it is shown. */
const isWithin = (type: Exclude<GoalCondition['type'], 'due_date'>, measure: number | null, range: Range) =>
  measure !== null && sideOf(goalMeasures[type].unit, measure, range) === undefined;

export type Goal = Readonly<{ target: number; conditions: readonly GoalCondition[] }>;

/** `progress`: the number of sessions that count. The goal is reached with `target` of them, if their mean score is high enough too. */
export function goalStanding({ target, conditions }: Goal, scores: readonly number[]) {
  const progress = scores.length;
  const mean = progress === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / progress;
  const isHighEnough = conditions.every(
    (condition) => condition.type !== 'overall_score' || sideOf('score', mean, atLeast(condition.value)) === undefined,
  );
  return { progress, isCompleted: progress >= target && isHighEnough };
}
