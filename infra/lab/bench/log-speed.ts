import path from 'node:path';
import type { Pool } from 'pg';
import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import type { Figure } from './figure.ts';
import { appendFigures } from './log-speed-append.ts';
import { catchUpFigures } from './log-speed-read.ts';
import { rebuildFigures } from './log-speed-rebuild.ts';
import { longRebuildFigures } from './long-rebuild.ts';

/** The log and a projection of it, each compared with the same work in plain SQL in the same minute; `--long` adds a million events. */
export async function logFigures(directory: string, isLong: boolean): Promise<readonly Figure[]> {
  const { pool, notifications, close } = await openDatabase(
    { DATABASE_URL: undefined, DATABASE_WAIT_SECONDS: 0 },
    path.join(directory, 'log'),
  );
  try {
    const store = await createPostgresStore(pool, notifications);
    const appends = await appendFigures(pool, store);
    const count = await eventsIn(pool);
    const reads = await catchUpFigures(pool, store, count);
    const rebuilds = await rebuildFigures(pool, store, count);
    return [...appends, ...reads, ...rebuilds, ...(isLong ? await longRebuildFigures(pool) : [])];
  } finally {
    await close();
  }
}

async function eventsIn(pool: Pool) {
  const { rows } = await pool.query<{ count: string }>('select count(*) from event_store.events');
  return Number(rows[0]?.count);
}
