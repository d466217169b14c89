import type { TextResults } from '#domain/sessions/contract/text-report.ts';
import type { Stretch } from '../words/silences.ts';

/** Seconds: one or two sentences. In a shorter window, single words would decide. */
const window = 20;
const step = 5;

/** Seconds of speech in a window; with less, one word would decide. */
const leastSpeech = 3;

type Spoken = Readonly<{ words: readonly Stretch[]; speech: readonly Stretch[]; duration: number }>;

/** Moving average of words per minute of speech: 20 s every 5 s; null where a window has less than 3 s of speech. */
export function paceSeries({ words, speech, duration }: Spoken): TextResults['pace'] {
  const middles = words.map((word) => word.offset + word.duration / 2).sort((a, b) => a - b);
  const moments = Array.from({ length: Math.ceil(duration / step) }, (_, k) => (k + 0.5) * step);
  let [first, next, firstStretch] = [0, 0, 0];
  const values = moments.map((moment) => {
    const [from, to] = [moment - window / 2, moment + window / 2];
    while (first < middles.length && (middles[first] ?? 0) < from) first += 1;
    while (next < middles.length && (middles[next] ?? 0) < to) next += 1;
    while (firstStretch < speech.length && endOf(speech[firstStretch]) <= from) firstStretch += 1;
    const spoken = speechWithin(speech, firstStretch, { from, to });
    return spoken < leastSpeech ? null : Math.round((600 * (next - first)) / spoken) / 10;
  });
  return { t0: step / 2, dt: step, values };
}

const endOf = (stretch: Stretch | undefined) => (stretch === undefined ? 0 : stretch.offset + stretch.duration);

function speechWithin(speech: readonly Stretch[], first: number, { from, to }: { from: number; to: number }): number {
  let seconds = 0;
  for (let i = first; i < speech.length && (speech[i]?.offset ?? to) < to; i += 1) {
    seconds += Math.max(0, Math.min(to, endOf(speech[i])) - Math.max(from, speech[i]?.offset ?? to));
  }
  return seconds;
}
