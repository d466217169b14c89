import * as z from 'zod/mini';
import { Reason } from '#domain/administration/contract/reason.ts';
import { type CommandCall, NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';

/** May set up speech recognition on this machine. */
export const administersSpeech = 'administration:projections';

/**
 * Why there is no model: its source does not answer, lacks a file or has a file with another hash; there is no room for it; the
 * machine cannot run it; or it did not understand the recording that comes with the product.
 */
export const SpeechModelFault = z.enum([
  'unreachable',
  'not_found',
  'wrong_hash',
  'disk_full',
  'no_runtime',
  'not_understood',
  'failed',
]);
export type SpeechModelFault = z.infer<typeof SpeechModelFault>;

export const SpeechModelState = z.enum(['absent', 'waiting', 'fetching', 'testing', 'paused', 'failed', 'ready']);
export type SpeechModelState = z.infer<typeof SpeechModelState>;

/** Result for the recording that comes with the product. `wordErrorRate`: 0 if every word was recognised. */
const SelfTest = z.object({ wordErrorRate: z.number(), seconds: z.number(), heard: z.string() });
export type SelfTest = z.infer<typeof SelfTest>;

const LocalSpeech = z.object({
  /** The current transcription engine. */
  engine: z.enum(['none', 'azure', 'endpoint', 'whisper', 'parakeet']),
  model: z.string(),
  /** Host or folder of the model. */
  from: z.string(),
  /** Whether the machine can run it; null until a process has reported it. */
  canRun: z.nullable(z.boolean()),
  state: SpeechModelState,
  /** Bytes; `total` is 0 while unknown. */
  arrived: z.int(),
  total: z.int(),
  fault: z.nullable(SpeechModelFault),
  selfTest: z.nullable(SelfTest),
  /** Talks without words whose transcription was requested after the installation; null if nobody requested it. */
  earlierTalks: z.nullable(z.int()),
});
export type LocalSpeech = z.infer<typeof LocalSpeech>;

/** The transcription model on this machine; `ReadModelChanged` of this name goes to admins. */
export const localSpeech = {
  method: 'GET',
  path: '/api/Admin/LocalSpeech',
  name: 'local-speech',
  query: NoInput,
  answer: LocalSpeech,
  errors: ['access_denied'],
} as const satisfies QueryCall;

const ordered = {
  method: 'POST',
  body: z.nullish(z.object({ reason: z.optional(Reason) })),
  /** The work is a job: `jobId` names it in the logs. */
  answer: z.object({ jobId: Id }),
  status: 202,
  errors: ['access_denied', 'already_running', 'idempotency_mismatch'],
} as const;

export const speechCommands = {
  /** Begins the download, or resumes it. */
  InstallLocalSpeech: { ...ordered, path: '/api/Admin/LocalSpeech/Install' },
  /** The downloaded part stays. */
  PauseLocalSpeech: { ...ordered, path: '/api/Admin/LocalSpeech/Pause' },
  TestLocalSpeech: { ...ordered, path: '/api/Admin/LocalSpeech/Test' },
  /** Transcribes every talk without words. */
  HearEarlierTalks: { ...ordered, path: '/api/Admin/LocalSpeech/EarlierTalks' },
} as const satisfies Record<string, CommandCall>;
