import { z } from 'zod';
import {
  type CommandCall,
  Locale,
  LocaleCode,
  NoInput,
  Nothing,
  Page,
  type QueryCall,
  type UploadCall,
} from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';

export const analysisStatuses = [
  'NotStarted',
  'Running',
  'ExtractingAudio',
  'AnalyzingAudio',
  'AudioDone',
  'AnalyzingText',
  'TextDone',
  'Succeeded',
  'Failed',
] as const;
export const AnalysisStatus = z.enum(analysisStatuses);
export type AnalysisStatus = z.infer<typeof AnalysisStatus>;

const SessionType = z.enum(['audio', 'video']);
export const AnalysisClass = z.enum(['fast', 'relaxed']);
export type AnalysisClass = z.infer<typeof AnalysisClass>;

/** Why an analysis failed. The client owns the words. */
export const FailureReason = z.enum([
  'unreadable',
  'truncated',
  'no_audio',
  'empty',
  'too_long',
  'too_many_pixels',
  'media_missing',
  'internal',
]);
export type FailureReason = z.infer<typeof FailureReason>;

const partNames = [
  'pitch',
  'volume',
  'pauses',
  'speech_speed',
  'filler_words',
  'repetition',
  'speech_clarity',
  'sentiment',
  'movement',
] as const;
export const PartName = z.enum(partNames);
export type PartName = z.infer<typeof PartName>;

/** 0..10, or null where it could not be measured. */
const Score = z.number().min(0).max(10).nullable();
const SessionScores = z.record(PartName, Score);

/** A part of the score: what was measured, what would be good, and why it was not measured where it was not. */
export const ScorePart = z.object({
  name: PartName,
  score: Score,
  value: z.number().nullable(),
  unit: z.enum(['ratio', 'share', 'per_minute', 'words_per_minute', 'percent']),
  good: z.object({ from: z.number().nullable(), to: z.number().nullable() }),
  reason: z.enum(['no_words', 'no_voice', 'too_short', 'no_movement_data']).optional(),
});

/** `hh:mm:ss` */
const SessionLength = z.string().regex(/^\d{2,}:\d{2}:\d{2}$/);

export const SessionRow = z.object({
  id: Id,
  name: z.string(),
  createdAt: z.iso.datetime(),
  recordingDate: z.iso.datetime(),
  sessionLength: SessionLength.nullable(),
  locale: LocaleCode,
  type: SessionType,
  analysisStatus: AnalysisStatus,
  completed: z.boolean(),
  sessionScore: Score,
  sharedWith: z.array(z.string()),
});
export type SessionRow = z.infer<typeof SessionRow>;

const Failure = z.object({ reason: FailureReason, canRetry: z.boolean() });

/** Seconds from the start of the talk; `value` is null where there is none (unvoiced, silent). */
const Sample = z.object({ offset: z.number(), value: z.number().nullable() });
const Pause = z.object({ offset: z.number(), duration: z.number() });

export const AudioAnalysis = z.object({
  /** Hz */
  pitch: z.array(Sample),
  /** 0..1 */
  volume: z.array(Sample),
  /** Of 2 s and longer, between the first and the last word. */
  pauses: z.array(Pause),
  averagePitch: z.number().nullable(),
  averageVolume: z.number().nullable(),
  averagePauseTime: z.number().nullable(),
  totalPauseTime: z.number(),
  pausesPerMinute: z.number().nullable(),
  pitchVariation: z.number().nullable(),
  volumeSpread: z.number().nullable(),
  timedAverages: z.array(
    z.object({
      offset: z.number(),
      duration: z.number(),
      pitch: z.number().nullable(),
      volume: z.number().nullable(),
      pauses: z.int(),
    }),
  ),
  /** Seconds of sound that were analysed. */
  calculationLength: z.number(),
  isCompleted: z.boolean(),
});

export const SessionDetail = SessionRow.extend({
  analysisClass: AnalysisClass,
  /** Seconds; null until the sound was extracted. */
  duration: z.number().nullable(),
  failure: Failure.nullable(),
  sessionScores: SessionScores.nullable(),
  scoreParts: z.array(ScorePart),
  scoreVersion: z.int().nullable(),
  audioAnalysis: AudioAnalysis.nullable(),
  textAnalysis: z.null(),
  movementAnalysis: z.null(),
  aiFeedback: z.null(),
  transcriptionStatus: z.enum(['none']),
  /** Where the signed address of the recording is to be had. */
  audioUrl: z.string(),
  audioFile: z.object({ size: z.number(), contentType: z.string() }),
  videoInfo: z.object({ title: z.string(), uri: z.string() }).nullable(),
  videoFromRecording: z.boolean(),
  videoFeedback: z.array(z.unknown()),
  pdfInfo: z.null(),
  presentationId: z.null(),
  slideTimestamps: z.array(z.unknown()),
  transcriptionSlides: z.array(z.unknown()),
  heatmap: z.array(z.unknown()),
  averages: z.object({ pitch: z.number().nullable(), volume: z.number().nullable(), pauses: z.number().nullable() }),
});
export type SessionDetail = z.infer<typeof SessionDetail>;

const IdInPath = z.object({ id: Id });

/** Long enough for the title of any talk. */
const SessionName = z.string().trim().min(1).max(200);

