import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { ExportFile } from '../../command-area.ts';
import { chunkContent } from './assemble-take.ts';
import { chunksOf, withoutGap } from './take-table.ts';

type Tools = Readonly<{ pool: Pool; blobs: BlobStore }>;

/** What a person recorded and neither sent nor threw away: each take as far as it has arrived without a gap. */
export async function takeFiles({ pool, blobs }: Tools, ownerId: string): Promise<readonly ExportFile[]> {
  const { rows } = await pool.query<{ id: string; recordedAt: Date; size: number }>(
    `select id, recorded_at as "recordedAt", coalesce((select sum(size)::float8 from ops.take_chunk c
              where c.owner_id = t.owner_id and c.take_id = t.id), 0) as size
       from ops.take t where owner_id = $1 and session_id is null order by recorded_at`,
    [ownerId],
  );
  return rows.map(({ id, recordedAt, size }) => ({
    name: `takes/${new Date(recordedAt).toISOString().slice(0, 16).replace(':', '-')} ${id}/recording`,
    size,
    isPacked: true,
    // One that was sent or discarded meanwhile is not in it any more.
    async open() {
      const chunks = await chunksOf(pool, { ownerId, id });
      const count = withoutGap(chunks);
      return count === 0 ? null : Readable.from(chunkContent(blobs, chunks.slice(0, count)));
    },
  }));
}
