import { speechNorms } from '#domain/sessions/norms.ts';
import type { ConditionType, GoalCondition } from './conditions.ts';

type Offered = Exclude<ConditionType, 'due_date'>;
type Range = Readonly<{ from: number | null; to: number | null }>;

const { volume, pausesPerMinute, wordsPerMinute, fillersPerMinute, repetitionsPerMinute } = speechNorms;
const ranges = {
  speech_speed: wordsPerMinute,
  pauses: pausesPerMinute,
  volume: { from: volume.from * 100, to: volume.to * 100 },
  sentiment: { from: 30, to: null },
  pitch: { from: null, to: null },
} as const satisfies Partial<Record<Offered, Range>>;
const numbers = {
  filler_words: fillersPerMinute.to,
  repetition: repetitionsPerMinute.to,
  session_score: 7,
  overall_score: 7,
  speech_clarity: 80,
} as const satisfies Partial<Record<Offered, number>>;

/** What a condition begins with, to be changed: the good range where there is one. */
export const suggested = (type: Offered): GoalCondition =>
  (type in ranges
    ? { type, value: { ...ranges[type as keyof typeof ranges] } }
    : { type, value: numbers[type as keyof typeof numbers] }) as GoalCondition;

/** In the order in which they are offered. */
export const offeredTypes = [
  ...(['filler_words', 'speech_speed', 'pauses', 'volume', 'session_score', 'overall_score'] as const),
  ...(['repetition', 'speech_clarity', 'sentiment', 'pitch'] as const),
] satisfies readonly Offered[];
