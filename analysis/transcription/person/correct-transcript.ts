import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import { respell } from '../text-match/respell.ts';
import { writtenWords } from '../text-match/written-words.ts';
import { tidyWords } from '../tidy-words.ts';

type Correction = Readonly<{
  transcript: Transcript;
  /** The whole text as it should read. */
  text: string;
  /** Length of the talk, seconds. */
  duration: number;
}>;

/** A transcript whose text a person corrected: what they left keeps its time and confidence, what they wrote has no confidence. */
export function correctTranscript({ transcript, text, duration }: Correction): Transcript {
  const { words, locale } = transcript;
  const respelt = respell({ words, written: writtenWords(text), locale, confidenceOf: () => null });
  return { ...transcript, source: 'person', model: null, words: [...tidyWords(respelt, duration)] };
}
