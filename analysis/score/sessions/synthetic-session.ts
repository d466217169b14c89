import type { Locale } from '#domain/kernel/contract.ts';
import { joined } from '../../audio/reference/fresh-speech.ts';
import { sampleRate } from '../../audio/reference/reference-sessions.ts';
import { type Manner, openSpeaker, type SpokenWord } from '../../audio/reference/speak.ts';

/** A sentence or a part of one (`text`), and the seconds of silence after it (`pause`). */
export type Piece = Readonly<{
  text: string;
  pause: number;
  /** The manner of speaking, as far as it differs from the usual one. */
  manner?: Partial<Manner>;
}>;

/** A synthetic talk: its samples, and the words in it with their exact times (`said`). */
export type SyntheticSession = Readonly<{ samples: Float32Array; said: readonly SpokenWord[] }>;

export const manners: Readonly<Record<Locale, Manner>> = {
  de: { voice: 'de+f3', wordsPerMinute: 135, range: 100 },
  en: { voice: 'en+m3', wordsPerMinute: 145, range: 100 },
};

export async function syntheticSession(pieces: readonly Piece[], manner: Manner): Promise<SyntheticSession> {
  const sounds: Float32Array[] = [];
  const said: SpokenWord[] = [];
  let offset = 0;
  const speak = await openSpeaker();
  for (const { text, pause, manner: own } of pieces) {
    const { samples, words } = speak(text, { ...manner, ...own });
    // Words get the punctuation of the text, as in the transcript of an engine.
    const written = text.split(' ');
    const textOf = (i: number, word: string) => (written.length === words.length ? (written[i] ?? word) : word);
    said.push(...words.map((word, i) => ({ ...word, text: textOf(i, word.text), offset: word.offset + offset })));
    const silence = new Float32Array(Math.round(pause * sampleRate));
    sounds.push(samples, silence);
    offset += (samples.length + silence.length) / sampleRate;
  }
  return { samples: joined(sounds), said };
}
