import * as z from 'zod/mini';
import {
  type CommandCall,
  FileContent,
  jsonText,
  Locale,
  LocaleCode,
  NoInput,
  Nothing,
  Page,
  type QueryCall,
  type UploadCall,
} from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { MediaGuard, mediaPath } from '#domain/kernel/media-guard.ts';
import { isPlainLine } from '#domain/kernel/plain-text.ts';
import { Chapters } from './chapters.ts';
import { sessionKinds } from './norms.ts';
import {
  AnalysisClass,
  AnalysisStatus,
  Feedback,
  Pause,
  SessionDetail,
  SessionRow,
  SessionType,
  SharingParty,
} from './report.ts';
import { Series } from './series.ts';
import { longestTimestamps, SlideChanges } from './slides.ts';
import { Tag, Tags } from './tags.ts';
import { largestTranscript, TranscriptFormat } from './transcript.ts';

const IdInPath = z.object({ id: Id });

/** Long enough for the title of any talk. */
const SessionName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(200),
    z.refine(isPlainLine, 'expected one line without control characters'),
  );

/** Parties that may get this talk, joined by commas: the recording for transcription, the words for coaching. */
const Sharing = z._default(z.string().check(z.regex(/^((transcription|coach)(,(transcription|coach))*)?$/)), '');
const Kind = z.enum(sessionKinds);
const AnySession = {
  locale: z._default(Locale, 'de'),
  analysisClass: z._default(AnalysisClass, 'relaxed'),
  sharing: Sharing,
  kind: z._default(Kind, 'presentation'),
};
/** Fields that a person fills in for an uploaded file. */
export const UploadedSession = { sessionName: SessionName, ...AnySession };
/** Fields that a person fills in for a recording with our own recorder. */
export const RecordedSession = { title: SessionName, ...AnySession };
/** The deck that was shown during the recording. */
export const ShownDeck = { presentationId: z.optional(Id) };
const UploadForm = z.object({ ...UploadedSession, type: z._default(SessionType, 'audio') });
export const Created = z.object({ id: Id, analysisStatus: AnalysisStatus });
export const uploadErrors = [
  'invalid_input',
  'access_denied',
  'payload_too_large',
  'unsupported_media_type',
  'quota_exhausted',
  'too_many_waiting',
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
      ...RecordedSession,
      recordedAt: z.optional(z.iso.datetime({ offset: true })),
      ...ShownDeck,
      /** A JSON list of `{offset, slideIndex}`: when slides of the deck were shown, in seconds of the sent recording. */
      timestamps: z._default(z.pipe(jsonText(longestTimestamps), SlideChanges), []),
      type: z._default(SessionType, 'audio'),
      /** The part of the recording to keep, in seconds; both or neither. */
      cutFrom: z.optional(z.coerce.number().check(z.gte(0), z.lte(86_400))),
      cutTo: z.optional(z.coerce.number().check(z.gte(1), z.lte(86_400))),
    }),
    answer: Created,
    status: 201,
    /** `not_found`: the deck. */
    errors: [...uploadErrors, 'not_found'],
  },
} as const satisfies Record<string, UploadCall>;

export const sessionCommands = {
  /**
   * Another language starts another analysis. Another kind of talk is scored again. `sharing` is the complete new permission:
   * if it newly allows an engine to get the recording, the missing words are requested. The same value again retries that.
   */
  ChangeSession: {
    method: 'PATCH',
    path: '/api/Sessions/:id',
    params: IdInPath,
    body: z.object({
      name: z.optional(SessionName),
      locale: z.optional(Locale),
      kind: z.optional(Kind),
      sharing: z.optional(z.array(SharingParty).check(z.maxLength(2))),
    }),
    answer: Created,
    status: 200,
    errors: ['not_found', 'quota_exhausted'],
  },
  /** All chapters; they replace the earlier ones. */
  MarkChapters: {
    method: 'PUT',
    path: '/api/Sessions/:id/Chapters',
    params: IdInPath,
    body: z.object({ chapters: Chapters }),
    answer: Nothing,
    status: 204,
    errors: ['invalid_input', 'not_found'],
  },
  /** All tags; they replace the earlier ones. Equal ones are merged. */
  TagSession: {
    method: 'PUT',
    path: '/api/Sessions/:id/Tags',
    params: IdInPath,
    body: z.object({ tags: Tags }),
    answer: Nothing,
    status: 204,
    errors: ['invalid_input', 'not_found'],
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
    body: z.nullish(z.object({})),
    answer: Created,
    status: 200,
    errors: ['not_found', 'conflict', 'quota_exhausted'],
  },
  /** The words of an analysed talk: pasted, uploaded or corrected. Text measures and the score are computed from them. */
  ProvideTranscript: {
    method: 'PUT',
    path: '/api/Sessions/:id/Transcript',
    params: IdInPath,
    body: z.object({
      format: TranscriptFormat,
      text: z.string().check(z.minLength(1), z.maxLength(largestTranscript)),
    }),
    answer: Created,
    status: 200,
    errors: ['invalid_input', 'not_found', 'conflict', 'storage_full'],
  },
  /** Dismisses a wrong filler or repetition, or restores it. The score is computed again. */
  JudgeFinding: {
    method: 'PATCH',
    path: '/api/Sessions/:id/Findings/:findingId',
    params: z.extend(IdInPath, { findingId: z.string().check(z.minLength(1), z.maxLength(100)) }),
    body: z.object({ dismissed: z.boolean() }),
    answer: Nothing,
    status: 204,
    errors: ['not_found', 'conflict'],
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
    search: z.optional(z.string().check(z.maxLength(200))),
    status: z.optional(z.enum(['running', 'succeeded', 'failed'])),
    type: z.optional(SessionType),
    /** One of its tags, case-insensitive. */
    tag: z.optional(Tag),
  }),
  answer: z.array(SessionRow),
} as const satisfies QueryCall;

