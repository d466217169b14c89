import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { normsOf } from '#domain/sessions/contract/norms.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { madeMedia, picture, sourceOf } from '#infra/lab/testing/test-media.ts';
import { decodeToPcm, pcmRate } from '#infra/media/decode.ts';
import { scoreSession } from '../score/score-session.ts';
import { figuresOfSound } from '../score/sound/figures-of-sound.ts';
import { measureAudio } from './measure-audio.ts';
import type { AudioMeasures } from './measures.ts';
import { pcmFromArray } from './pcm.ts';
import { pcmFromFile } from './pcm-file.ts';
import { activeSpeechLevel } from './reference/active-speech-level.ts';
import { withNoise } from './reference/fresh-speech.ts';
import { onceEach, sampleRate, samplesOf, sessionNames } from './reference/reference-sessions.ts';
import { percentile } from './statistics.ts';

const session = 'e02_en_kal.clean';
const flac = fileURLToPath(new URL(`./reference/${session}.flac`, import.meta.url));

describe('a recording gives the same measures in every format', () => {
  test.each([
    { name: 'talk.mp3', codec: ['-b:a', '96k'] },
    { name: 'talk.m4a', codec: ['-c:a', 'aac', '-b:a', '96k'] },
    { name: 'talk.ogg', codec: ['-c:a', 'libopus', '-b:a', '48k'] },
    { name: 'talk.mp4', inputs: picture(60, '64x48'), codec: ['-c:a', 'aac', '-b:a', '96k', '-shortest'] },
  ])('as $name', async ({ name, inputs = [], codec }) => {
    const [wav, other] = [await asWav('talk.wav'), await recorded(name, codec, inputs)];
    expect(Math.abs(scoreOf(other) - scoreOf(wav))).toBeLessThanOrEqual(0.1);
    expect(other.summary).toMatchObject({
      averagePitch: within(wav.summary.averagePitch, 0.5),
      pitchVariation: within(wav.summary.pitchVariation, 0.003),
      pitchDeviationSemitones: within(wav.summary.pitchDeviationSemitones, 0.05),
      averageVolume: within(wav.summary.averageVolume, 0.01),
      // Codecs give soft sounds a level of their own.
      volumeSpread: within(wav.summary.volumeSpread, 1.5),
      pauseCount: wav.summary.pauseCount,
      totalPauseTime: within(wav.summary.totalPauseTime, 0.3),
      speechTime: within(wav.summary.speechTime, 0.8),
      syllableCount: within(wav.summary.syllableCount, 4),
      articulationRate: within(wav.summary.articulationRate, 0.15),
      warnings: [],
    });
  });
});

describe.each([-6, 6])('%d dB of gain', (gain) => {
  test.each(sessionNames)('change nothing but the volume of %s', async (name) => {
    const before = await sessionBefore(name);
    const [{ summary: was }, { summary: is }] = [await measuredBefore(name), await measure(amplified(before, gain))];
    expect(100 * (Number(is.averageVolume) - Number(was.averageVolume))).toBeCloseTo((gain * 30) / 14, 0);
    const { averageVolume, noiseFloor, timedAverages, humLevel, dcOffset, ...rest } = was;
    expect(is).toMatchObject({
      ...rest,
      volumeSpread: within(was.volumeSpread, 0.1),
      speechTime: within(was.speechTime, 0.1),
      averagePauseTime: was.averagePauseTime === null ? null : within(was.averagePauseTime, 0.05),
      totalPauseTime: within(was.totalPauseTime, 0.1),
      syllableCount: within(was.syllableCount, 1),
      speechRate: within(was.speechRate, 0.05),
      articulationRate: within(was.articulationRate, 0.05),
      signalToNoise: within(was.signalToNoise, 0.5),
    });
    expect(is.noiseFloor).toEqual(within(Number(noiseFloor) + gain, 0.2));
  });
});

test.each(['a02_en_f2.clean', 'a04_de_f4.clean', 's02_female.clean', 'e02_en_kal.clean'])(
  'noise 10 dB below the voice changes the median pitch by less than 2 %: %s',
  async (name) => {
    const samples = await samplesOf(name);
    const noise = 10 ** ((activeSpeechLevel(samples, sampleRate) - 10) / 20);
    const [clean, noisy] = [await measure(samples), await measure(withNoise(samples, noise))];
    expect(Math.abs(medianPitch(noisy) / medianPitch(clean) - 1)).toBeLessThan(0.02);
    expect(noisy.summary.warnings).toEqual(['too_noisy']);
    // White noise has half of its power in the speech band, so that there the voice lies 3 dB further above it.
    expect(noisy.summary.signalToNoise).toEqual(within(13, 1));
  },
);

const measure = (samples: Float32Array) => measureAudio(pcmFromArray(samples, sampleRate));
const norms = normsOf({ locale: 'en', kind: 'presentation' });
const scoreOf = (measures: AudioMeasures) => scoreSession(figuresOfSound(measures), norms).score ?? Number.NaN;
const amplified = (samples: Float32Array, gain: number) => samples.map((sample) => sample * 10 ** (gain / 20));
const medianPitch = ({ pitch }: AudioMeasures) =>
  Number(
    percentile(
      pitch.values.filter((value) => value !== null),
      0.5,
    ),
  );

/** The talk at -29 dBFS, so that 6 dB more do not clip it and 6 dB less are not too quiet. */
const sessionBefore = onceEach(async (name) => {
  const samples = await samplesOf(name);
  return amplified(samples, -29 - activeSpeechLevel(samples, sampleRate));
});
const measuredBefore = onceEach(async (name) => measure(await sessionBefore(name)));

const asWav = onceEach((name) => recorded(name, ['-c:a', 'pcm_s16le']));

/** The measures of an uploaded recording, which is encoded at 48 kHz, recognised and decoded. */
async function recorded(
  name: string,
  codec: readonly string[],
  inputs: readonly string[] = [],
): Promise<AudioMeasures> {
  const target = path.join(await testDirectory(), 'talk.pcm');
  const source = await sourceOf(await madeMedia(name, ['-i', flac, ...inputs, '-ar', '48000', ...codec]));
  await decodeToPcm({ ...source, target, maxSeconds: 100 });
  const pcm = pcmFromFile(target, pcmRate);
  const measures = await measureAudio(pcm);
  pcm.close();
  return measures;
}

function within(value: number | null, by: number) {
  const isNear = (other: unknown) => typeof other === 'number' && value !== null && Math.abs(other - value) <= by;
  return expect.toSatisfy(isNear, `${value} ± ${by}`);
}
