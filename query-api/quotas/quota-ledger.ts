import type * as z from 'zod/mini';
import { refuse } from '#domain/kernel/errors.ts';
import { quotaLedger } from '#domain/quotas/contract/calls.ts';
import { pageOf } from '../paged.ts';
import { query } from '../query-area.ts';

type Row = z.input<typeof quotaLedger.answer>[number];

/** The ledger does not store why units were returned; the state of the session tells the reason. */
const columns = `l.id, l.kind, l.quota_class as "quotaClass", l.state, l.seconds, l.taken_at as "takenAt", l.settled_at as "settledAt",
  case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as session,
  case when l.state <> 'given_back' then null when l.kind = 'live_transcription' then 'not_needed' when s.id is null then 'deleted' when l.kind = 'ai_feedback' then 'failed'
    when s.analysis_status = 'Failed' then 'failed' when s.score_withheld is not null then 'without_score'
    else 'not_needed' end as reason`;

export const quotaLedgerQuery = query(quotaLedger, {
  allow: 'signedIn',
  async answer({ query: { cursor, limit }, userId, reply }, pool) {
    const [before, beforeId] = cursor === undefined ? [null, null] : readCursor(cursor);
    const { rows } = await pool.query<Row>(
      `select ${columns} from quotas.quota_ledger l
         left join sessions.session_list s on s.id = l.session_id and s.owner_id = l.owner_id
        where l.owner_id = $1 and ($2::timestamptz is null or (l.taken_at, l.id) < ($2::timestamptz, $3::text))
        order by l.taken_at desc, l.id desc limit $4`,
      [userId(), before, beforeId, limit + 1],
    );
    const page = pageOf(reply, rows, { limit, cursorOf: (last) => `${last.takenAt}_${last.id}` });
    return page;
  },
});

function readCursor(cursor: string): readonly [at: string, id: string] {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\w+-[\w-]+)$/.exec(cursor) ?? [];
  return at && id && !Number.isNaN(Date.parse(at)) ? [at, id] : refuse('invalid_input', 'cursor');
}
