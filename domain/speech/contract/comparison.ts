import * as z from 'zod/mini';
import { jsonText, Locale, LocaleCode, NoInput, type QueryCall, type UploadCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { attachmentErrors } from '#domain/kernel/written.ts';

// Several engines hear one recording, beside what was said in it.

export const SpeechEngine = z.enum(['parakeet', 'whisper', 'azure', 'endpoint']);
export type SpeechEngine = z.infer<typeof SpeechEngine>;

/** The recording that comes with the product: public domain, 11 s. */
export const shippedRecording = {
  locale: 'en',
  seconds: 11,
  said: 'And so, my fellow Americans, ask not what your country can do for you, ask what you can do for your country.',
} as const;

/** Limits of a compared recording: its bytes, its seconds, and the characters of the text that was said. */
export const [largestCompared, longestCompared, mostSaid] = [30_000_000, 300, 10_000];

const EngineState = z.object({
  engine: SpeechEngine,
  isSetUp: z.boolean(),
  /** As the engine calls it; empty where it is not set up. */
  model: z.string(),
  /** The host that would get to hear the recording; null where it stays on this machine. */
  sentTo: z.nullable(z.string()),
});
export type EngineState = z.infer<typeof EngineState>;

/** As the process that hears talks has reported them. */
export const speechEngines = {
  method: 'GET',
  path: '/api/Admin/SpeechEngines',
  name: 'speech-engines',
  query: NoInput,
  answer: z.array(EngineState),
  errors: ['access_denied'],
} as const satisfies QueryCall;

/** Words that were heard as others, left out, and put in; `rate` is their sum for each word that was said. */
export const WordErrors = z.object({
  said: z.int(),
  substitutions: z.int(),
  deletions: z.int(),
  insertions: z.int(),
  rate: z.number(),
});
export type WordErrors = z.infer<typeof WordErrors>;

const EngineResult = z.object({
  engine: SpeechEngine,
  /** `not_agreed`: it would have sent the recording to a host that was not named before. The last three as the engine failed. */
  outcome: z.enum(['heard', 'not_set_up', 'not_agreed', 'refused', 'quota', 'unavailable']),
  model: z.string(),
  sentTo: z.nullable(z.string()),
  /** The time it took, with loading its model. */
  seconds: z.number(),
  /** Number of words that it heard. */
  words: z.int(),
  /** Null unless it heard. */
  errors: z.nullable(WordErrors),
  /** The said and the heard words, in order; `changed` where they differ. */
  parts: z.array(z.object({ kind: z.enum(['same', 'changed']), said: z.string(), heard: z.string() })),
});
export type EngineResult = z.infer<typeof EngineResult>;

export const comparisonUploads = {
  /**
   * A job has each engine hear the recording, or without one the recording that ships. Nothing of it counts as a talk; the file goes
   * with the end of the job, the result after a day. `hosts`: those outside that may get to hear it.
   */
  CompareEngines: {
    method: 'POST',
    path: '/api/Admin/SpeechEngines/Compare',
    form: z.object({
      said: z.string().check(z.trim(), z.minLength(1), z.maxLength(mostSaid)),
      locale: z._default(Locale, 'de'),
      engines: z.pipe(
        jsonText(200),
        z.array(SpeechEngine).check(z.minLength(1), z.maxLength(SpeechEngine.options.length)),
      ),
      hosts: z._default(
        z.pipe(jsonText(2_000), z.array(z.string()).check(z.maxLength(SpeechEngine.options.length))),
        [],
      ),
    }),
    file: { field: 'file', optional: true },
    answer: z.object({ comparisonId: Id }),
    status: 201,
    errors: [...attachmentErrors, 'access_denied', 'too_many_requests', 'idempotency_mismatch'],
  },
} as const satisfies Record<string, UploadCall>;

const EngineComparison = z.object({
  id: Id,
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Why it failed as a whole: nothing can be read of the file. */
  fault: z.nullable(z.enum(['unreadable', 'failed'])),
  createdAt: z.iso.datetime(),
  isShipped: z.boolean(),
  locale: LocaleCode,
  said: z.string(),
  /** Length of the recording; null before it was read. */
  seconds: z.nullable(z.number()),
  /** In the order in which they hear it. */
  engines: z.array(SpeechEngine),
  results: z.array(EngineResult),
});
export type EngineComparison = z.infer<typeof EngineComparison>;

export const engineComparison = {
  method: 'GET',
  path: '/api/Admin/SpeechEngines/Comparisons/:id',
  name: 'engine-comparison',
  params: z.object({ id: Id }),
  query: NoInput,
  answer: EngineComparison,
  errors: ['access_denied', 'not_found'],
} as const satisfies QueryCall;
