import { speechNorms } from '#domain/sessions/contract/norms.ts';
import type { AudioSummary, RecordingWarning } from '../measures.ts';

/** dB. Below, edges of words drown, and pauses are found less surely (promised from 12 dB on). */
const leastSignalToNoise = 20;
/** Share of all samples. A few flat peaks are not heard; voices 10 dB beyond full scale have twice as many. */
const mostClipped = 0.0001;

/** dBFS; softer hum is not heard beside a voice, nor one that is softer than the noise of the room. */
const mostHum = -45;
/** Of full scale. More takes away room for loud syllables. */
const mostOffset = 0.02;

type Recording = Pick<
  AudioSummary,
  'averageVolume' | 'noiseFloor' | 'signalToNoise' | 'clippedShare' | 'humLevel' | 'dcOffset'
>;

/** Warnings about the recording, told before the speech is judged. */
export function warningsOf({
  averageVolume,
  noiseFloor,
  signalToNoise,
  clippedShare,
  humLevel,
  dcOffset,
}: Recording): readonly RecordingWarning[] {
  const warnings: RecordingWarning[] = [];
  if (averageVolume !== null && averageVolume < speechNorms.volume.from) warnings.push('too_quiet');
  if (signalToNoise !== null && signalToNoise < leastSignalToNoise) warnings.push('too_noisy');
  if (clippedShare > mostClipped) warnings.push('clipped');
  if (humLevel > Math.max(mostHum, noiseFloor ?? 0)) warnings.push('hum');
  if (Math.abs(dcOffset) > mostOffset) warnings.push('offset');
  return warnings;
}
