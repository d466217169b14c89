import { describe, expect, test } from 'vitest';
import { normsOf } from '#domain/sessions/contract/norms.ts';
import { scoreSession } from '../score/score-session.ts';
import { figuresOfSound } from '../score/sound/figures-of-sound.ts';
import { measureAudio } from './measure-audio.ts';
import { pcmFromArray } from './pcm.ts';
import { joined } from './reference/fresh-speech.ts';
import syllables from './reference/human/syllables.json' with { type: 'json' };
import { pitchErrors } from './reference/pitch-errors.ts';
import { onceEach, praatPitch, sampleRate, samplesOf } from './reference/reference-sessions.ts';

const voices = Object.entries(syllables);
const fileOf = (voice: string) => `human/${voice}`;
const measured = onceEach(async (voice) => measure(await samplesOf(fileOf(voice))));

test.each(voices)('the pitch of %s agrees with Praat', async (voice) => {
  const errors = pitchErrors(await praatPitch(fileOf(voice)), (await measured(voice)).pitch);
  expect(errors.grossPitchError).toBeLessThanOrEqual(0.001);
  expect(errors.medianCents).toBeLessThanOrEqual(0.5);
  expect(errors.voicingDecisionError).toBeLessThanOrEqual(0.01);
  expect(Math.abs(errors.medianDeviation)).toBeLessThanOrEqual(0.002);
});

test('counts at least 80 % of all syllables, and no voice gets more than 110 %', async () => {
  const found = await Promise.all(voices.map(async ([voice]) => (await measured(voice)).summary.syllableCount));
  const shares = voices.map(([, said], i) => (found[i] ?? 0) / said);
  console.table(voices.map(([voice, said], i) => ({ voice, said, found: found[i] })));
  const all = found.reduce((sum, count) => sum + count, 0) / voices.reduce((sum, [, said]) => sum + said, 0);
  expect(all).toBeGreaterThanOrEqual(0.8);
  expect(Math.max(...shares)).toBeLessThanOrEqual(1.1);
});

describe('a talk of a human voice', () => {
  test.each([
    ['a woman', voices.map(([voice]) => voice).filter((voice) => voice !== 'kennedy'), 2],
    ['a man', ['kennedy'], 3],
  ] as const)('of %s has a total score', async (_, parts, times) => {
    const sounds = await Promise.all(parts.map((voice) => samplesOf(fileOf(voice))));
    const session = figuresOfSound(await measure(joined(Array(times).fill(sounds).flat())));
    expect(scoreSession(session, normsOf({ locale: 'en', kind: 'presentation' }))).toMatchObject({
      score: expect.any(Number),
    });
  });

  test.each([1.7, 2.2, 4])(
    'with %d s of silence between two sentences has a pause if the silence is 2 s or longer',
    async (seconds) => {
      const silence = new Float32Array(seconds * sampleRate);
      const sentences = await Promise.all(['austen-0870', 'austen-0890'].map((voice) => samplesOf(fileOf(voice))));
      const { summary } = await measure(joined([withoutEnds(sentences[0]), silence, withoutEnds(sentences[1])]));
      expect(summary.pauseCount).toBe(seconds < 2 ? 0 : 1);
    },
  );
});

const measure = (samples: Float32Array) => measureAudio(pcmFromArray(samples, sampleRate));

/** Trims the samples before the first and after the last one above 1/50 of the peak. */
function withoutEnds(samples: Float32Array | undefined): Float32Array {
  if (!samples) return new Float32Array();
  const limit = samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) / 50;
  const isLoud = (sample: number) => Math.abs(sample) > limit;
  return samples.subarray(samples.findIndex(isLoud), samples.findLastIndex(isLoud));
}
