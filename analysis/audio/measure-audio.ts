import { spokenSpan } from '#domain/sessions/contract/reported-pauses.ts';
import { giveWay } from './blocks.ts';
import { findHesitations } from './hesitations/find-hesitations.ts';
import type { AudioMeasures } from './measures.ts';
import { detectSpeech } from './pauses/detect-speech.ts';
import type { PcmSource } from './pcm.ts';
import { fundamentalFrequency } from './pitch/fundamental-frequency.ts';
import { withinSpeakersRange } from './pitch/speakers-range.ts';
import { sustainedPeak } from './pitch/sustained-peak.ts';
import { pitchDynamism } from './pitch-dynamism.ts';
import { cleanSound } from './recording/clean-sound.ts';
import { clippingIn } from './recording/clipping.ts';
import { type SoundCells, scanSound } from './scan/scan-sound.ts';
import { summarise } from './summarise.ts';
import { syllableNuclei } from './syllables/syllable-nuclei.ts';
import { syllableRate } from './syllables/syllable-rate.ts';
import { volumeSeries } from './volume.ts';
import { medianLevel, spokenLevels } from './volume-summary.ts';
import { waveformOf } from './waveform.ts';

/** Limits above which offset (share of full scale) and hum (share of the power) are removed; less affects no measure. */
const most = { offset: 0.015, hum: 0.05 };

/** Scans the sound. If offset or hum is large, it scans the cleaned sound, but keeps clipping, hum and offset of the original. */
async function scanWithoutHum(
  pcm: PcmSource,
  signal?: AbortSignal,
): Promise<Readonly<{ sound: PcmSource; cells: SoundCells }>> {
  const recorded = await scanSound(pcm, signal);
  if (Math.abs(recorded.mean) <= most.offset && recorded.hum <= most.hum * powerOf(recorded)) {
    return { sound: pcm, cells: recorded };
  }
  const sound = cleanSound(pcm);
  const { clipped, hum, mean: dcOffset } = recorded;
  return { sound, cells: { ...(await scanSound(sound, signal)), clipped, hum, dcOffset } };
}

const powerOf = ({ energies, length }: SoundCells) =>
  energies.reduce((sum, energy) => sum + energy, 0) / Math.max(1, length);

type Options = Readonly<{ signal?: AbortSignal }>;

/**
 * All measures of a talk that need only the sound. It accepts any sound: silence and a tenth of a second have
 * measures too, which are null if nothing can be measured. Rejects with the signal's reason once it is aborted.
 */
export async function measureAudio(pcm: PcmSource, { signal }: Options = {}): Promise<AudioMeasures> {
  const duration = pcm.length / pcm.sampleRate;
  const { sound, cells } = await scanWithoutHum(pcm, signal);
  const pitch = await fundamentalFrequency(sound, { globalPeak: sustainedPeak(cells), signal });
  const speech = await detectSpeech(cells, signal);
  const nuclei = await syllableNuclei({ cells, pitch, speech }, signal);
  const hesitations = await findHesitations({ sound, pitch, cells }, signal);
  const { pauses } = speech;
  const { levels, peaks } = waveformOf(cells);
  const clipping = clippingIn(cells);
  await giveWay(signal);
  const voice = withinSpeakersRange(pitch);
  const dynamism = pitchDynamism(voice, speech.speechTime > 0 ? spokenSpan(pauses, duration) : undefined);
  await giveWay(signal);
  const measured = { duration, cells, pitch: voice, dynamism, levels, speech, nuclei, clipping };
  const summary = await summarise(measured, signal);
  return {
    duration,
    pitch,
    volume: volumeSeries(levels),
    pauses,
    peaks,
    pitchDynamism: dynamism,
    syllableNuclei: nuclei,
    syllableRate: syllableRate({ nuclei, pauses, duration }),
    hesitations,
    clippedMoments: clipping.moments,
    speechLevel: medianLevel(spokenLevels(levels, speech)),
    summary,
  };
}
