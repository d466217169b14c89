import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { sessionPeaks, sessionSeries } from '#domain/sessions/contract.ts';
import type { AnalysisResults } from '#domain/sessions/report.ts';
import type { Rules } from '#infra/http/rules.ts';
import { queryRoute } from '../query-route.ts';
import type { ReadResults } from './analysis-results.ts';
import { thinPeaks } from './thin-series.ts';

export const sessionSeriesRoute = ({ signedIn }: Rules, readResults: ReadResults) =>
  queryRoute(sessionSeries, {
    schemas: ['sessions'],
    allow: signedIn,
    async answer({ params: { id }, userId }, pool) {
      const { pitch, volume, pauses } = await readResults<AnalysisResults>(await resultsOf(pool, id, userId()));
      return { pitch, volume, pauses: [...pauses] };
    },
  });

export const sessionPeaksRoute = ({ signedIn }: Rules, readResults: ReadResults) =>
  queryRoute(sessionPeaks, {
    schemas: ['sessions'],
    allow: signedIn,
    async answer({ params: { id }, query: { points }, userId }, pool) {
      const { peaks } = await readResults<AnalysisResults>(await resultsOf(pool, id, userId()));
      return thinPeaks(peaks, points);
    },
  });

/** Where the results of a session are; one that has none yet is not found either. */
async function resultsOf(pool: Pool, id: string, ownerId: string): Promise<string> {
  const { rows } = await pool.query<{ address: string | null }>(
    `select results ->> 'address' as address from sessions.session_detail where id = $1 and owner_id = $2`,
    [id, ownerId],
  );
  return rows[0]?.address ?? refuse('not_found');
}
