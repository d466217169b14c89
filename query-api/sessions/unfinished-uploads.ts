import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { daysKept } from '#domain/sessions/contract/takes.ts';
import { tusVersion, unfinishedUploads, uploadOffset } from '#domain/sessions/contract/uploads.ts';
import { query } from '../query-area.ts';

type Stored = Readonly<{
  id: string;
  type: 'audio' | 'video';
  size: number;
  offset: number;
  startedAt: string;
  deletedAt: string;
}>;

/** Uploads in progress have no read model: their rows are queried directly. */
async function uploadsOf(pool: Pool, ownerId: string, which: string, ...more: string[]): Promise<readonly Stored[]> {
  const { rows } = await pool.query<Stored>(
    `select id, type, size::float8 as size, recorded_at as "startedAt", changed_at + $2 * interval '1 day' as "deletedAt",
            case when session_id is null then (select coalesce(sum(c.size), 0)::float8 from ops.take_chunk c
              where c.owner_id = t.owner_id and c.take_id = t.id) else size::float8 end as "offset"
       from ops.take t where owner_id = $1 and size is not null and ${which} order by recorded_at desc, id`,
    [ownerId, daysKept, ...more],
  );
  return rows;
}

export const unfinishedUploadsQuery = query(unfinishedUploads, {
  allow: 'signedIn',
  answer: async ({ userId }, pool) => [...(await uploadsOf(pool, userId(), 'session_id is null'))],
});

export const uploadOffsetQuery = query(uploadOffset, {
  allow: 'signedIn',
  async answer({ userId, params, reply }, pool) {
    const [upload] = await uploadsOf(pool, userId(), 'id = $3', params.uploadId);
    reply.header('tus-resumable', tusVersion);
    if (!upload) return refuse('not_found');
    reply.headers({ 'upload-offset': upload.offset, 'upload-length': upload.size });
    return upload;
  },
});
