import * as z from 'zod/mini';
import type { Locale } from '#domain/kernel/contract.ts';
import type { WhisperInstallation } from '../../transcription/whisper/installation.ts';
import { HeardPiece } from '../../transcription/whisper/whisper-request.ts';

/** The requests to the process: first the model to load, then one stretch of sound after the other. */
export type HearingRequest =
  | Readonly<{ kind: 'load'; installation: WhisperInstallation }>
  /** Raw signed 16 bit, little endian, 16 kHz, mono. */
  | Readonly<{ kind: 'hear'; pcm: Uint8Array; locale: Locale }>;

/** The answer to each request, in the same sequence. */
export const HearingAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  HeardPiece,
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type HearingAnswer = z.infer<typeof HearingAnswer>;
