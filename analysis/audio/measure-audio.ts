import { giveWay } from './blocks.ts';
import type { AudioMeasures, AudioSummary, Series } from './measures.ts';
import { summarisePauses } from './pause-summary.ts';
import { detectSpeech, type Speech } from './pauses/detect-speech.ts';
import type { PcmSource } from './pcm.ts';
import { fundamentalFrequency } from './pitch/fundamental-frequency.ts';
import { withinSpeakersRange } from './pitch/speakers-range.ts';
import { sustainedPeak } from './pitch/sustained-peak.ts';
import { summarisePitch } from './pitch-summary.ts';
import { scanSound } from './scan/scan-sound.ts';
import { timedAverages } from './timed-averages.ts';
import { volumeSeries } from './volume.ts';
import { spokenLevels, summariseVolume } from './volume-summary.ts';
import { waveformOf } from './waveform.ts';

/**
 * All that sound alone can tell of a talk. Never fails for what is in the sound: silence and a tenth of a second have
 * measures too, null where there is nothing to measure. Rejects with the signal's reason once it is aborted.
 */
export async function measureAudio(
  pcm: PcmSource,
  { signal }: Readonly<{ signal?: AbortSignal }> = {},
): Promise<AudioMeasures> {
  const duration = pcm.length / pcm.sampleRate;
  const cells = await scanSound(pcm, signal);
  const pitch = await fundamentalFrequency(pcm, { globalPeak: sustainedPeak(cells), signal });
  const { levels, peaks } = waveformOf(cells);
  const speech = await detectSpeech(cells, signal);
  const summary = await summarise({ duration, pitch: withinSpeakersRange(pitch), levels, speech }, signal);
  return { duration, pitch, volume: volumeSeries(levels), pauses: speech.pauses, peaks, summary };
}

type Measured = Readonly<{ duration: number; pitch: Series; levels: Float32Array; speech: Speech }>;

async function summarise(measured: Measured, signal?: AbortSignal): Promise<AudioSummary> {
  const { duration, pitch, levels, speech } = measured;
  const pitchSummary = await summarisePitch(pitch, signal);
  const spoken = spokenLevels(levels, speech);
  await giveWay(signal);
  return {
    ...pitchSummary,
    ...summariseVolume(spoken),
    ...summarisePauses(speech, duration),
    timedAverages: await timedAverages({ duration, pitch, spoken, pauses: speech.pauses }, signal),
  };
}
