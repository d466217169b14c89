import type { Locale } from '#domain/kernel/contract.ts';
import type { HeardWord, LiveAccess } from '#domain/sessions/contract/live.ts';

/** What was heard since the last time. */
export type Heard = Readonly<{
  /** These are certain, and will not be told again. */
  words: readonly HeardWord[];
  /** What is being said behind them, as it seems. */
  guess: string;
  /** The speaker paused: what comes next is a new phrase. */
  endsPhrase: boolean;
}>;

/** Who wants to read along, and is told. */
type Listener = Readonly<{
  locale: Locale;
  /** Of two who wait for the same engine, this one comes first. */
  isFast: boolean;
  onHeard: (heard: Heard) => void;
  /** Sound goes from the client to a service: how it gets there. Told at the start, and before a token ends. */
  onAccess: (access: LiveAccess) => void;
  /** It will not go on. */
  onFailed: () => void;
}>;

export type LiveEar = Readonly<{
  /** Whether sound comes to this server: 16 bit, little endian, 16 kHz, mono. */
  hearsHere: boolean;
  hear: (pcm: Buffer) => void;
  /** Tells the last words, and then listens no more. */
  finish: () => Promise<void>;
  /** At once. */
  close: () => void;
}>;

/** Turns speech into words while it lasts. */
export type LiveEngine = Readonly<{
  source: 'azure' | 'whisper';
  /** The host that gets to hear; null where the sound stays on this machine. */
  leavesHouseTo: string | null;
  /** Undefined where it listens to as many as it can. @throws where it cannot be had at all */
  open: (listener: Listener) => Promise<LiveEar | undefined>;
  close: () => Promise<void>;
}>;
