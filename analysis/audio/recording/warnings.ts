import { speechNorms } from '#domain/sessions/norms.ts';
import type { AudioSummary, RecordingWarning } from '../measures.ts';

/** dB. Below, edges of words drown, and pauses are found less surely (promised from 12 dB on). */
const leastSignalToNoise = 20;
/** Share of all samples. A few flat peaks are not heard; voices 10 dB beyond full scale have twice as many. */
const mostClipped = 0.0001;

type Recording = Pick<AudioSummary, 'averageVolume' | 'signalToNoise' | 'clippedShare'>;

/** What to tell the speaker about the recording, before the speech is judged. */
export function warningsOf({ averageVolume, signalToNoise, clippedShare }: Recording): readonly RecordingWarning[] {
  const warnings: RecordingWarning[] = [];
  if (averageVolume !== null && averageVolume < speechNorms.volume.from) warnings.push('too_quiet');
  if (signalToNoise !== null && signalToNoise < leastSignalToNoise) warnings.push('too_noisy');
  if (clippedShare > mostClipped) warnings.push('clipped');
  return warnings;
}
