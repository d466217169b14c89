import * as z from 'zod/mini';
import { Reason } from '#domain/administration/contract/reason.ts';
import { type CommandCall, NoInput, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';

/** May set up speech recognition on this machine. */
export const administersSpeech = 'administration:projections';

/**
 * Why there is no model: its place does not answer, lacks a file, has another file than the hash says, there is no room for it, the
 * machine cannot run it, or it did not understand the recording that comes with the product.
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

/** Result on the recording that ships with the product. `wordErrorRate`: 0 where every word was understood. */
const SelfTest = z.object({ wordErrorRate: z.number(), seconds: z.number(), heard: z.string() });
export type SelfTest = z.infer<typeof SelfTest>;

const LocalSpeech = z.object({
  /** What finds words now. */
  engine: z.enum(['none', 'azure', 'endpoint', 'whisper', 'parakeet']),
  model: z.string(),
  /** Host or folder that the model comes from. */
  from: z.string(),
  /** Whether the machine can run it; null as long as no process has said so. */
  canRun: z.nullable(z.boolean()),
  state: SpeechModelState,
  /** Bytes; `total` is 0 where nobody knows yet. */
  arrived: z.int(),
  total: z.int(),
  fault: z.nullable(SpeechModelFault),
  selfTest: z.nullable(SelfTest),
  /** Talks without words that were asked for after the model came; null where nobody has. */
  earlierTalks: z.nullable(z.int()),
});
export type LocalSpeech = z.infer<typeof LocalSpeech>;

/** The model that finds words on this machine; `ReadModelChanged` of this name goes to admins. */
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
  /** Begins, or goes on with what has arrived. */
  InstallLocalSpeech: { ...ordered, path: '/api/Admin/LocalSpeech/Install' },
  /** What has arrived stays. */
  PauseLocalSpeech: { ...ordered, path: '/api/Admin/LocalSpeech/Pause' },
  TestLocalSpeech: { ...ordered, path: '/api/Admin/LocalSpeech/Test' },
  /** Finds the words of every talk that has none. */
  HearEarlierTalks: { ...ordered, path: '/api/Admin/LocalSpeech/EarlierTalks' },
} as const satisfies Record<string, CommandCall>;