/** The person's tags, the most frequent first, and the number of talks with each. */
export const sessionTags = {
  method: 'GET',
  path: '/api/Sessions/Tags',
  name: 'session-list',
  query: NoInput,
  answer: z.array(z.object({ tag: z.string(), count: z.int() })),
} as const satisfies QueryCall;

export const incompleteSessions = {
  method: 'GET',
  path: '/api/Sessions/Incomplete',
  name: 'session-list',
  query: z.object({ ids: z.string().check(z.regex(/^[0-9a-f]{32}([-,][0-9a-f]{32}){0,99}$/)) }),
  answer: z.array(SessionRow),
} as const satisfies QueryCall;

export const sessionDetail = {
  method: 'GET',
  path: '/api/Sessions/:id',
  name: 'session-detail',
  params: IdInPath,
  query: z.object({ points: z._default(z.coerce.number().check(z.int(), z.gte(2), z.lte(2000)), 50) }),
  answer: SessionDetail,
  errors: ['not_found'],
} as const satisfies QueryCall;

/**
 * The full resolution: pitch in Hz every 0.01 s, volume 0..1 every 0.1 s, every gap of 0.25 s and longer, liveliness (SD / mean
 * of the pitch in 10 s), syllables per second of speech and words per minute; null where a talk has none of it.
 */
export const sessionSeries = {
  method: 'GET',
  path: '/api/Sessions/:id/Series',
  name: 'session-series',
  params: IdInPath,
  query: NoInput,
  answer: z.object({
    pitch: Series,
    volume: Series,
    pauses: z.array(Pause),
    pitchDynamism: z.nullable(Series),
    syllableRate: z.nullable(Series),
    pace: z.nullable(Series),
  }),
  errors: ['not_found'],
} as const satisfies QueryCall;

/** The waveform: the loudest sample, 0..1, of each stretch of `dt` seconds. */
export const sessionPeaks = {
  method: 'GET',
  path: '/api/Sessions/:id/Peaks',
  name: 'session-peaks',
  params: IdInPath,
  query: z.object({ points: z._default(z.coerce.number().check(z.int(), z.gte(2), z.lte(5000)), 600) }),
  answer: Series,
  errors: ['not_found'],
} as const satisfies QueryCall;

/** Addresses that are valid for a short time; `playable` is false while a form that browsers can seek is being made. */
export const sessionMedia = {
  method: 'GET',
  path: '/api/Sessions/:id/Media',
  name: 'session-media',
  params: IdInPath,
  query: NoInput,
  answer: z.object({
    /** Both are null while the recording still contains the parts that its speaker cut off. */
    url: z.nullable(z.string()),
    downloadUrl: z.nullable(z.string()),
    contentType: z.string(),
    playable: z.boolean(),
    expiresAt: z.iso.datetime(),
  }),
  errors: ['not_found'],
} as const satisfies QueryCall;

/** The coach's feedback on the talk with its current score; not found until there is some. */
export const sessionFeedback = {
  method: 'GET',
  path: '/open-ai/sessions/:id/feedback',
  name: 'session-feedback',
  params: IdInPath,
  query: NoInput,
  answer: Feedback,
  errors: ['not_found'],
} as const satisfies QueryCall;

/** An IANA name that this runtime knows. */
export const TimeZone = z.string().check(
  z.refine((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      return false;
    }
  }, 'expected the name of a time zone'),
);

/**
 * The report of an analysed talk as a PDF. `locale` is the language of the report, by default the language of the talk; its dates
 * use `timeZone`.
 */
export const sessionReport = {
  method: 'GET',
  path: '/api/Sessions/:id/Report.pdf',
  name: 'session-report',
  params: IdInPath,
  query: z.object({ locale: z.optional(LocaleCode), timeZone: z._default(TimeZone, 'UTC') }),
  answer: FileContent,
  contentType: 'application/pdf',
  errors: ['not_found'],
} as const satisfies QueryCall;

/** The words of a talk as WebVTT. */
export const sessionCaptions = {
  method: 'GET',
  path: '/api/Sessions/:id/Captions.vtt',
  name: 'session-detail',
  params: IdInPath,
  query: NoInput,
  answer: FileContent,
  contentType: 'text/vtt',
  errors: ['not_found'],
} as const satisfies QueryCall;

/** A stored file. The address works for the person that it was signed for, as long as they may have the file; byte ranges as in RFC 9110. */
export const mediaFile = {
  method: 'GET',
  path: mediaPath,
  name: 'media-file',
  query: z.extend(MediaGuard, { signed: z.string().check(z.maxLength(4096)) }),
  answer: FileContent,
  contentType: 'application/octet-stream',
  errors: ['access_denied', 'not_found'],
} as const satisfies QueryCall;
