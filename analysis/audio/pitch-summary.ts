import { giveWay } from './blocks.ts';
import { type AudioSummary, rounded, type Series } from './measures.ts';
import { mean, standardDeviation } from './statistics.ts';
import { isMuchVoice, voicedIn } from './voiced.ts';

type PitchSummary = Pick<AudioSummary, 'averagePitch' | 'pitchVariation' | 'pitchDeviationSemitones'>;

type Measured = Readonly<{
  pitch: Series;
  /** See `pitchDynamism`. */
  dynamism: Series;
}>;

export async function summarisePitch({ pitch, dynamism }: Measured, signal?: AbortSignal): Promise<PitchSummary> {
  const voiced = voicedIn(pitch.values);
  const semitones = voiced.map((hertz) => 12 * Math.log2(hertz));
  await giveWay(signal);
  return {
    averagePitch: roundedOrNull(mean(voiced), 2),
    pitchVariation: roundedOrNull(mean(voicedIn(dynamism.values)), 4),
    pitchDeviationSemitones: isMuchVoice(voiced, pitch.dt) ? roundedOrNull(standardDeviation(semitones), 2) : null,
  };
}

function roundedOrNull(value: number | null, decimals: number): number | null {
  return value === null ? null : rounded(value, decimals);
}
