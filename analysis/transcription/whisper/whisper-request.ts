import * as z from 'zod/mini';
import type { Locale } from '#domain/kernel/contract.ts';
import type { Stretch } from '../read-pcm.ts';
import type { WhisperInstallation } from './installation.ts';

/** The first request to a process that transcribes on this machine. */
export type LocalRequest<Installation> = Readonly<{
  installation: Installation;
  pcmFile: string;
  locale: Locale;
  pieces: readonly Stretch[];
}>;
export type WhisperRequest = LocalRequest<WhisperInstallation>;

const HeardWord = z.object({ text: z.string(), start: z.nullish(z.number()), end: z.nullish(z.number()) });

/** The words of a piece; times in seconds from its start. */
export const HeardPiece = z.object({ kind: z.literal('heard'), words: z.array(HeardWord) });

/** The answers of the process: ready, then the words of each piece, in order. */
export const WhisperAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  HeardPiece,
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type WhisperAnswer = z.infer<typeof WhisperAnswer>;
