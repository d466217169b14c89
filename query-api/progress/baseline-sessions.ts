import type { Pool } from 'pg';
import { baselineSessions, type MeasuredSession, usesProgress } from '#domain/progress/contract/calls.ts';
import { permitted } from '#infra/http/rules.ts';
import { query } from '../query-area.ts';
import { measuredColumns } from './measured-row.ts';

/** The most recently chosen first. Leaves out deleted sessions and sessions without a score. */
export async function findBaselines(pool: Pool, personId: string, limit: number): Promise<MeasuredSession[]> {
  const { rows } = await pool.query<MeasuredSession>({
    name: 'baselines',
    text: `select ${measuredColumns} from progress.progress_settings s
        cross join lateral jsonb_array_elements_text(s.baselines) with ordinality as chosen (id, place)
        join progress.session_measures m on m.id = chosen.id and m.owner_id = s.user_id
      where s.user_id = $1 and m.is_scored order by chosen.place desc limit $2`,
    values: [personId, limit],
  });
  return rows;
}

export const baselineSessionsQuery = query(baselineSessions, {
  allow: permitted(...usesProgress),
  answer: ({ userId }, pool) => findBaselines(pool, userId(), 50),
});
