import { giveWay } from './blocks.ts';
import type { AudioSummary, Series } from './measures.ts';
import { summarisePauses } from './pause-summary.ts';
import type { Speech } from './pauses/detect-speech.ts';
import { summarisePitch } from './pitch-summary.ts';
import type { Clipping } from './recording/clipping.ts';
import { noiseIn } from './recording/noise.ts';
import { removedIn } from './recording/removed.ts';
import { warningsOf } from './recording/warnings.ts';
import type { SoundCells } from './scan/scan-sound.ts';
import { summariseSyllables } from './syllables/syllable-summary.ts';
import { timedAverages } from './timed-averages.ts';
import { spokenLevels, summariseVolume } from './volume-summary.ts';

type Measured = Readonly<{
  /** Seconds. */
  duration: number;
  cells: SoundCells;
  /** Within the speaker's range. */
  pitch: Series;
  dynamism: Series;
  /** dBFS per 100 ms. */
  levels: Float32Array;
  speech: Speech;
  nuclei: readonly number[];
  clipping: Clipping;
}>;

export async function summarise(measured: Measured, signal?: AbortSignal): Promise<AudioSummary> {
  const { duration, cells, pitch, levels, speech, clipping } = measured;
  const spoken = spokenLevels(levels, speech);
  await giveWay(signal);
  const volume = summariseVolume(spoken);
  const recording = { ...noiseIn(cells, speech), clippedShare: clipping.share, ...removedIn(cells) };
  await giveWay(signal);
  return {
    ...(await summarisePitch(measured, signal)),
    ...volume,
    ...summarisePauses(speech, duration),
    ...summariseSyllables(measured),
    ...recording,
    warnings: warningsOf({ ...volume, ...recording }),
    timedAverages: await timedAverages({ duration, pitch, spoken, pauses: speech.pauses }, signal),
  };
}
