import type { Settings } from '#infra/config/settings.ts';
import { openTranscriber } from './open-transcriber.ts';
import type { Transcriber } from './transcriber.ts';

export type Hearing = Readonly<{
  /** Undefined where nobody listens for words. */
  transcriber: () => Transcriber | undefined;
  /** An engine may be there that was not. */
  openAgain: () => void;
}>;

/** The engine that hears talks, also where it comes while the process runs: another process may have brought it. */
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
