import type { Locale } from '#domain/kernel/contract.ts';
import type { HeardWord, LiveAccess } from '#domain/sessions/contract/live.ts';

/** The words that the engine recognised since the last message. */
export type Heard = Readonly<{
  /** These words are final. */
  words: readonly HeardWord[];
  /** The tentative words after the final ones. */
  guess: string;
  /** The speaker paused: a new phrase follows. */
  endsPhrase: boolean;
}>;

/** A subscriber to the words of one live run. */
type Listener = Readonly<{
  locale: Locale;
  /** Whether this run has priority over others that wait for the same engine. */
  isFast: boolean;
  onHeard: (heard: Heard) => void;
  /** Gives the client access to an external service, to which it sends its sound. Called at the start and before a token expires. */
  onAccess: (access: LiveAccess) => void;
  /** The run has failed. */
  onFailed: () => void;
}>;

export type LiveEar = Readonly<{
  /** Whether sound comes to this server: 16 bit, little endian, 16 kHz, mono. */
  hearsHere: boolean;
  hear: (pcm: Buffer) => void;
  /** Sends the last words, and then stops. */
  finish: () => Promise<void>;
  /** Stops at once. */
  close: () => void;
}>;

/** Transcribes speech in real time. */
export type LiveEngine = Readonly<{
  source: 'azure' | 'whisper';
  /** The external host that gets the sound; null if it stays on this machine. */
  leavesHouseTo: string | null;
  /** Starts to transcribe for one speaker; undefined if the engine has no place left. @throws if the engine is not available */
  open: (listener: Listener) => Promise<LiveEar | undefined>;
  close: () => Promise<void>;
}>;
