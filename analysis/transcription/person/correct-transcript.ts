import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { respell } from '../text-match/respell.ts';
import { writtenWords } from '../text-match/written-words.ts';
import { tidyWords } from '../tidy-words.ts';

type Correction = Readonly<{
  transcript: Transcript;
  /** The complete corrected text. */
  text: string;
  /** Length of the talk, seconds. */
  duration: number;
}>;

/** A transcript that a person corrected: unchanged words keep their time and confidence, new words have no confidence. */
export function correctTranscript({ transcript, text, duration }: Correction): Transcript {
  const { words, locale } = transcript;
  const respelt = respell({ words, written: writtenWords(text), locale, confidenceOf: () => null });
  return { ...transcript, source: 'person', model: null, words: [...tidyWords(respelt, duration)] };
}
