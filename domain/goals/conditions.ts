import { z } from 'zod';

/** Both ends count; null is no limit. */
const Range = z.object({ from: z.number().nullable(), to: z.number().nullable() });
type Range = z.infer<typeof Range>;

/** What a measure has to be within: percent, Hz, words per minute or pauses per minute. */
export const rangeTypes = ['sentiment', 'speech_speed', 'pitch', 'volume', 'pauses'] as const;
/** What there may be at most, per minute. */
export const mostTypes = ['repetition', 'filler_words'] as const;
/** What there has to be at least: scores 0..10, clarity in percent. */
export const leastTypes = ['session_score', 'overall_score', 'speech_clarity'] as const;

type RangeType = (typeof rangeTypes)[number];
type NumberType = (typeof mostTypes)[number] | (typeof leastTypes)[number];
export type ConditionType = RangeType | NumberType | 'due_date';

/** In this unit; `largest` is the largest value that makes sense. */
export const conditionUnits = {
  due_date: { unit: 'date', largest: null },
  session_score: { unit: 'score', largest: 10 },
  overall_score: { unit: 'score', largest: 10 },
  speech_clarity: { unit: 'percent', largest: 100 },
  sentiment: { unit: 'percent', largest: 100 },
  volume: { unit: 'percent', largest: 100 },
  pitch: { unit: 'hertz', largest: 1_000 },
  speech_speed: { unit: 'words_per_minute', largest: 400 },
  pauses: { unit: 'per_minute', largest: 60 },
  repetition: { unit: 'per_minute', largest: 60 },
  filler_words: { unit: 'per_minute', largest: 60 },
} as const satisfies Record<ConditionType, Readonly<{ unit: string; largest: number | null }>>;

const largestOf = (type: RangeType | NumberType): number => conditionUnits[type].largest;

const ranged = (type: RangeType) => {
  const end = z.number().min(0).max(largestOf(type)).nullable().default(null);
  const isRange = ({ from, to }: Range) => (from ?? to) !== null && (from === null || to === null || from <= to);
  return z.object({
    type: z.literal(type),
    value: z.object({ from: end, to: end }).refine(isRange, 'expected a range'),
  });
};
const numbered = (type: NumberType) =>
  z.object({ type: z.literal(type), value: z.number().min(0).max(largestOf(type)) });

/** One condition of a goal: what each session has to be like, or until when, or how the sessions are on average. */
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
]);
export type GoalCondition = z.infer<typeof GoalCondition>;

/** Null: it has none. */
export const dueDateOf = (conditions: readonly GoalCondition[]): string | null =>
  conditions.find((condition) => condition.type === 'due_date')?.value ?? null;

/** What is known of a session. Null: it could not be measured. */
export type SessionFacts = Readonly<{
  /** ISO 8601, UTC. */
  recordedAt: string;
  /** Percent of what was said in a positive tone. */
  sentiment: number | null;
  /** Words per minute. */
  speech_speed: number | null;
  /** Hz. */
  pitch: number | null;
  /** Percent. */
  volume: number | null;
  /** Per minute. */
  pauses: number | null;
  repetition: number | null;
  filler_words: number | null;
  /** The total, 0..10. */
  session_score: number | null;
  /** Percent. */
  speech_clarity: number | null;
}>;

/** Whether the session counts for a goal: it has a total, and meets every condition that is about one session. */
export const sessionCounts = (conditions: readonly GoalCondition[], session: SessionFacts): boolean =>
  session.session_score !== null && unmetConditions(conditions, session).length === 0;

/** The conditions that keep a session from counting. What could not be measured meets no condition. */
export const unmetConditions = (conditions: readonly GoalCondition[], session: SessionFacts) =>
  conditions.filter((condition) => !isMet(condition, session)).map(({ type }) => type);

function isMet(condition: GoalCondition, session: SessionFacts): boolean {
  switch (condition.type) {
    case 'due_date':
      return Date.parse(session.recordedAt) <= Date.parse(condition.value);
    // It is about all of them.
    case 'overall_score':
      return true;
    case 'sentiment':
    case 'speech_speed':
    case 'pitch':
    case 'volume':
    case 'pauses':
      return isWithin(session[condition.type], condition.value);
    case 'repetition':
    case 'filler_words':
      return isWithin(session[condition.type], { from: null, to: condition.value });
    case 'session_score':
    case 'speech_clarity':
      return isWithin(session[condition.type], { from: condition.value, to: null });
  }
}

const isWithin = (measure: number | null, { from, to }: Range) =>
  measure !== null && (from === null || measure >= from) && (to === null || measure <= to);

export type Goal = Readonly<{ target: number; conditions: readonly GoalCondition[] }>;

/** `progress`: sessions that count. The goal is reached with `target` of them, where their mean score is high enough, too. */
export function goalStanding({ target, conditions }: Goal, scores: readonly number[]) {
  const progress = scores.length;
  const mean = progress === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / progress;
  const isHighEnough = conditions.every(({ type, value }) => type !== 'overall_score' || mean >= value);
  return { progress, isCompleted: progress >= target && isHighEnough };
}
