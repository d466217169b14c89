import * as z from 'zod/mini';
import { Id } from '#domain/kernel/ids.ts';
import type { MessageOf } from '#domain/kernel/message.ts';
import { personal } from '#domain/kernel/personal.ts';

const range = z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) });
const ranged = (type: 'sentiment' | 'speech_speed' | 'pitch' | 'volume' | 'pauses') =>
  z.object({ type: z.literal(type), value: range });
const numbered = (
  type: 'repetition' | 'filler_words' | 'session_score' | 'overall_score' | 'speech_clarity' | 'movement',
) => z.object({ type: z.literal(type), value: z.number() });
const condition = z.discriminatedUnion('type', [
  z.object({ type: z.literal('due_date'), value: z.string() }),
  ...[ranged('sentiment'), ranged('speech_speed'), ranged('pitch'), ranged('volume'), ranged('pauses')],
  ...[numbered('repetition'), numbered('filler_words'), numbered('speech_clarity')],
  ...[numbered('session_score'), numbered('overall_score'), numbered('movement')],
]);

const measure = z.nullable(z.number());
/** Facts of the last analysis, in the units of `conditions.ts`. */
const facts = z.object({
  recordedAt: z.string(),
  sentiment: measure,
  speech_speed: measure,
  pitch: measure,
  volume: measure,
  pauses: measure,
  repetition: measure,
  filler_words: measure,
  session_score: measure,
  speech_clarity: measure,
  movement: z.optional(measure),
  /** The measures that `session_score` is made of. */
  total: z.optional(z.enum(['sound', 'whole'])),
  /** The error of `session_score` in points; absent if unknown. */
  error: z.optional(z.number()),
});

const rules = { target: z.int(), conditions: z.array(condition) };

// Stored for ever: add fields or new events, never rename or retype one.

/** In `goal-<id>`: what the goal requires, and who has to do it. */
export const goalEvents = {
  /** The title is empty if nobody entered one. */
  GoalCreated: z.object({
    ownerId: Id,
    title: personal(z.string(), { field: 'ownerId' }),
    ...rules,
    personIds: z.array(Id),
  }),
  GoalChanged: z.object({ title: personal(z.string(), 'actor'), ...rules }),
  PersonAssigned: z.object({ personId: Id }),
  PersonUnassigned: z.object({ personId: Id }),
  GoalRemoved: z.object({}),
};

/** In `practice-<user>`: the goals that one person pursues, and the talks that may count for them. */
export const practiceEvents = {
  /** Talks from `since` on may count. */
  GoalTaken: z.object({ goalId: Id, since: z.string(), ...rules }),
  /** `isStillReached`: the goal was reached, and the counted talks are enough for the new rules too. */
  GoalAdjusted: z.object({ goalId: Id, ...rules, isStillReached: z.boolean() }),
  GoalDropped: z.object({ goalId: Id }),
  /** A talk was analysed, or scored again. `goalIds`: the goals that it may count for. */
  SessionNoted: z.object({ sessionId: Id, createdAt: z.string(), facts, goalIds: z.array(Id) }),
  SessionDropped: z.object({ sessionId: Id }),
  GoalReached: z.object({ goalId: Id, progress: z.int() }),
  /** The start page told the person that the goal is reached. */
  GoalCelebrated: z.object({ goalId: Id }),
  /** At most once for each date. */
  GoalReminded: z.object({ goalId: Id, reminder: z.enum(['due_soon', 'missed']), dueAt: z.string() }),
};

export type GoalEvent = MessageOf<typeof goalEvents>;
export type PracticeEvent = MessageOf<typeof practiceEvents>;