const UploadForm = z.object({
  sessionName: SessionName,
  locale: Locale.default('de'),
  type: SessionType.default('audio'),
  analysisClass: AnalysisClass.default('relaxed'),
});
const Created = z.object({ id: Id, analysisStatus: AnalysisStatus });
const uploadErrors = [
  'invalid_input',
  'access_denied',
  'payload_too_large',
  'unsupported_media_type',
  'quota_exhausted',
  'storage_full',
] as const;

export const sessionUploads = {
  CreateSession: {
    method: 'POST',
    path: '/api/Sessions/CreateSession',
    form: UploadForm,
    answer: Created,
    status: 201,
    errors: uploadErrors,
  },
  UploadAudio: {
    method: 'POST',
    path: '/api/Sessions/UploadAudio',
    form: UploadForm,
    answer: Created,
    status: 201,
    errors: uploadErrors,
  },
  CreateRecording: {
    method: 'POST',
    path: '/api/Recordings',
    form: z.object({
      title: SessionName,
      locale: Locale.default('de'),
      recordedAt: z.iso.datetime({ offset: true }).optional(),
      /** A JSON list; when slides changed. */
      timestamps: z.string().max(1_000).default('[]'),
      type: SessionType.default('audio'),
      analysisClass: AnalysisClass.default('relaxed'),
    }),
    answer: Created,
    status: 201,
    errors: uploadErrors,
  },
} as const satisfies Record<string, UploadCall>;

export const sessionCommands = {
  ChangeSession: {
    method: 'PATCH',
    path: '/api/Sessions/:id',
    params: IdInPath,
    body: z.object({ name: SessionName.optional(), locale: Locale.optional() }),
    answer: Created,
    status: 200,
    errors: ['not_found', 'quota_exhausted'],
  },
  DeleteSession: {
    method: 'DELETE',
    path: '/api/Sessions/:id',
    params: IdInPath,
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found'],
  },
  RetryAnalysis: {
    method: 'POST',
    path: '/api/Sessions/:id/Retry',
    params: IdInPath,
    body: z.object({}).nullish(),
    answer: Created,
    status: 200,
    errors: ['not_found', 'conflict', 'quota_exhausted'],
  },
} as const satisfies Record<string, CommandCall>;

/** The person's talks, newest first. */
export const sessionList = {
  method: 'GET',
  path: '/api/Sessions/Slim',
  name: 'session-list',
  query: z.object({
    ...Page,
    /** Part of the name. */
    search: z.string().max(200).optional(),
    status: z.enum(['running', 'succeeded', 'failed']).optional(),
    type: SessionType.optional(),
  }),
  answer: z.array(SessionRow),
} as const satisfies QueryCall;

export const incompleteSessions = {
  method: 'GET',
  path: '/api/Sessions/Incomplete',
  name: 'session-list',
  query: z.object({ ids: z.string().regex(/^[0-9a-f]{32}([-,][0-9a-f]{32}){0,99}$/) }),
  answer: z.array(SessionRow),
} as const satisfies QueryCall;

export const sessionDetail = {
  method: 'GET',
  path: '/api/Sessions/:id',
  name: 'session-detail',
  params: IdInPath,
  query: z.object({ points: z.coerce.number().int().min(2).max(2000).default(50) }),
  answer: SessionDetail,
  errors: ['not_found'],
} as const satisfies QueryCall;

export const Series = z.object({ t0: z.number(), dt: z.number(), values: z.array(z.number().nullable()) });

/** The full resolution: pitch in Hz every 0.01 s, volume 0..1 every 0.1 s, every gap of 0.25 s and longer. */
export const sessionSeries = {
  method: 'GET',
  path: '/api/Sessions/:id/Series',
  name: 'session-series',
  params: IdInPath,
  query: NoInput,
  answer: z.object({ pitch: Series, volume: Series, pauses: z.array(Pause) }),
  errors: ['not_found'],
} as const satisfies QueryCall;

/** The waveform: the loudest sample, 0..1, of each stretch of `dt` seconds. */
export const sessionPeaks = {
  method: 'GET',
  path: '/api/Sessions/:id/Peaks',
  name: 'session-peaks',
  params: IdInPath,
  query: z.object({ points: z.coerce.number().int().min(2).max(5000).default(600) }),
  answer: Series,
  errors: ['not_found'],
} as const satisfies QueryCall;

/** Addresses that are good for a short while; `playable` is false while a form that browsers can seek is being made. */
export const sessionMedia = {
  method: 'GET',
  path: '/api/Sessions/:id/Media',
  name: 'session-media',
  params: IdInPath,
  query: NoInput,
  answer: z.object({
    url: z.string(),
    downloadUrl: z.string(),
    contentType: z.string(),
    playable: z.boolean(),
    expiresAt: z.iso.datetime(),
  }),
  errors: ['not_found'],
} as const satisfies QueryCall;

/** What the analysis leaves in the blob store, as gzipped JSON: written by the worker, read by the queries above. */
export type AnalysisResults = Readonly<{
  pitch: z.infer<typeof Series>;
  volume: z.infer<typeof Series>;
  pauses: readonly z.infer<typeof Pause>[];
  peaks: z.infer<typeof Series>;
}>;
