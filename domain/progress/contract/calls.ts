import * as z from 'zod/mini';
import {
  type CommandCall,
  Locale,
  NoInput,
  Nothing,
  Page,
  type QueryCall,
  type UploadCall,
} from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { isPlainLine } from '#domain/kernel/plain-text.ts';
import {
  AnalysisClass,
  PartName,
  ScorePart,
  ScoreTotal,
  SessionRow,
  SessionType,
} from '#domain/sessions/contract/report.ts';
import { fewestPerSet } from './meta-analysis.ts';

export const usesProgress = ['analysis:fast', 'analysis:relaxed'] as const;

/** The compared value: the score as a whole, or one of its parts. */
export const Attribute = z.enum(['session_score', ...PartName.options]);
export type Attribute = z.infer<typeof Attribute>;

/** Smaller sets say nothing about a change. */
const PerSet = z.int().check(z.gte(fewestPerSet), z.lte(50));
export const defaultSettings = { attributes: ['session_score'] as Attribute[], numSessionsPerSet: 5 };

const Score = z.nullable(z.number().check(z.gte(0), z.lte(10)));
const Scores = z.record(PartName, Score);
/** What a score comes from. */
const Measure = z.omit(ScorePart, { name: true, score: true, gain: true, reason: true });
const MeasuredSession = z.object({
  id: Id,
  name: z.string(),
  createdAt: z.iso.datetime(),
  recordingDate: z.iso.datetime(),
  type: SessionType,
  sessionScore: Score,
  scoreTotal: z.nullable(ScoreTotal),
  /** Equal for sessions whose totals can be compared: same formula, kind and measured parts. Null if there is no total. */
  comparable: z.nullable(z.string()),
  sessionScores: Scores,
  measures: z.partialRecord(PartName, Measure),
});
export type MeasuredSession = z.infer<typeof MeasuredSession>;

const Point = z.object({ id: Id, createdAt: z.iso.datetime(), value: z.number() });
const MetaAnalysis = z.object({
  attributeType: Attribute,
  avgFormerSessions: z.nullable(z.number()),
  avgLatterSessions: z.nullable(z.number()),
  /** The later mean minus the earlier one. */
  deviation: z.nullable(z.number()),
  formerSessions: z.array(Point),
  latterSessions: z.array(Point),
  /** Talks that can be compared: of one formula, kind and set of measured parts. Means have two decimals. */
  numAvailableSessions: z.int(),
  /** Number of talks until the next set is full. */
  numUntilNext: z.int(),
  numSessionsPerSet: z.int(),
  /** A change is reported only if it is larger than chance. */
  verdict: z.enum(['too_few', 'no_clear_change', 'better', 'worse']),
});
export type MetaAnalysis = z.infer<typeof MetaAnalysis>;

/** The person's scored talks, the newest first, at most `limit`. `averages` and `count` cover all that match. */
export const sessionProgress = {
  method: 'GET',
  path: '/api/Sessions/Progress',
  name: 'session-measures',
  query: z.object({
    since: z.optional(z.iso.datetime()),
    type: z.optional(SessionType),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 200),
  }),
  answer: z.object({
    sessions: z.array(MeasuredSession),
    count: z.int(),
    /** The parts of the newest talk's total. The mean uses only totals with the same parts. */
    scoreTotal: z.nullable(ScoreTotal),
    averages: z.object({ sessionScore: Score, sessionScores: Scores }),
    /** Talks with a total that are not compared, and how many of them were scored by an older formula. */
    incomparable: z.object({ count: z.int(), olderFormula: z.int() }),
    /** Talks whose score is of an older formula than today's, the newest first, at most 500: see `ScoreAgain`. */
    olderTalks: z.array(Id),
    metaAnalysis: z.array(MetaAnalysis),
    settings: z.object({ attributes: z.array(Attribute), numSessionsPerSet: z.int() }),
    /** The talk that others are compared with. */
    baseline: z.nullable(MeasuredSession),
    /** Mean of the totals that can be compared with the baseline, without it; null if there are none. */
    besideBaseline: Score,
  }),
} as const satisfies QueryCall;

/** The talks that the person compares others with, the last chosen first. */
export const baselineSessions = {
  method: 'GET',
  path: '/api/Sessions/GetBaselineSessions',
  name: 'progress-settings',
  query: NoInput,
  answer: z.array(MeasuredSession),
} as const satisfies QueryCall;

/** The same list as `/api/Sessions/Slim`, with the parts of the score. */
export const sessionsForWeb = {
  method: 'GET',
  path: '/api/Sessions/ForWeb',
  name: 'session-measures',
  query: z.object(Page),
  answer: z.array(z.extend(SessionRow, { sessionScores: Scores })),
} as const satisfies QueryCall;

export const progressCommands = {
  /** `value`: talks on each side. */
  SaveSettings: {
    method: 'POST',
    path: '/api/Sessions/SaveSettings',
    body: z.object({ attributes: z.array(Attribute).check(z.minLength(1), z.maxLength(10)), value: PerSet }),
    answer: Nothing,
    status: 204,
    errors: ['access_denied', 'invalid_input', 'idempotency_mismatch'],
  },
  /** Scores the person's talks with today's formula, from their stored measures: see `olderTalks`. */
  ScoreAgain: {
    method: 'POST',
    path: '/api/Sessions/ScoreAgain',
    body: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(500)) }),
    answer: Nothing,
    status: 204,
    errors: ['access_denied', 'invalid_input', 'not_found', 'idempotency_mismatch'],
  },
  ChooseBaseline: {
    method: 'PATCH',
    path: '/api/Sessions/:id/Baseline',
    params: z.object({ id: Id }),
    body: z.object({ isBaseline: z._default(z.boolean(), true) }),
    answer: Nothing,
    status: 204,
    errors: ['access_denied', 'invalid_input', 'not_found', 'idempotency_mismatch'],
  },
} as const satisfies Record<string, CommandCall>;

export const progressUploads = {
  /** A talk that others are to be compared with. */
  UploadInitial: {
    method: 'POST',
    path: '/api/Sessions/Initial',
    form: z.object({
      sessionName: z
        .string()
        .check(
          z.trim(),
          z.minLength(1),
          z.maxLength(200),
          z.refine(isPlainLine, 'expected one line without control characters'),
        ),
      locale: z._default(Locale, 'de'),
      type: z._default(SessionType, 'audio'),
      analysisClass: z._default(AnalysisClass, 'relaxed'),
      sharing: z._default(z.string().check(z.regex(/^((transcription|coach)(,(transcription|coach))*)?$/)), ''),
    }),
    answer: z.object({ id: Id }),
    status: 201,
    errors: [
      'invalid_input',
      'access_denied',
      'payload_too_large',
      'unsupported_media_type',
      'quota_exhausted',
      'too_many_waiting',
      'storage_full',
    ],
  },
} as const satisfies Record<string, UploadCall>;
