import { speechNorms } from '#domain/sessions/contract/norms.ts';
import type { AudioSummary, RecordingWarning } from '../measures.ts';

/** Minimum dB. With less, noise hides the edges of words and pauses are less exact (the product promises them from 12 dB on). */
const leastSignalToNoise = 20;
/** Maximum share of clipped samples. A few are inaudible; a voice 10 dB beyond full scale has twice this share. */
const mostClipped = 0.0001;

/** Maximum dBFS of hum, or the noise of the room if that is louder; hum below is inaudible beside a voice. */
const mostHum = -45;
/** Maximum offset as a share of full scale. A larger one leaves less headroom for loud syllables. */
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
