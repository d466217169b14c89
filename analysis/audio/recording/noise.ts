import { type AudioSummary, type Pause, rounded } from '../measures.ts';
import type { Speech } from '../pauses/detect-speech.ts';
import { levelHistogram } from '../pauses/level-histogram.ts';
import { type HopPowers, hopPowers } from '../scan/hop-powers.ts';
import type { SoundCells } from '../scan/scan-sound.ts';
import { withinGaps } from '../within-gaps.ts';

/** Seconds at both ends of a gap that are ignored, because words may fade into them. */
const fading = 0.1;
/** Minimum seconds of gaps for a measurement of the noise. */
const leastGaps = 0.3;
/** Lower limit of a power (−100 dB), below the resolution of 16 bits: digital silence counts as this. */
const leastPower = 1e-10;

type Noise = Pick<AudioSummary, 'noiseFloor' | 'signalToNoise'>;

/** The noise of the room in the speech band: its level in dBFS, and the signal-to-noise ratio of the speech in dB. */
export function noiseIn(cells: SoundCells, speech: Speech): Noise {
  const sound = hopPowers(cells);
  const noise = medianPower(sound, insideOf(speech.pauses));
  if (noise === null || speech.speechTime === 0) return { noiseFloor: decibels(noise), signalToNoise: null };
  const voice = Math.max(leastPower, meanPowerOutside(sound, speech.pauses) - noise);
  return { noiseFloor: decibels(noise), signalToNoise: decibels(voice / noise) };
}

function insideOf(gaps: readonly Pause[]): readonly Pause[] {
  return gaps
    .map(({ offset, duration }) => ({ offset: offset + fading, duration: duration - 2 * fading }))
    .filter(({ duration }) => duration > 0);
}

/** Median power inside the gaps (breaths and clicks do not affect it); null if the gaps are too short. */
function medianPower({ powers, hop }: HopPowers, gaps: readonly Pause[]): number | null {
  const levels = levelHistogram();
  let count = 0;
  const isInGap = withinGaps(gaps);
  powers.forEach((power, index) => {
    if (!isInGap((index + 0.5) * hop)) return;
    levels.add(10 * Math.log10(Math.max(leastPower, power)));
    count++;
  });
  return count * hop < leastGaps ? null : 10 ** (levels.percentile(0.5) / 10);
}

function meanPowerOutside({ powers, hop }: HopPowers, gaps: readonly Pause[]): number {
  const isInGap = withinGaps(gaps);
  let [sum, count] = [0, 0];
  powers.forEach((power, index) => {
    if (isInGap((index + 0.5) * hop)) return;
    sum += power;
    count++;
  });
  return count === 0 ? 0 : sum / count;
}

const decibels = (power: number | null) => (power === null ? null : rounded(10 * Math.log10(power), 1));
