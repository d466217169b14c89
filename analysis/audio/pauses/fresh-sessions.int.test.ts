import { beforeAll, describe, expect, test } from 'vitest';
import { speechNorms } from '#domain/sessions/contract/norms.ts';
import { reportedPauses } from '#domain/sessions/contract/reported-pauses.ts';
import { pcmFromArray } from '../pcm.ts';
import { canSpeak, joined, spoken, withNoise } from '../reference/fresh-speech.ts';
import { freshTexts } from '../reference/fresh-texts.ts';
import { matchPauses } from '../reference/pause-matches.ts';
import { type Interval, sampleRate } from '../reference/reference-sessions.ts';
import { scanSound } from '../scan/scan-sound.ts';
import { percentile } from '../statistics.ts';
import { detectSpeech } from './detect-speech.ts';

const voices = ['en+m2', 'en+f4', 'de+m1', 'de+f1'];
/** Silences in seconds, one after each sentence but the last. Less than 2 s is no pause. */
const silences = [2.2, 1.7, 4.5, 3];

describe.skipIf(!canSpeak)('pauses of fresh talks (SKIPPED without espeak-ng and sox)', () => {
  const sessions: { samples: Float32Array; truth: readonly Interval[] }[] = [];

  beforeAll(async () => {
    for (const voice of voices) sessions.push(await sessionBy(voice));
  });

  test.each([
    { room: 'a silent room', noise: 0 },
    { room: 'a noisy room', noise: 0.002 },
    { room: 'a loud room', noise: 0.01 },
  ])('are found in $room, and nothing else is found', async ({ noise }) => {
    const matches = await Promise.all(
      sessions.map(async ({ samples, truth }) => matchPauses(truth, await pausesIn(withNoise(samples, noise)))),
    );
    const sum = (key: 'expected' | 'reported' | 'found') => matches.reduce((total, each) => total + each[key], 0);
    expect(sum('expected')).toBe(12);
    expect(sum('found') / sum('reported')).toBeGreaterThanOrEqual(0.98);
    expect(sum('found') / sum('expected')).toBeGreaterThanOrEqual(0.97);
    const edges = matches.flatMap(({ edgeErrors }) => edgeErrors);
    expect(percentile(edges, 0.95)).toBeLessThanOrEqual(0.2);
  });
});

async function sessionBy(voice: string) {
  const sentences = freshTexts[voice.startsWith('en') ? 'en' : 'de'];
  const pieces: Float32Array[] = [];
  const truth: Interval[] = [];
  let at = 0;
  for (const [i, sentence] of sentences.entries()) {
    const speech = await spoken(sentence, { voice, wordsPerMinute: 150 });
    const silence = silences[i] ?? 0;
    pieces.push(speech, new Float32Array(Math.round(silence * sampleRate)));
    at += speech.length / sampleRate;
    if (silence >= speechNorms.pauseSeconds) truth.push({ from: at, to: at + silence });
    at += silence;
  }
  return { samples: joined(pieces), truth };
}

async function pausesIn(samples: Float32Array) {
  const { pauses } = await detectSpeech(await scanSound(pcmFromArray(samples, sampleRate)));
  return reportedPauses(pauses, samples.length / sampleRate);
}
