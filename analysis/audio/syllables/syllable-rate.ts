import { type Pause, rounded, type Series } from '../measures.ts';

/** Seconds. */
const step = 1;
/** Half of the window in seconds. Ten seconds hold one or two breath groups; in a shorter window single words would decide. */
const reach = 5;
/** Minimum seconds of speech in the window; with less the rate is null. */
const leastSpeech = 2;

type Session = Readonly<{ nuclei: readonly number[]; pauses: readonly Pause[]; duration: number }>;

/** Moving average of syllables per second of speech: ten seconds around each second; null with less than 2 s of speech. */
export function syllableRate({ nuclei, pauses, duration }: Session): Series {
  const speech = speechBySecond(pauses, duration);
  const syllables = new Float64Array(speech.length);
  for (const time of nuclei) syllables[Math.floor(time)] = (syllables[Math.floor(time)] ?? 0) + 1;
  const values = Array.from(speech, (_, second) => {
    const spoken = sumAround(speech, second);
    return spoken < leastSpeech ? null : rounded(sumAround(syllables, second) / spoken, 2);
  });
  return { t0: 0, dt: step, values };
}

/** Seconds of speech in each second of the talk. */
function speechBySecond(pauses: readonly Pause[], duration: number): Float64Array {
  const speech = new Float64Array(Math.ceil(duration)).map((_, second) => Math.min(1, duration - second));
  for (const { offset, duration: length } of pauses) {
    for (let second = Math.floor(offset); second < offset + length; second++) {
      const silence = Math.min(second + 1, offset + length) - Math.max(second, offset);
      speech[second] = Math.max(0, (speech[second] ?? 0) - silence);
    }
  }
  return speech;
}

function sumAround(values: Float64Array, second: number): number {
  let sum = 0;
  for (let i = Math.max(0, second - reach); i < Math.min(values.length, second + reach); i++)
    sum += values[i] as number;
  return sum;
}
