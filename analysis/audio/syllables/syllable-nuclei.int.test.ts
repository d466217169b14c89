import { beforeAll, describe, expect, test } from 'vitest';
import { measureAudio } from '../measure-audio.ts';
import type { AudioMeasures } from '../measures.ts';
import { pcmFromArray } from '../pcm.ts';
import { canSpeak, spoken, syllablesOf, withNoise } from '../reference/fresh-speech.ts';
import { freshTexts } from '../reference/fresh-texts.ts';
import { onceEach, sampleRate, samplesOf, sessionNames } from '../reference/reference-sessions.ts';
import { mean } from '../statistics.ts';

const speakers = ['en+m3', 'en+f2', 'de+m7', 'de+f5'].flatMap((voice) =>
  [120, 165, 210].map((wordsPerMinute) => ({ voice, wordsPerMinute })),
);

describe.skipIf(!canSpeak)('syllables of fresh talks (SKIPPED without espeak-ng and sox)', () => {
  const sessions: { voice: string; samples: Float32Array; truth: number; measures: AudioMeasures }[] = [];

  beforeAll(async () => {
    for (const speaker of speakers) {
      const text = freshTexts[speaker.voice.startsWith('en') ? 'en' : 'de'].join(' ');
      const truth = await syllablesOf(text, speaker.voice);
      const samples = await spoken(text, speaker);
      sessions.push({ voice: speaker.voice, samples, truth, measures: await measure(samples) });
    }
  });

  test.each([
    { room: 'in silence', ratio: null, mean: 0.04, worst: 0.08 },
    { room: 'in noise 20 dB below the voice', ratio: 20, mean: 0.06, worst: 0.12 },
  ])('are counted $room', async ({ ratio, mean: allowed, worst }) => {
    const errors = await Promise.all(
      sessions.map(async ({ samples, truth, measures }) => {
        const noisy = (decibels: number) => withNoise(samples, rms(samples) * 10 ** (-decibels / 20));
        const { summary } = ratio === null ? measures : await measure(noisy(ratio));
        return Math.abs(summary.syllableCount / truth - 1);
      }),
    );
    expect(mean(errors)).toBeLessThanOrEqual(allowed);
    expect(Math.max(...errors)).toBeLessThanOrEqual(worst);
  });

  test('are more per second if the same voice speaks faster', () => {
    const rates = sessions.map(({ measures }) => measures.summary.articulationRate);
    for (let first = 0; first < rates.length; first += 3) {
      const ofVoice = rates.slice(first, first + 3).map(Number);
      expect(ofVoice).toEqual(ofVoice.toSorted((a, b) => a - b));
    }
  });
});

describe('a reference talk', () => {
  test.each(sessionNames)('%s has the syllable rate of human speech', async (session) => {
    const { summary, syllableNuclei, pauses } = await measuresOf(session);
    expect(summary.articulationRate).toBeGreaterThan(3.3);
    expect(summary.articulationRate).toBeLessThan(5.5);
    expect(summary.speechRate).toBeLessThan(Number(summary.articulationRate));
    const isInGap = (time: number) => pauses.some((gap) => time >= gap.offset && time < gap.offset + gap.duration);
    expect(syllableNuclei.filter(isInGap)).toEqual([]);
  });

  test('has the same number of syllables in a noisy room, within 5 %', async () => {
    const [clean, noisy] = [await measuresOf('a04_de_f4.clean'), await measuresOf('a04_de_f4.white10')];
    expect(Math.abs(noisy.summary.syllableCount / clean.summary.syllableCount - 1)).toBeLessThan(0.05);
  });
});

const measure = (samples: Float32Array) => measureAudio(pcmFromArray(samples, sampleRate));
const measuresOf = onceEach(async (session) => measure(await samplesOf(session)));

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
