import type { Locale } from '#domain/kernel/contract.ts';
import type { Stretch } from '../read-pcm.ts';
import type { Gap } from '../transcriber.ts';
import { type Mark, shareOut, type WordSyllables } from './share-out.ts';
import { type SpeechClues, type SpokenStretch, spokenStretches } from './spoken-stretches.ts';
import { countSyllables } from './syllables.ts';

type Estimating = Readonly<{ locale: Locale; within: Stretch; clues: SpeechClues }>;

const sentenceEnd = /[.!?…]["'”“»«)\]]*$/;
const comma = /[,;:–—-]["'”“»«)\]]*$/;

/**
 * Estimates when each word of a text was said, in seconds, accurate to about one second. `shareOut` distributes the words over
 * the stretches of speech; within a stretch each word lasts in proportion to its syllables.
 */
export function estimateTimes(words: readonly string[], { locale, within, clues }: Estimating): readonly Gap[] {
  if (words.length === 0) return [];
  const said = words.map((word) => ({
    syllables: countSyllables(word, locale),
    mark: markOf(word),
  }));
  const stretches = spokenStretches(within, clues);
  const ends = shareOut(said, stretches);
  return stretches.flatMap((stretch, index) => placed(said.slice(ends[index - 1] ?? 0, ends[index]), stretch));
}

export function markOf(word: string): Mark {
  if (sentenceEnd.test(word)) return 'end';
  return comma.test(word) ? 'comma' : 'none';
}

/** Times of consecutive words that fill one stretch: each lasts in proportion to its syllables. */
export function placed(
  words: readonly Pick<WordSyllables, 'syllables'>[],
  stretch: Omit<SpokenStretch, 'size'>,
): readonly Gap[] {
  const syllables = words.reduce((sum, word) => sum + word.syllables, 0);
  const timeOf = clockOf(stretch, syllables);
  let spoken = 0;
  return words.map((word) => {
    const offset = timeOf(spoken);
    spoken += word.syllables;
    return { offset, duration: timeOf(spoken) - offset };
  });
}

/**
 * A function from the number of syllables said so far to seconds, linear between knots: the stretch's start, the heard nuclei
 * (each is the middle of a syllable) and its end. Without nuclei it is linear over the whole stretch.
 */
function clockOf({ from, to, nuclei }: Omit<SpokenStretch, 'size'>, syllables: number): (spoken: number) => number {
  const knots = [from, ...nuclei, to];
  const knotOf = (spoken: number) => {
    if (spoken <= 0) return 0;
    if (spoken >= syllables) return knots.length - 1;
    // A nucleus is the middle of a syllable: the first and the last knot interval hold only half a syllable.
    const nucleus = (spoken / syllables) * nuclei.length + 0.5;
    if (nucleus < 1) return nucleus * 2 - 1;
    return nucleus > nuclei.length ? nuclei.length + (nucleus - nuclei.length) * 2 : nucleus;
  };
  return (spoken) => {
    const knot = knotOf(spoken);
    if (nuclei.length === 0) return syllables > 0 ? from + ((to - from) * spoken) / syllables : from;
    const left = Math.min(Math.floor(knot), knots.length - 2);
    const [start, end] = [knots[left] as number, knots[left + 1] as number];
    return start + (end - start) * (knot - left);
  };
}
