import type { Pool } from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import { identityOf } from '../event-store/log-identity.ts';
import { pagesOf } from '../event-store/pages-of.ts';
import { inTransaction } from '../postgres/pool.ts';
import { upkeepMark } from '../postgres/upkeep-marks.ts';
import { deleteUnneeded } from './blob-references.ts';
import type { BlobStore } from './blob-store.ts';

type Tools = Readonly<{ pool: Pool; asStored: EventStore; blobs: BlobStore }>;

const id = /[0-9a-f]{32}/g;
/** A reference is made moments before the event of an upload; a day leaves room for every retry. */
const oldAfter = '1 day';
const mostAtOnce = 1_000;

/**
 * A reference is made before the object that needs the blob. After a crash in between, the object may never be created, and no
 * event names its id. This function reads the new events in the log, marks references whose object exists, and ends references
 * that are a day old without one. Returns the number of ended references. Takes and clips have rows instead of events.
 */
export async function sweepReferences({ pool, asStored, blobs }: Tools): Promise<number> {
  const mark = upkeepMark(pool, 'sweep-references');
  const log = await identityOf(asStored);
  const { reached, log: markedIn } = await mark.read();
  const [end] = await asStored.readAll({ direction: 'backwards', limit: 1 });
  // If the position is of another log, or beyond the end of this one, read the whole log again.
  const isOfThisLog = markedIn === log && BigInt(reached) <= (end?.position ?? 0n);
  const { rows } = await pool.query<{ now: string }>('select now()::text as now');
  for await (const events of pagesOf(asStored, { after: isOfThisLog ? BigInt(reached) : 0n })) {
    const ids = new Set(events.flatMap(({ stream, data }) => `${stream} ${JSON.stringify(data)}`.match(id) ?? []));
    await pool.query('update ops.blob_reference set has_come = true where session_id = any($1) and not has_come', [
      [...ids],
    ]);
    await mark.write({ reached: `${events.at(-1)?.position ?? 0n}`, log });
  }
  return endThoseThatNeverCame({ pool, blobs }, rows[0]?.now ?? '-infinity');
}

/** `readAt`: all events that existed at this time have been read. */
function endThoseThatNeverCame({ pool, blobs }: Omit<Tools, 'asStored'>, readAt: string): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ address: string }>(
      `delete from ops.blob_reference where (address, session_id) in (
         select address, session_id from ops.blob_reference reference
          where not has_come and session_id ~ '^([0-9a-f]{32}$|take-|clip |comparison )' and created_at < $1::timestamptz - interval '${oldAfter}'
            and not exists (select from ops.take where reference.session_id = 'take-' || owner_id || '-' || id)
            and not exists (select from ops.engine_comparison where reference.session_id = 'comparison ' || id)
            and not exists (select from ops.clip where reference.session_id = 'clip ' || owner_id || '/' || id)
          order by created_at limit ${mostAtOnce})
       returning address`,
      [readAt],
    );
    await deleteUnneeded(client, [...new Set(rows.map(({ address }) => address))], blobs);
    return rows.length;
  });
}
