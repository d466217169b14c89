import type { FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { incompleteSessions, sessionList, sessionTags } from '#domain/sessions/contract/calls.ts';
import type { SessionRow } from '#domain/sessions/contract/report.ts';
import { pageOf } from '../paged.ts';
import { query } from '../query-area.ts';
import { ownerColumns, sessionColumns, sessionRowOf } from './session-row.ts';

type Row = Parameters<typeof sessionRowOf>[0];

const statuses = {
  running: ['NotStarted', 'Running', 'ExtractingAudio', 'AnalyzingAudio', 'AudioDone', 'AnalyzingText', 'TextDone'],
  succeeded: ['Succeeded'],
  failed: ['Failed'],
} as const;

/** SQL: lower-cases every alphabet; Postgres's default rules may cover ASCII only. */
const lower = (text: string) => `lower(${text} collate "und-x-icu")`;

export const sessionListQuery = query(sessionList, {
  allow: 'signedIn',
  answer: ({ query: wanted, userId, reply }, pool) => ownRows(wanted, { personId: userId(), reply }, pool),
});

type ListQuery = Readonly<{
  cursor?: string | undefined;
  limit: number;
  search?: string | undefined;
  status?: keyof typeof statuses | undefined;
  type?: string | undefined;
  tag?: string | undefined;
}>;
type For = Readonly<{ personId: string; reply: FastifyReply }>;

/** A person's newest sessions. */
export const newestRows = async (pool: Pool, personId: string, limit: number): Promise<SessionRow[]> =>
  (await foundRows({ limit }, personId, pool)).map(sessionRowOf);

/** A page of a person's sessions, the newest first. */
export async function ownRows(wanted: ListQuery, { personId, reply }: For, pool: Pool): Promise<SessionRow[]> {
  const { limit } = wanted;
  const rows = await foundRows({ ...wanted, limit: limit + 1 }, personId, pool);
  const page = pageOf(reply, rows, { limit, cursorOf: (last) => `${last.createdAt}_${last.id}` });
  return page.map(sessionRowOf);
}

async function foundRows(wanted: ListQuery, personId: string, pool: Pool): Promise<Row[]> {
  const { cursor, limit, search, status, type, tag } = wanted;
  const [before, beforeId] = cursor === undefined ? [null, null] : readCursor(cursor);
  const { rows } = await pool.query<Row>(
    `select ${sessionColumns}, ${ownerColumns}
           from sessions.session_list l
          where l.owner_id = $1
            and ($2::timestamptz is null or (l.created_at, l.id) < ($2::timestamptz, $3::text))
            and ($4::text is null or position(${lower('$4')} in ${lower('l.name')}) > 0)
            and ($5::text[] is null or l.analysis_status = any($5))
            and ($6::text is null or l.type = $6)
            and ($8::text is null or exists (select from jsonb_array_elements_text(l.tags) as t(tag) where ${lower('t.tag')} = ${lower('$8')}))
          order by l.created_at desc, l.id desc
          limit $7`,
    [personId, before, beforeId, search || null, status ? statuses[status] : null, type, limit, tag],
  );
  return rows;
}

function readCursor(cursor: string): readonly [at: string, id: string] {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{32})$/.exec(cursor) ?? [];
  return at && id && !Number.isNaN(Date.parse(at)) ? [at, id] : refuse('invalid_input', 'cursor');
}

/** Tags in the spelling of the newest session that has them. */
export const sessionTagsQuery = query(sessionTags, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { rows } = await pool.query<{ tag: string; count: number }>(
      `select (array_agg(t.tag order by l.created_at desc, l.id desc))[1] as tag, count(*)::int as count
         from sessions.session_list l, jsonb_array_elements_text(l.tags) as t(tag)
        where l.owner_id = $1
        group by ${lower('t.tag')} order by count desc, 1`,
      [userId()],
    );
    return rows;
  },
});

/** The person's own sessions among the named ones. */
export const incompleteSessionsQuery = query(incompleteSessions, {
  allow: 'signedIn',
  async answer({ query: { ids }, userId }, pool) {
    const { rows } = await pool.query<Row>(
      `select ${sessionColumns}, ${ownerColumns} from sessions.session_list l where l.owner_id = $1 and l.id = any($2)
          order by l.created_at desc, l.id desc`,
      [userId(), ids.split(/[-,]/)],
    );
    return rows.map(sessionRowOf);
  },
});
