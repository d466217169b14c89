import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { sessionPeaks, sessionSeries } from '#domain/sessions/contract/calls.ts';
import type { AnalysisResults } from '#domain/sessions/contract/report.ts';
import type { TextResults } from '#domain/sessions/contract/text-report.ts';
import { query } from '../query-area.ts';
import type { ReadResults } from './analysis-results.ts';
import { calibratedResults } from './calibrated.ts';
import { thinPeaks } from './thin-series.ts';

type Session = Readonly<{ id: string; ownerId: string }>;

/** @throws not_found if the session does not belong to the person or has no results yet */
export async function seriesOf(pool: Pool, { id, ownerId }: Session, readResults: ReadResults) {
  const { sound, words, gain } = await resultsOf(pool, id, ownerId);
  const { pitch, volume, pauses, ...later } = calibratedResults(await readResults<AnalysisResults>(sound), gain);
  const { pace = null } = words === null ? {} : await readResults<TextResults>(words);
  const { pitchDynamism = null, syllableRate = null } = later;
  return { pitch, volume, pauses: [...pauses], pitchDynamism, syllableRate, pace };
}

type SeriesOptions = Readonly<{ points: number; readResults: ReadResults }>;

/** @throws not_found like `seriesOf` */
export async function peaksOf(pool: Pool, { id, ownerId }: Session, { points, readResults }: SeriesOptions) {
  const { sound } = await resultsOf(pool, id, ownerId);
  return thinPeaks((await readResults<AnalysisResults>(sound)).peaks, points);
}

export const sessionSeriesQuery = (readResults: ReadResults) =>
  query(sessionSeries, {
    allow: 'signedIn',
    answer: ({ params: { id }, userId }, pool) => seriesOf(pool, { id, ownerId: userId() }, readResults),
  });

export const sessionPeaksQuery = (readResults: ReadResults) =>
  query(sessionPeaks, {
    allow: 'signedIn',
    answer: ({ params: { id }, query: { points }, userId }, pool) =>
      peaksOf(pool, { id, ownerId: userId() }, { points, readResults }),
  });

/** The addresses of a session's results. A session without results counts as not found. */
async function resultsOf(pool: Pool, id: string, ownerId: string) {
  const { rows } = await pool.query<{ sound: string | null; words: string | null; gain: number | null }>(
    `select results ->> 'address' as sound, words -> 'results' ->> 'address' as words, gain
       from sessions.session_detail where id = $1 and owner_id = $2`,
    [id, ownerId],
  );
  const { sound, words, gain } = rows[0] ?? refuse('not_found');
  return { sound: sound ?? refuse('not_found'), words: words ?? null, gain };
}
