import type { Locale } from '#domain/kernel/contract.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';

/** Seconds from the start of the talk. */
export type Gap = Readonly<{ offset: number; duration: number }>;

/** The input of an engine. */
export type SpokenSession = Readonly<{
  /** Raw signed 16 bit, little endian, 16 kHz, mono. */
  pcmFile: string;
  /** Seconds. */
  duration: number;
  locale: Locale;
  /** Every gap of `speechNorms.storedGapSeconds` or longer: the sound may be cut there. */
  pauses: readonly Gap[];
}>;

type Engine = Readonly<{
  source: Exclude<Transcript['source'], 'person'>;
  /** The engine's own name. */
  model: string;
  /** Whether it is known to leave out hesitations; the report mentions it. */
  dropsFillers: boolean;
  /** The external host that gets the talk; null if the sound stays on this machine. People are told before. */
  leavesHouseTo: string | null;
}>;

/**
 * Transcribes sound. Every engine passes the same suite of tests.
 *
 * @throws TranscriberRefused, TranscriberQuota, TranscriberUnavailable, or the reason of `signal`
 */
export type Transcriber = Readonly<{
  engine: Engine;
  transcribe: (session: SpokenSession, signal: AbortSignal) => Promise<Transcript>;
}>;
