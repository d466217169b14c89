import { giveWay } from '../blocks.ts';
import { rounded, type Series } from '../measures.ts';
import type { Speech } from '../pauses/detect-speech.ts';
import { type HopPowers, hopPowers } from '../scan/hop-powers.ts';
import type { SoundCells } from '../scan/scan-sound.ts';
import { withinGaps } from '../within-gaps.ts';

/** Minimum dip of the intensity between two syllables, in dB (de Jong & Wempe 2009). */
const leastDip = 2;
/** Hops on either side of the window's middle: 80 ms in all, about as long as Praat's window for a pitch floor of 50 Hz. */
const smoothingReach = 3;
const leastPower = 1e-10;

type Session = Readonly<{ cells: SoundCells; pitch: Series; speech: Speech }>;

/**
 * The times of syllable nuclei (the loudest points of syllables), in seconds: voiced peaks of intensity outside of gaps, with a
 * dip of 2 dB between two peaks. De Jong, N. H. & Wempe, T. (2009), Praat script to detect syllable nuclei, Behavior Research
 * Methods 41, 385–390. Unlike them, this code uses the intensity of the speech band only.
 */
export async function syllableNuclei(
  { cells, pitch, speech }: Session,
  signal?: AbortSignal,
): Promise<readonly number[]> {
  const sound = hopPowers(cells);
  const intensity = intensityOf(sound);
  await giveWay(signal);
  const isInGap = withinGaps(speech.pauses);
  return peaksBetweenDips(intensity)
    .map((hop) => rounded((hop + 0.5) * sound.hop, 3))
    .filter((time) => isVoiced(pitch, time) && !isInGap(time));
}

/** dBFS per hop, under a Hanning window. */
function intensityOf({ powers }: HopPowers): Float32Array {
  const length = 2 * smoothingReach + 1;
  const window = Array.from({ length }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 1)) / (length + 1)));
  const total = window.reduce((sum, weight) => sum + weight, 0);
  return powers.map((_, hop) => {
    let power = 0;
    for (let i = 0; i < length; i++) power += (window[i] as number) * (powers[hop + i - smoothingReach] ?? 0);
    return 10 * Math.log10(power / total + leastPower);
  });
}

/** Indices of the peaks. A peak counts once the level has fallen by `leastDip`; the next one needs a rise by as much first. */
function peaksBetweenDips(intensity: Float32Array): readonly number[] {
  const peaks: number[] = [];
  let [isRising, top, bottom] = [true, 0, 0];
  for (let i = 0; i < intensity.length; i++) {
    const level = intensity[i] as number;
    if (isRising && level > (intensity[top] as number)) top = i;
    if (!isRising && level < (intensity[bottom] as number)) bottom = i;
    if (isRising && (intensity[top] as number) - level > leastDip) {
      peaks.push(top);
      [isRising, bottom] = [false, i];
    } else if (!isRising && level - (intensity[bottom] as number) > leastDip) {
      [isRising, top] = [true, i];
    }
  }
  return peaks;
}

function isVoiced({ t0, dt, values }: Series, time: number): boolean {
  return (values[Math.round((time - t0) / dt)] ?? null) !== null;
}
