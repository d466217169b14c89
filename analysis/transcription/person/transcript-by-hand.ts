import type { Locale } from '#domain/kernel/contract.ts';
import type { Transcript } from '#domain/sessions/transcript.ts';
import type { Cue } from '#domain/sessions/written-transcript/cue.ts';
import { writtenWords } from '../text-match/written-words.ts';
import { tidyWords } from '../tidy-words.ts';
import { estimateTimes } from '../timing/estimate-times.ts';
import type { SpeechClues } from '../timing/spoken-stretches.ts';

/** `duration` in seconds. */
export type TalkSound = SpeechClues & Readonly<{ duration: number }>;

type ByHand = Readonly<{ cues: readonly Cue[]; locale: Locale; talk: TalkSound }>;

/**
 * What a person pasted or uploaded, as a transcript of the talk. Each word's time is estimated: within its cue where the
 * text has times that fit the talk, else over the whole talk.
 */
export function transcriptByHand({ cues, locale, talk }: ByHand): Transcript {
  const fits = cues.every(({ times }) => times && times.from < talk.duration);
  const whole = [{ text: cues.map(({ text }) => text).join(' '), times: { from: 0, to: talk.duration } }];
  const words = (fits ? cues : whole).flatMap(({ text, times }) => {
    const within = { from: times?.from ?? 0, to: Math.min(times?.to ?? talk.duration, talk.duration) };
    const texts = writtenWords(text);
    const estimated = estimateTimes(texts, { locale, within, clues: talk });
    return estimated.map((time, index) => ({ text: texts[index] as string, ...time }));
  });
  const own = { source: 'person', model: null, dropsFillers: false, times: 'estimated' } as const;
  return { locale, ...own, words: [...tidyWords(words, talk.duration)] };
}
