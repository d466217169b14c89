import type { Locale } from '#domain/kernel/contract.ts';
import type { HeardWord, LiveAccess } from '#domain/sessions/contract/live.ts';

/** The words heard since the last message. */
export type Heard = Readonly<{
  /** These are certain, and will not be told again. */
  words: readonly HeardWord[];
  /** The likely words behind the certain ones; they may still change. */
  guess: string;
  /** The speaker paused: what comes next is a new phrase. */
  endsPhrase: boolean;
}>;

/** A subscriber to the words of one live run. */
type Listener = Readonly<{
  locale: Locale;
  /** Goes first when two wait for the same engine. */
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
