import type { Stretch } from '../read-pcm.ts';
import type { Gap } from '../transcriber.ts';

/** Signs in the sound of when somebody speaks. */
export type SpeechClues = Readonly<{
  /** Every gap of `speechNorms.storedGapSeconds` or longer, in order. */
  pauses: readonly Gap[];
  /** Times of the loudest points of syllables (de Jong and Wempe 2009), in order; seconds. */
  syllableNuclei?: readonly number[] | undefined;
}>;

/**
 * Speech between two pauses, with the syllable nuclei in it. `size` is the relative amount of speech: the number of nuclei, or
 * seconds if no nuclei are known.
 */
export type SpokenStretch = Stretch & Readonly<{ nuclei: readonly number[]; size: number }>;

/** Minimum seconds of a stretch; shorter sounds are clicks. */
const shortest = 0.05;

/** The stretches of speech between `from` and `to`; one stretch for the whole range if there is none. Never empty. */
export function spokenStretches({ from, to }: Stretch, clues: SpeechClues): readonly SpokenStretch[] {
  const spoken = betweenPauses({ from, to }, clues.pauses).filter((stretch) => stretch.to - stretch.from >= shortest);
  const stretches = spoken.length > 0 ? spoken : [{ from, to }];
  const nuclei = stretches.map((stretch) => inside(clues.syllableNuclei ?? [], stretch));
  const hasNuclei = nuclei.some(({ length }) => length > 0);
  return stretches.map((stretch, index) => {
    const own = nuclei[index] ?? [];
    return { ...stretch, nuclei: own, size: hasNuclei ? own.length : stretch.to - stretch.from };
  });
}

function betweenPauses({ from, to }: Stretch, pauses: readonly Gap[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let begin = from;
  for (const { offset, duration } of pauses) {
    if (offset + duration <= from || offset >= to) continue;
    if (offset > begin) stretches.push({ from: begin, to: offset });
    begin = Math.max(begin, offset + duration);
  }
  if (begin < to) stretches.push({ from: begin, to });
  return stretches;
}

/** The times inside the stretch (binary search). */
function inside(times: readonly number[], { from, to }: Stretch): readonly number[] {
  return times.slice(firstFrom(times, from), firstFrom(times, to));
}

function firstFrom(times: readonly number[], moment: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] as number) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
