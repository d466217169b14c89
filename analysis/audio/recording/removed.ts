import { type AudioSummary, rounded } from '../measures.ts';
import type { SoundCells } from '../scan/scan-sound.ts';

/** Below what 16 bits can hold. */
const leastPower = 1e-10;

/** Offset and hum that were removed before measuring. */
export function removedIn({ dcOffset, hum }: SoundCells): Pick<AudioSummary, 'humLevel' | 'dcOffset'> {
  return { humLevel: rounded(10 * Math.log10(Math.max(leastPower, hum)), 1), dcOffset: rounded(dcOffset, 4) };
}
