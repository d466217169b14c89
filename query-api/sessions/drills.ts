import { refuse } from '#domain/kernel/errors.ts';
import type { ClipMeasures } from '#domain/sessions/contract/clips.ts';
import { drillList, drillResult } from '#domain/sessions/contract/drills.ts';
import { judgeDrill } from '#domain/sessions/contract/judge-drill.ts';
import type { NormsOf } from '#domain/sessions/contract/norms.ts';
import { query } from '../query-area.ts';

export const drillResultQuery = (normsOf: NormsOf) =>
  query(drillResult, {
    allow: 'signedIn',
    async answer({ params: { clipId }, query: { drill, locale }, userId }, pool) {
      const { rows } = await pool.query<{ measures: ClipMeasures | null }>(
        'select measures from ops.clip where owner_id = $1 and id = $2',
        [userId(), clipId],
      );
      const { measures } = rows[0] ?? refuse('not_found');
      return judgeDrill(drill, measures ?? refuse('conflict'), { locale, normsOf });
    },
  });

const week = `interval '6 days'`;

export const drillListQuery = query(drillList, {
  allow: 'signedIn',
  async answer({ query: { timeZone }, userId }, pool) {
    const known = await pool.query('select 1 from pg_timezone_names where name = $1', [timeZone]);
    if (known.rowCount === 0) refuse('invalid_input', 'timeZone');
    const { rows: drills } = await pool.query(
      `select id, drill, verdict, value, kept_at as "keptAt" from sessions.drill_list
        where owner_id = $1 order by kept_at desc, id limit 100`,
      [userId()],
    );
    const { rows } = await pool.query<{ days: number }>(
      `select count(distinct (kept_at at time zone $2)::date)::int as days from sessions.drill_list
        where owner_id = $1 and (kept_at at time zone $2)::date >= (now() at time zone $2)::date - ${week}`,
      [userId(), timeZone],
    );
    return { days: rows[0]?.days ?? 0, drills };
  },
});
