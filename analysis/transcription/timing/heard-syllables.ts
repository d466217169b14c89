import type { Gap } from '../transcriber.ts';

/** The pitch in Hz every `dt` seconds; null where the sound is voiceless or silent. */
export type Voicing = Readonly<{ t0: number; dt: number; values: readonly (number | null)[] }>;

type Sound = Readonly<{ nuclei: readonly number[]; pauses: readonly Gap[]; pitch: Voicing }>;

/** All intervals from a nucleus to the n-th nucleus after it, for one n. Durations exclude pauses. */
export type Intervals = Readonly<{
  /** Natural logarithm of the seconds. */
  logSeconds: Float64Array;
  /** Seconds of voiceless sound, for example of consonants such as s or t. */
  voiceless: Float64Array;
  /** 1 if the interval contains a pause. */
  isPaused: Uint8Array;
  /** Mean and standard deviation over the intervals without a pause. */
  mean: Readonly<{ seconds: number; logSeconds: number; voiceless: number }>;
  deviation: Readonly<{ logSeconds: number; voiceless: number }>;
}>;

/** `over[k]`: the intervals that skip k nuclei; 0 is between neighbours. */
export type HeardSyllables = Readonly<{ count: number; over: readonly [Intervals, Intervals, Intervals] }>;

const shortestInterval = 0.03;
const leastDeviation = 0.03;

/** Measures the sound between the syllable nuclei that were heard: input for the alignment with a text. */
export function heardSyllables({ nuclei, pauses, pitch }: Sound): HeardSyllables {
  const clocks = clocksOf(pitch, pauses);
  const over = (skipped: number) => intervals(nuclei, skipped, clocks);
  return { count: nuclei.length, over: [over(0), over(1), over(2)] };
}

type Clocks = Readonly<{ silent: (time: number) => number; voiceless: (time: number) => number }>;

/** Running totals (prefix sums) of silent and of voiceless seconds up to a moment. */
function clocksOf({ t0, dt, values }: Voicing, pauses: readonly Gap[]): Clocks {
  const silent = new Float64Array(values.length + 1);
  const voiceless = new Float64Array(values.length + 1);
  let next = 0;
  values.forEach((value, i) => {
    const time = t0 + i * dt;
    while (next < pauses.length && endOf(pauses[next] as Gap) <= time) next++;
    const isSilent = time >= (pauses[next]?.offset ?? Number.POSITIVE_INFINITY);
    silent[i + 1] = (silent[i] as number) + (isSilent ? dt : 0);
    voiceless[i + 1] = (voiceless[i] as number) + (!isSilent && value === null ? dt : 0);
  });
  const at = (sums: Float64Array) => (time: number) =>
    sums[Math.min(values.length, Math.max(0, Math.round((time - t0) / dt)))] as number;
  return { silent: at(silent), voiceless: at(voiceless) };
}

const endOf = ({ offset, duration }: Gap) => offset + duration;

function intervals(nuclei: readonly number[], skipped: number, { silent, voiceless }: Clocks): Intervals {
  const count = Math.max(0, nuclei.length - 1 - skipped);
  const found = {
    logSeconds: new Float64Array(count),
    voiceless: new Float64Array(count),
    isPaused: new Uint8Array(count),
  };
  const inner: number[] = [];
  for (let i = 0; i < count; i++) {
    const [from, to] = [nuclei[i] as number, nuclei[i + 1 + skipped] as number];
    const pause = silent(to) - silent(from);
    found.logSeconds[i] = Math.log(Math.max(shortestInterval, to - from - pause));
    found.voiceless[i] = voiceless(to) - voiceless(from);
    found.isPaused[i] = pause > 0 ? 1 : 0;
    if (pause === 0) inner.push(i);
  }
  const seconds = meanOf(inner, (i) => Math.exp(found.logSeconds[i] as number));
  const [logs, breaths] = [spreadOf(inner, found.logSeconds), spreadOf(inner, found.voiceless)];
  return {
    ...found,
    mean: { seconds, logSeconds: logs.mean, voiceless: breaths.mean },
    deviation: { logSeconds: logs.deviation, voiceless: breaths.deviation },
  };
}

function spreadOf(places: readonly number[], values: Float64Array) {
  const mean = meanOf(places, (i) => values[i] as number);
  const variance = meanOf(places, (i) => ((values[i] as number) - mean) ** 2);
  return { mean, deviation: Math.max(leastDeviation, Math.sqrt(variance)) };
}

const meanOf = (places: readonly number[], of: (place: number) => number) =>
  places.reduce((sum, place) => sum + of(place), 0) / Math.max(1, places.length);
