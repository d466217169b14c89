import * as z from 'zod/mini';
import { type CommandCall, LocaleCode, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import type { Unit } from './measures.ts';

/** A minute of practice for one skill. */
export const drillKinds = ['pauses', 'melody', 'pace', 'fillers', 'twister', 'retell'] as const;
export const DrillKind = z.enum(drillKinds);
export type DrillKind = z.infer<typeof DrillKind>;

const Verdict = z.enum(['good', 'near', 'off']);

/** The unit of each drill's figure. */
export const drillUnits = {
  pauses: 'per_minute',
  melody: 'semitones',
  pace: 'words_per_minute',
  fillers: 'per_minute',
  twister: 'syllables_per_second',
  retell: 'seconds',
} as const satisfies Record<DrillKind, Unit>;

/** The result of a drill, in its unit: see `drillUnits`. */
export const DrillResult = z.object({
  drill: DrillKind,
  verdict: z.nullable(Verdict),
  value: z.nullable(z.number()),
  /** The good range; null is open. */
  good: z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) }),
  /** Why there is no verdict. */
  reason: z.nullable(z.enum(['no_voice', 'too_short', 'unfinished', 'no_words', 'other_text', 'other_story'])),
});
export type DrillResult = z.infer<typeof DrillResult>;

export const drillCommands = {
  /** Keeps the result of a measured clip. The same clip is kept only once. */
  KeepDrill: {
    method: 'POST',
    path: '/api/Drills',
    body: z.object({ drill: DrillKind, clipId: Id, locale: LocaleCode }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: ['invalid_input', 'not_found', 'conflict'],
  },
  ForgetDrill: {
    method: 'DELETE',
    path: '/api/Drills/:drillId',
    params: z.object({ drillId: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found'],
  },
} as const satisfies Record<string, CommandCall>;

/** Result of a drill, from a clip that was measured. The request stores nothing. */
export const drillResult = {
  method: 'GET',
  path: '/api/Clips/:clipId/Drill',
  name: 'clip-result',
  params: z.object({ clipId: Id }),
  query: z.object({ drill: DrillKind, locale: z._default(LocaleCode, 'de') }),
  answer: DrillResult,
  errors: ['not_found', 'conflict'],
} as const satisfies QueryCall;

/** The person's kept results, the newest first, at most a hundred; and on how many of the last seven days there was one. */
export const drillList = {
  method: 'GET',
  path: '/api/Drills',
  name: 'drill-list',
  query: z.object({
    timeZone: z._default(z.string().check(z.maxLength(60), z.regex(/^[A-Za-z0-9_+\-/]+$/)), 'UTC'),
  }),
  answer: z.object({
    days: z.int(),
    drills: z.array(
      z.object({ id: Id, drill: DrillKind, verdict: Verdict, value: z.number(), keptAt: z.iso.datetime() }),
    ),
  }),
} as const satisfies QueryCall;
