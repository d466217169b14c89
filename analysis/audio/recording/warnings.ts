import { speechNorms } from '#domain/sessions/contract/norms.ts';
import type { AudioSummary, RecordingWarning } from '../measures.ts';

/** dB. Below, the noise hides edges of words, and pauses are detected less reliably (promised from 12 dB on). */
const leastSignalToNoise = 20;
/** Share of all samples. A few flat peaks are inaudible; voices 10 dB beyond full scale have twice as many. */
const mostClipped = 0.0001;

/** dBFS; softer hum is inaudible beside a voice, as is hum that is softer than the noise of the room. */
const mostHum = -45;
/** Share of full scale. A larger offset leaves less room for loud syllables. */
const mostOffset = 0.02;

type Recording = Pick<
  AudioSummary,
  'averageVolume' | 'noiseFloor' | 'signalToNoise' | 'clippedShare' | 'humLevel' | 'dcOffset'
>;

/** Warnings about the recording, shown before the judgement of the speech. */
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
