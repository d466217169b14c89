import { describe, expect, test } from 'vitest';
import { measureAudio } from './measure-audio.ts';
import { detectSpeech } from './pauses/detect-speech.ts';
import { pcmFromArray } from './pcm.ts';
import { activeSpeechLevel } from './reference/active-speech-level.ts';
import { onceEach, sampleRate, samplesOf, sessionNames } from './reference/reference-sessions.ts';
import { scanSound } from './scan/scan-sound.ts';
import { spokenLevels, summariseVolume } from './volume-summary.ts';
import { waveformOf } from './waveform.ts';

describe.each(sessionNames)('the volume of %s', (session) => {
  test('is in the middle of the scale at the nominal level of speech', async () => {
    const volume = await volumeOf(await sessionAt(session, -26));
    expect(volume).toBeGreaterThanOrEqual(0.45);
    expect(volume).toBeLessThanOrEqual(0.52);
  });

  test('is below the good range at -40 dBFS', async () => {
    expect(await volumeOf(await sessionAt(session, -40))).toBeLessThanOrEqual(0.22);
  });

  test('is high at -12 dBFS, although peaks are clipped', async () => {
    expect(await volumeOf(await sessionAt(session, -12))).toBeGreaterThanOrEqual(0.74);
  });

  test('rises by 13 points with 6 dB of gain', async () => {
    const step = (await volumeOf(await sessionAt(session, -26))) - (await volumeOf(await sessionAt(session, -32.02)));
    expect(100 * step).toBeGreaterThanOrEqual(11.9);
    expect(100 * step).toBeLessThanOrEqual(13.9);
  });
});

test('measuring only the volume gives the volume of the whole measurement', async () => {
  const session = await sessionAt('a02_en_f2.clean', -26);
  const { summary } = await measureAudio(pcmFromArray(session, sampleRate));
  expect(await volumeOf(session)).toBe(summary.averageVolume);
});

async function volumeOf(samples: Float32Array): Promise<number> {
  const cells = await scanSound(pcmFromArray(samples, sampleRate));
  const spoken = spokenLevels(waveformOf(cells).levels, await detectSpeech(cells));
  return summariseVolume(spoken).averageVolume ?? Number.NaN;
}

const levelOf = onceEach(async (session) => activeSpeechLevel(await samplesOf(session), sampleRate));

/** The talk, amplified to this speech level (dBFS) and clipped at full scale, as a recorder would. */
async function sessionAt(session: string, level: number): Promise<Float32Array> {
  const samples = await samplesOf(session);
  const gain = 10 ** ((level - (await levelOf(session))) / 20);
  return samples.map((sample) => Math.max(-1, Math.min(1, gain * sample)));
}
