import type { Settings } from '#infra/config/settings.ts';
import { openTranscriber } from './open-transcriber.ts';
import type { Transcriber } from './transcriber.ts';

export type Hearing = Readonly<{
  /** Undefined if no engine is set up. */
  transcriber: () => Transcriber | undefined;
  /** Opens the engine again, for example after one was installed. */
  openAgain: () => void;
}>;

/** The transcription engine. If there is none yet, each use checks again, since another process may have installed one. */
export function openHearing(settings: Settings, data: string): Hearing {
  let current = openTranscriber(settings, data);
  return {
    transcriber() {
      current ??= openTranscriber(settings, data);
      return current;
    },
    openAgain() {
      current = openTranscriber(settings, data);
    },
  };
}
