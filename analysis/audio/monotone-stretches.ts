import { type Pause, rounded, type Series } from './measures.ts';

/**
 * Semitones: Hincks' most monotonous speakers (2005) had SD / mean = 0.11, which is 1.9. In semitones, since listeners hear
 * equal ones as equally lively in low and high voices (Traunmüller & Eriksson 1995, JASA 97, 1905–1915).
 */
const leastDeviation = 2;
/** Seconds of voice, so that one calm phrase is none: about twenty seconds of talk. */
const window = 10;

/** Where F0 keeps within 2 semitones (standard deviation) for ten seconds of voice and longer; in order, apart. */
export function monotoneStretches(pitch: Series): readonly Pause[] {
  const { frames, deviations } = deviationsIn(pitch);
  const length = Math.round(window / pitch.dt);
  const stretches: Stretch[] = [];
  deviations.forEach((deviation, first) => {
    if (deviation >= leastDeviation) return;
    const [from, to] = [frames[first] as number, frames[first + length - 1] as number];
    const last = stretches.at(-1);
    if (last && from <= last.to) last.to = to;
    else stretches.push({ from, to });
  });
  const timeOf = (frame: number) => Math.max(0, pitch.t0 + frame * pitch.dt);
  return stretches.map(({ from, to }) => ({
    offset: rounded(timeOf(from), 3),
    duration: rounded(timeOf(to) - timeOf(from), 3),
  }));
}

/** Frames of the series, both inclusive. */
type Stretch = { readonly from: number; to: number };

/** Of each window of voiced frames, by its first one: standard deviation in semitones. */
function deviationsIn({ dt, values }: Series) {
  const length = Math.round(window / dt);
  const frames: number[] = [];
  const deviations: number[] = [];
  const semitones: number[] = [];
  let [sum, squares] = [0, 0];
  values.forEach((value, frame) => {
    if (value === null) return;
    frames.push(frame);
    const entering = 12 * Math.log2(value / 100);
    semitones.push(entering);
    const leaving = semitones[semitones.length - length - 1] ?? 0;
    sum += entering - leaving;
    squares += entering ** 2 - leaving ** 2;
    if (semitones.length >= length) deviations.push(Math.sqrt(Math.max(0, squares / length - (sum / length) ** 2)));
  });
  return { frames, deviations };
}
