import { daysKept, unfinishedTakes } from '#domain/sessions/contract/takes.ts';
import { query } from '../query-area.ts';

/** Takes in progress have no read model: their rows are queried directly. */
export const unfinishedTakesQuery = query(unfinishedTakes, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { rows } = await pool.query(
      `select id, type, recorded_at as "recordedAt", seconds, chapters, presentation_id as "presentationId",
              slides as timestamps, changed_at + $2 * interval '1 day' as "deletedAt",
              coalesce((select min(at) from generate_series(0, (select count(*) from ops.take_chunk c
                 where c.owner_id = t.owner_id and c.take_id = t.id)) at
                where not exists (select from ops.take_chunk c
                  where c.owner_id = t.owner_id and c.take_id = t.id and c.number = at)), 0)::int as chunks
         from ops.take t where owner_id = $1 and session_id is null and size is null order by recorded_at desc, id`,
      [userId(), daysKept],
    );
    return rows;
  },
});
