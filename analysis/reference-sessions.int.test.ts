import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { sessionSeries } from '#domain/sessions/contract/calls.ts';
import { speechNorms } from '#domain/sessions/contract/norms.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { recording } from '#infra/lab/testing/recording.ts';
import { activeSpeechLevel } from './audio/reference/active-speech-level.ts';
import { matchPauses } from './audio/reference/pause-matches.ts';
import { pitchErrors } from './audio/reference/pitch-errors.ts';
import {
  insertedSilences,
  praatPitch,
  sampleRate,
  samplesOf,
  sessionNames,
} from './audio/reference/reference-sessions.ts';
import { mean, percentile } from './audio/statistics.ts';

type Analysed = SessionDetail & Readonly<{ series: z.infer<typeof sessionSeries.answer> }>;

const { person } = await testApp({ analysis: true });
const ada = await person();
const flac = (session: string) => fileURLToPath(new URL(`./audio/reference/${session}.flac`, import.meta.url));

describe('the reference talks, uploaded as wav', () => {
  const sessions = new Map<string, Analysed>();
  const analysed = (session: string) => sessions.get(session) as Analysed;

  beforeAll(async () => {
    const ids = new Map<string, string>();
    for (const session of sessionNames) ids.set(session, await ada.uploaded(await wavOf(session)));
    for (const [session, id] of ids) sessions.set(session, await analysis(id));
  });

  test.each(sessionNames)('the pitch of %s agrees with Praat', async (session) => {
    const errors = pitchErrors(await praatPitch(session), analysed(session).series.pitch);
    expect(errors.grossPitchError).toBeLessThanOrEqual(0.001);
    expect(errors.medianCents).toBeLessThanOrEqual(0.5);
    expect(errors.voicingDecisionError).toBeLessThanOrEqual(0.01);
    expect(Math.abs(errors.medianDeviation)).toBeLessThanOrEqual(0.002);
  });

  test('agree with Praat about voiced frames', async () => {
    const errors = sessionNames.map(async (session) =>
      pitchErrors(await praatPitch(session), analysed(session).series.pitch),
    );
    const shares = (await Promise.all(errors)).map(({ voicingDecisionError }) => voicingDecisionError);
    expect(mean(shares)).toBeLessThanOrEqual(0.005);
  });

  test('have their pauses and no others', () => {
    const matches = sessionNames
      .filter((session) => session.startsWith('e'))
      .map((session) => {
        const truth = insertedSilences(session).filter(
          ({ from, to }) => from > 0 && to - from >= speechNorms.pauseSeconds,
        );
        return matchPauses(truth, analysed(session).audioAnalysis?.pauses ?? []);
      });
    const sum = (key: 'expected' | 'reported' | 'found') => matches.reduce((total, each) => total + each[key], 0);
    expect(sum('expected')).toBe(14);
    expect(sum('found') / sum('reported')).toBeGreaterThanOrEqual(0.98);
    expect(sum('found') / sum('expected')).toBeGreaterThanOrEqual(0.97);
    const edges = matches.flatMap(({ edgeErrors }) => edgeErrors);
    expect(percentile(edges, 0.5)).toBeLessThanOrEqual(0.03);
    expect(percentile(edges, 0.95)).toBeLessThanOrEqual(0.2);
  });

  test('have every gap of 0.25 s or longer in the series, even if it is no pause', () => {
    const { series, audioAnalysis } = analysed('e02_en_kal.clean');
    expect(series.pauses.length).toBeGreaterThan(audioAnalysis?.pauses.length ?? 0);
    expect(Math.min(...series.pauses.map(({ duration }) => duration))).toBeGreaterThanOrEqual(0.25);
    expect(audioAnalysis?.pauses.every(({ duration }) => duration >= speechNorms.pauseSeconds)).toBe(true);
  });

  test('have the parts of the score that need only sound, and a total', () => {
    const { sessionScores, sessionScore, sessionLength } = analysed('e01_de_f3.pink12');
    expect(sessionLength).toBe('00:01:00');
    expect(sessionScores).toMatchObject({
      pitch: expect.any(Number),
      volume: expect.any(Number),
      pauses: expect.any(Number),
    });
    expect(sessionScores).toMatchObject({ filler_words: expect.any(Number), sentiment: null, movement: null });
    expect(sessionScore).toEqual(expect.any(Number));
  });
});

describe('the volume of a talk whose voice is', () => {
  test.each([
    { level: -26, says: 'in the middle of the scale', from: 0.45, to: 0.52 },
    { level: -40, says: 'too low', from: 0, to: 0.22 },
    { level: -12, says: 'high', from: 0.74, to: 1 },
  ])('at $level dBFS is $says', async ({ level, from, to }) => {
    const { averageVolume = null } = (await analysis(await ada.uploaded(await sessionAt(level)))).audioAnalysis ?? {};
    expect(averageVolume).toBeGreaterThanOrEqual(from);
    expect(averageVolume).toBeLessThanOrEqual(to);
  });

  test('6 dB louder is 13 points higher', async () => {
    const ids = [await ada.uploaded(await sessionAt(-26)), await ada.uploaded(await sessionAt(-32))];
    const [louder, softer] = await Promise.all(
      ids.map(async (id) => (await analysis(id)).averages.volume ?? Number.NaN),
    );
    const step = 100 * ((louder ?? Number.NaN) - (softer ?? Number.NaN));
    expect(step).toBeGreaterThanOrEqual(11.9);
    expect(step).toBeLessThanOrEqual(13.9);
  });
});

async function analysis(id: string): Promise<Analysed> {
  const session = await ada.seen<SessionDetail>(`/api/Sessions/${id}`);
  expect(session.analysisStatus).toBe('Succeeded');
  const { body } = await ada.send<Analysed['series']>(`GET /api/Sessions/${id}/Series`);
  return { ...session, series: body };
}

const wavOf = (session: string, ...filter: string[]) =>
  recording(`${session}.wav`, ['-i', flac(session), ...filter, '-c:a', 'pcm_s16le']);

/** The talk, amplified to this speech level (dBFS) and clipped at full scale, as a recorder would. */
async function sessionAt(level: number): Promise<File> {
  const session = 'a04_de_f4.clean';
  const gain = level - activeSpeechLevel(await samplesOf(session), sampleRate);
  return wavOf(session, '-af', `volume=${gain.toFixed(3)}dB`);
}
