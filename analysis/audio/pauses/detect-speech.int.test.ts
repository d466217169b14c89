import { describe, expect, test } from 'vitest';
import { speechNorms } from '#domain/sessions/contract/norms.ts';
import { reportedPauses } from '#domain/sessions/contract/reported-pauses.ts';
import { pcmFromArray } from '../pcm.ts';
import { matchPauses } from '../reference/pause-matches.ts';
import { insertedSilences, sampleRate, samplesOf } from '../reference/reference-sessions.ts';
import { scanSound } from '../scan/scan-sound.ts';
import { percentile } from '../statistics.ts';
import { detectSpeech } from './detect-speech.ts';

const sessions = ['e01_de_f3.pink12', 'e02_en_kal.clean', 'e03_en_m8.brclick', 'e05_nopause.room30'];

test('finds the pauses and nothing else', async () => {
  const matches = await Promise.all(sessions.map(matchesIn));
  const sum = (key: 'expected' | 'reported' | 'found') => matches.reduce((total, each) => total + each[key], 0);
  expect(sum('expected')).toBe(14);
  expect(sum('found') / sum('reported')).toBeGreaterThanOrEqual(0.98);
  expect(sum('found') / sum('expected')).toBeGreaterThanOrEqual(0.97);
});

test('pauses end where speech begins, and begin where speech ends', async () => {
  const errors = (await Promise.all(sessions.map(matchesIn))).flatMap(({ edgeErrors }) => edgeErrors);
  expect(percentile(errors, 0.5)).toBeLessThanOrEqual(0.03);
  expect(percentile(errors, 0.95)).toBeLessThanOrEqual(0.2);
});

describe.each([
  { room: 'a silent room', talk: 'e02_en_kal.clean', pause: 45.5 },
  { room: 'a noisy room', talk: 'e01_de_f3.pink12', pause: 21.8 },
  { room: 'a room with breaths and clicks', talk: 'e03_en_m8.brclick', pause: 4.3 },
])('in $room', ({ talk, pause }) => {
  test('1.7 s of silence are no pause', async () => {
    expect(await pausesIn(await withPause(talk, { from: pause, seconds: 1.7 }))).toEqual([]);
  });

  test('2.2 s of silence are a pause', async () => {
    expect(await pausesIn(await withPause(talk, { from: pause, seconds: 2.2 }))).toHaveLength(1);
  });
});

async function matchesIn(session: string) {
  const truth = insertedSilences(session).filter(({ from, to }) => from > 0 && to - from >= speechNorms.pauseSeconds);
  return matchPauses(truth, await pausesIn(await samplesOf(session)));
}

async function pausesIn(samples: Float32Array) {
  const { pauses } = await detectSpeech(await scanSound(pcmFromArray(samples, sampleRate)));
  return reportedPauses(pauses, samples.length / sampleRate);
}

/** Speech of the talk, a piece of one of its own pauses, and speech. */
async function withPause(session: string, { from, seconds }: { from: number; seconds: number }) {
  const samples = await samplesOf(session);
  const piece = (start: number, end: number) => samples.subarray(start * sampleRate, end * sampleRate);
  const [before, after] = speechAround(session);
  return joined([piece(before.from, before.to), piece(from, from + seconds), piece(after.from, after.to)]);
}

/** The two longest stretches without an inserted silence. */
function speechAround(session: string) {
  const silences = insertedSilences(session);
  const stretches = silences.slice(1).map((silence, i) => ({ from: silences[i]?.to ?? 0, to: silence.from }));
  const [first, second] = stretches.sort((a, b) => b.to - b.from - (a.to - a.from));
  if (!first || !second) throw new Error(`${session} has no inserted silences`);
  return [first, second] as const;
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}
