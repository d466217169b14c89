import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import type { ExportFile } from '../../command-area.ts';
import { textFile } from '../../export-file.ts';
import { chunkContent } from './assemble-take.ts';
import { movementOfTake } from './movement-of-take.ts';
import { chunksOf, type TakeKey, withoutGap } from './take-table.ts';

type Tools = Readonly<{ pool: Pool; blobs: BlobStore }>;

/** A person's takes that are neither finished nor discarded, each up to its first gap. */
export async function takeFiles({ pool, blobs }: Tools, ownerId: string): Promise<readonly ExportFile[]> {
  const { rows } = await pool.query<{ id: string; recordedAt: Date; size: number; hasMovement: boolean }>(
    `select id, recorded_at as "recordedAt", coalesce((select sum(size)::float8 from ops.take_chunk c
              where c.owner_id = t.owner_id and c.take_id = t.id), 0) as size,
            exists (select from ops.take_chunk c
              where c.owner_id = t.owner_id and c.take_id = t.id and c.movement is not null) as "hasMovement"
       from ops.take t where owner_id = $1 and session_id is null order by recorded_at`,
    [ownerId],
  );
  return rows.flatMap(({ id, recordedAt, size, hasMovement }) => {
    const folder = `takes/${new Date(recordedAt).toISOString().slice(0, 16).replace(':', '-')} ${id}`;
    const key = { ownerId, id };
    const recording = {
      name: `${folder}/recording`,
      size,
      isPacked: true,
      // Leaves out a take that was finished or discarded meanwhile.
      async open() {
        const chunks = await chunksOf(pool, key);
        const count = withoutGap(chunks);
        return count === 0 ? null : Readable.from(chunkContent(blobs, chunks.slice(0, count)));
      },
    };
    return [recording, ...(hasMovement ? [movementFile(pool, folder, key)] : [])];
  });
}

const movementFile = (pool: Pool, folder: string, key: TakeKey): ExportFile =>
  textFile(`${folder}/movement.json`, async () => {
    const count = withoutGap(await chunksOf(pool, key));
    return `${JSON.stringify(await movementOfTake(pool, key, count))}\n`;
  });
