import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { personalFields } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import { createDiskBlobs } from '#infra/blobs/disk-blobs.ts';
import { openBlobs } from '#infra/blobs/open-blobs.ts';
import { listenTo } from '#infra/postgres/notifications.ts';
import { createPool } from '#infra/postgres/pool.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import { databaseIn } from '../../testing/database.ts';
import { checkpointsOf } from '../invariants/checkpoints.ts';
import { headOf } from '../invariants/read-log.ts';
import type { World } from '../invariants/verdict.ts';
import type { Addresses } from './kill-request.ts';

export type WatchedWorld = World & Readonly<{ close: () => Promise<void> }>;

const pollMs = 50;

/** Opens the data of a running server. Without addresses, database, log and blobs are in the server's folder. */
export async function watchedWorld(
  directory: string,
  { database, eventStore, blobs }: Addresses = {},
): Promise<WatchedWorld> {
  const pool = database ? createPool(database) : await databaseIn(directory);
  const notifications = await listenTo(String(pool.options.connectionString));
  const forms = { upcasters, personal: personalFields };
  const log = await openLog({ EVENTSTORE_URL: eventStore }, { pool, notifications, data: directory, ...forms });
  return {
    pool,
    store: log.store,
    blobs: blobs
      ? await openBlobs(blobs, { data: directory, use: 'read' })
      : await createDiskBlobs(path.join(directory, 'blobs')),
    async close() {
      await log.close();
      await notifications.close();
      await pool.end();
    },
  };
}

/** Waits until all checkpoints reach the current end of the log. Returns how long that took, in ms. @throws after `patienceMs` */
export async function caughtUp(world: World, patienceMs: number): Promise<number> {
  return (await lastToCatchUp(world, patienceMs)).tookMs;
}

/** Like `caughtUp`, and names the subscribers that caught up last. */
export async function lastToCatchUp({ pool, store }: World, patienceMs: number) {
  const head = await headOf(store);
  let last: readonly string[] = [];
  const tookMs = await until(
    patienceMs,
    () => `behind in the log are ${last.join(', ')}`,
    async () => {
      const behind = await behindOf(pool, head);
      if (behind.length > 0) last = behind;
      return behind.length === 0;
    },
  );
  return { tookMs, last: last.join(', ') || 'nobody' };
}

async function behindOf(pool: Pool, head: bigint): Promise<readonly string[]> {
  return [...(await checkpointsOf(pool))].filter(([, position]) => position < head).map(([name]) => name);
}

/**
 * Waits until no checkpoint is behind, no analysis is under way, and the log has not grown in between. Jobs that wait for a
 * retry start at once. Returns how long that took, in ms. @throws after `patienceMs`
 */
export function settled({ pool, store }: World, patienceMs: number): Promise<number> {
  return until(patienceMs, 'something is still under way', async () => {
    const head = await headOf(store);
    if ((await behindOf(pool, head)).length > 0) return false;
    await pool.query(`update ops.job set run_at = now() where state = 'queued' and ${ofSessions}`);
    return (await openWork(pool)) === 0 && (await headOf(store)) === head;
  });
}

const ofSessions = `kind = any ('{analysis,rendition,words,findings,feedback}')`;

async function openWork(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from ops.job where state in ('queued', 'running') and ${ofSessions}`,
  );
  return rows[0]?.count ?? 0;
}

/** Waits until `holds`. Returns how long that took, in ms. `otherwise` is the message of the timeout error. */
export async function until(
  patienceMs: number,
  otherwise: string | (() => string),
  holds: () => Promise<boolean>,
): Promise<number> {
  const from = performance.now();
  while (!(await holds())) {
    if (performance.now() - from > patienceMs) {
      const what = typeof otherwise === 'string' ? otherwise : otherwise();
      throw new Error(`${what} after ${patienceMs} ms`);
    }
    await sleep(pollMs);
  }
  return performance.now() - from;
}
