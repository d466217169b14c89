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
  /** Every gap of `speechNorms.storedGapSeconds` or longer: where the sound may be cut. */
  pauses: readonly Gap[];
}>;

type Engine = Readonly<{
  source: Exclude<Transcript['source'], 'person'>;
  /** As it calls itself. */
  model: string;
  /** It is known to leave out hesitations: the report says so. */
  dropsFillers: boolean;
  /** The host that gets to hear the talk; null where the sound stays on this machine. People are told before. */
  leavesHouseTo: string | null;
}>;

/**
 * Turns sound into words. Every engine passes the same suite.
 *
 * @throws TranscriberRefused, TranscriberQuota, TranscriberUnavailable, or the reason of `signal`
 */
export type Transcriber = Readonly<{
  engine: Engine;
  transcribe: (session: SpokenSession, signal: AbortSignal) => Promise<Transcript>;
}>;
