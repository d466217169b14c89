import * as z from 'zod/mini';
import { jsonText, Locale, LocaleCode, NoInput, type QueryCall, type UploadCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { attachmentErrors } from '#domain/kernel/written.ts';

// Several engines transcribe one recording; the results are compared with the true text.

export const SpeechEngine = z.enum(['parakeet', 'whisper', 'azure', 'endpoint']);
export type SpeechEngine = z.infer<typeof SpeechEngine>;

/** The recording that comes with the product: public domain, 11 s. */
export const shippedRecording = {
  locale: 'en',
  seconds: 11,
  said: 'And so, my fellow Americans, ask not what your country can do for you, ask what you can do for your country.',
} as const;

/** Limits of a compared recording: its bytes, its seconds, and the characters of the true text. */
export const [largestCompared, longestCompared, mostSaid] = [30_000_000, 300, 10_000];

const EngineState = z.object({
  engine: SpeechEngine,
  isSetUp: z.boolean(),
  /** The engine's own name of the model; empty if it is not configured. */
  model: z.string(),
  /** The external host that would get the recording; null if it stays on this machine. */
  sentTo: z.nullable(z.string()),
});
export type EngineState = z.infer<typeof EngineState>;

/** As reported by the process that transcribes talks. */
export const speechEngines = {
  method: 'GET',
  path: '/api/Admin/SpeechEngines',
  name: 'speech-engines',
  query: NoInput,
  answer: z.array(EngineState),
  errors: ['access_denied'],
} as const satisfies QueryCall;

/** Substituted, deleted and inserted words; `rate` is their sum divided by the number of spoken words. */
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
  /** `not_agreed`: it would have sent the recording to a host that was not named before. The last three are failures of the engine. */
  outcome: z.enum(['heard', 'not_set_up', 'not_agreed', 'refused', 'quota', 'unavailable']),
  model: z.string(),
  sentTo: z.nullable(z.string()),
  /** Its time, including the time to load its model. */
  seconds: z.number(),
  /** Number of words that it heard. */
  words: z.int(),
  /** Null if it returned no transcript. */
  errors: z.nullable(WordErrors),
  /** The spoken and the recognised words, in order; `changed` if they differ. */
  parts: z.array(z.object({ kind: z.enum(['same', 'changed']), said: z.string(), heard: z.string() })),
});
export type EngineResult = z.infer<typeof EngineResult>;

export const comparisonUploads = {
  /**
   * A job lets each engine transcribe the recording, by default the one that comes with the product. It does not count as a talk; the file is deleted
   * at the end of the job, the result after a day. `hosts`: the external hosts that may get it.
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
  /** Why the whole job failed: the file cannot be read. */
  fault: z.nullable(z.enum(['unreadable', 'failed'])),
  createdAt: z.iso.datetime(),
  isShipped: z.boolean(),
  locale: LocaleCode,
  said: z.string(),
  /** Length of the recording; null until it was read. */
  seconds: z.nullable(z.number()),
  /** In the order of their runs. */
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
