import { giveWay } from './blocks.ts';
import { type AudioSummary, rounded, type Series } from './measures.ts';
import { mean, standardDeviation } from './statistics.ts';

/** Seconds (Hincks 2005). */
const variationWindow = 10;
/** Seconds of voice; fewer have no meaningful spread. */
const leastVoice = 1;

type PitchSummary = Pick<AudioSummary, 'averagePitch' | 'pitchVariation' | 'pitchDeviationSemitones'>;

export async function summarisePitch(pitch: Series, signal?: AbortSignal): Promise<PitchSummary> {
  const voiced = voicedIn(pitch.values);
  const averagePitch = roundedOrNull(mean(voiced), 2);
  await giveWay(signal);
  const pitchVariation = roundedOrNull(pitchDynamismQuotient(pitch), 4);
  await giveWay(signal);
  const semitones = voiced.map((hertz) => 12 * Math.log2(hertz));
  const deviation = enough(voiced, pitch.dt) ? standardDeviation(semitones) : null;
  return { averagePitch, pitchVariation, pitchDeviationSemitones: roundedOrNull(deviation, 2) };
}

export function voicedIn(values: Series['values']): readonly number[] {
  return values.filter((value) => value !== null);
}

/**
 * SD / mean of F0 in each window of 10 s, mean over the windows: liveliness that a slow drift of the voice does not
 * feign. A rest of 5 s or more is a window too. Hincks, R. (2005), System 33(4); named so in Hincks & Edlund (2009).
 */
function pitchDynamismQuotient({ values, dt }: Series): number | null {
  const length = Math.round(variationWindow / dt);
  const count = Math.round(values.length / length);
  const windows = Array.from({ length: count }, (_, i) => voicedIn(values.slice(i * length, (i + 1) * length)));
  const quotients = windows.filter((voiced) => enough(voiced, dt)).map(variationOf);
  return mean(quotients.filter((quotient) => quotient !== null));
}

function variationOf(voiced: readonly number[]): number | null {
  const average = mean(voiced);
  const deviation = standardDeviation(voiced);
  return average === null || deviation === null ? null : deviation / average;
}

function enough(voiced: readonly number[], dt: number): boolean {
  return voiced.length * dt >= leastVoice;
}

function roundedOrNull(value: number | null, decimals: number): number | null {
  return value === null ? null : rounded(value, decimals);
}
