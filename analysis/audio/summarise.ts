import { pauseRate, reportedPauses, spokenSeconds } from '#domain/sessions/contract/reported-pauses.ts';
import { giveWay } from './blocks.ts';
import type { AudioSummary, Series } from './measures.ts';
import { rounded } from './measures.ts';
import type { Speech } from './pauses/detect-speech.ts';
import { summarisePitch } from './pitch-summary.ts';
import type { Clipping } from './recording/clipping.ts';
import { noiseIn } from './recording/noise.ts';
import { warningsOf } from './recording/warnings.ts';
import type { SoundCells } from './scan/scan-sound.ts';
import { mean } from './statistics.ts';
import { timedAverages } from './timed-averages.ts';
import { spokenLevels, summariseVolume } from './volume-summary.ts';

type PauseSummary = Pick<
  AudioSummary,
  'averagePauseTime' | 'totalPauseTime' | 'pauseCount' | 'pausesPerMinute' | 'speechTime'
>;

function summarisePauses({ pauses, speechTime }: Speech, duration: number): PauseSummary {
  const lengths = reportedPauses(pauses, duration).map((pause) => pause.duration);
  const average = mean(lengths);
  return {
    averagePauseTime: average === null ? null : rounded(average, 3),
    totalPauseTime: rounded(
      lengths.reduce((sum, length) => sum + length, 0),
      3,
    ),
    pauseCount: lengths.length,
    pausesPerMinute: speechTime === 0 ? null : pauseRate(pauses, duration),
    speechTime,
  };
}

type SyllableSummary = Pick<AudioSummary, 'syllableCount' | 'speechRate' | 'articulationRate'>;

type Session = Readonly<{ nuclei: readonly number[]; speech: Speech; duration: number }>;

/** Speech rate (time includes gaps) and articulation rate (time excludes gaps), as in de Jong & Wempe (2009). */
function summariseSyllables({ nuclei, speech, duration }: Session): SyllableSummary {
  const spoken = speech.speechTime > 0;
  return {
    syllableCount: nuclei.length,
    speechRate: spoken ? rounded(nuclei.length / spokenSeconds(speech.pauses, duration), 2) : null,
    articulationRate: spoken ? rounded(nuclei.length / speech.speechTime, 2) : null,
  };
}

/** Lower limit of a power, below the resolution of 16 bits. */
const leastPower = 1e-10;

/** Offset and hum of the original recording. */
function removedIn({ dcOffset, hum }: SoundCells): Pick<AudioSummary, 'humLevel' | 'dcOffset'> {
  return { humLevel: rounded(10 * Math.log10(Math.max(leastPower, hum)), 1), dcOffset: rounded(dcOffset, 4) };
}

type Measured = Readonly<{
  /** Seconds. */
  duration: number;
  cells: SoundCells;
  /** Pitch without values outside of the speaker's range. */
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
