import { giveWay } from '../blocks.ts';
import { rounded, type Series } from '../measures.ts';
import type { Speech } from '../pauses/detect-speech.ts';
import { type HopPowers, hopPowers } from '../scan/hop-powers.ts';
import type { SoundCells } from '../scan/scan-sound.ts';
import { withinGaps } from '../within-gaps.ts';

/** dB that the intensity falls between two syllables (de Jong & Wempe 2009). */
const leastDip = 2;
/** Hops on either side; with the middle one a window of 80 ms, about as long as Praat's at a pitch floor of 50 Hz. */
const smoothingReach = 3;
const leastPower = 1e-10;

type Session = Readonly<{ cells: SoundCells; pitch: Series; speech: Speech }>;

/**
 * The times of a talk's syllable maxima, in seconds: peaks of intensity with a dip of 2 dB before and after, voiced, and
 * not within a gap. De Jong, N. H. & Wempe, T. (2009), Praat script to detect syllable nuclei, Behavior Research Methods
 * 41, 385–390; they use the intensity of the whole sound, this code that of the speech band.
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

/** Indices of the maxima that rise and fall by `leastDip`. */
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
