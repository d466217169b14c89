import * as z from 'zod/mini';
import { Locale, NoInput, type QueryCall, type UploadCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';

/** Bytes: a minute and a half as any browser records it. */
export const largestClip = 8_000_000;
/** Seconds. */
export const longestClip = 100;

/** Measures of a short recording; null if one cannot be measured. */
export const ClipMeasures = z.object({
  /** Seconds. */
  duration: z.number(),
  /** Seconds with speech. */
  speechTime: z.number(),
  /** dBFS: the median level of the speech, or of everything if nobody spoke. */
  level: z.nullable(z.number()),
  noise: z.nullable(z.number()),
  /** 0..1. */
  clippedShare: z.number(),
  /** Gaps between the first and the last word, in seconds. */
  gaps: z.array(z.object({ offset: z.number(), duration: z.number() })),
  /** From the first to the last word. */
  spokenFrom: z.nullable(z.number()),
  spokenTo: z.nullable(z.number()),
  syllables: z.int(),
  /** SD of the pitch in semitones. */
  semitones: z.nullable(z.number()),
  /** Null if no engine transcribed it. */
  words: z.nullable(
    z.object({
      count: z.int(),
      fillers: z.array(z.string()),
      dropsFillers: z.boolean(),
      /** As they were heard. Absent in older results, which did not store them. */
      spoken: z.optional(z.array(z.string())),
    }),
  ),
});
export type ClipMeasures = z.infer<typeof ClipMeasures>;

export const clipUploads = {
  /** A short recording that is measured and deleted at once. It uses no quota. */
  MeasureClip: {
    method: 'POST',
    path: '/api/Clips',
    form: z.object({
      locale: z._default(Locale, 'de'),
      /** Whether an external engine may transcribe it. */
      sharing: z._default(z.enum(['', 'transcription']), ''),
    }),
    answer: z.object({ clipId: Id }),
    status: 201,
    errors: ['invalid_input', 'payload_too_large', 'unsupported_media_type', 'too_many_requests', 'storage_full'],
  },
} as const satisfies Record<string, UploadCall>;

/** `failed`: the recording cannot be read. Results are kept for a day. */
export const clipResult = {
  method: 'GET',
  path: '/api/Clips/:clipId',
  name: 'clip-result',
  params: z.object({ clipId: Id }),
  query: NoInput,
  answer: z.object({ state: z.enum(['waiting', 'measured', 'failed']), measures: z.nullable(ClipMeasures) }),
  errors: ['not_found'],
} as const satisfies QueryCall;
