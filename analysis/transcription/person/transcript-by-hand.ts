import type { Locale } from '#domain/kernel/contract.ts';
import type { Transcript } from '#domain/sessions/contract/transcript.ts';
import type { Cue } from '#domain/sessions/written-transcript/cue.ts';
import { writtenWords } from '../text-match/written-words.ts';
import { tidyWords } from '../tidy-words.ts';
import { type SoundClues, type WordTime, wordTimes } from '../timing/word-times.ts';

/** `duration` in seconds. */
export type SessionSound = SoundClues & Readonly<{ duration: number }>;

type TimedWord = WordTime & Readonly<{ text: string }>;
type ByHand = Readonly<{ cues: readonly Cue[]; locale: Locale; talk: SessionSound }>;

/**
 * A person's pasted or uploaded text, as a transcript of the talk. The time of each word is looked for in the sound: within
 * its cue if the text has times that fit the talk, else in the whole talk.
 */
export async function transcriptByHand({ cues, locale, talk }: ByHand): Promise<Transcript> {
  const fits = cues.every(({ times }) => times && times.from < talk.duration);
  const whole = [{ text: cues.map(({ text }) => text).join(' '), times: { from: 0, to: talk.duration } }];
  const words: TimedWord[] = [];
  for (const { text, times } of fits ? cues : whole) {
    const within = { from: times?.from ?? 0, to: Math.min(times?.to ?? talk.duration, talk.duration) };
    const texts = writtenWords(text);
    // A cue's own times are more reliable than an alignment of its few syllables, so the pitch is left out.
    const { pitch, ...rough } = talk;
    const found = await wordTimes(texts, { locale, within, clues: fits ? rough : talk });
    words.push(...found.map((time, index) => ({ text: texts[index] as string, ...time })));
  }
  const own = { source: 'person', model: null, dropsFillers: false, times: 'estimated' } as const;
  return { locale, ...own, words: [...tidyWords(words, talk.duration)] };
}
