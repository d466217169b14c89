import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { expect } from 'vitest';
import { placeFor } from '#infra/postgres/embedded/place.ts';
import { portFor } from '#infra/postgres/embedded/port.ts';
import { createPool, inTransaction } from '#infra/postgres/pool.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { eventually } from './eventually.ts';

/** A pool on the embedded database of the server that runs on `directory`. The server still owns the database. */
export async function databaseIn(directory: string): Promise<Pool> {
  const place = await placeFor(path.join(directory, 'postgres'));
  const password = await readFile(place.password, 'utf8');
  return createPool(`postgres://postgres:${password}@127.0.0.1:${await portFor(place, false)}/postgres`);
}

/** Starts the database of a directory without a server, for the time of `use`. */
export async function withDatabaseIn<T>(directory: string, use: (pool: Pool) => Promise<T>): Promise<T> {
  const { pool, close } = await openDatabase({ DATABASE_URL: undefined, DATABASE_WAIT_SECONDS: 0 }, directory);
  try {
    return await use(pool);
  } finally {
    await close();
  }
}

/** Event types of a stream, in order. */
export async function eventsIn(database: Pool, stream: string): Promise<readonly string[]> {
  const { rows } = await database.query<{ type: string }>(
    'select type from event_store.events where stream = $1 order by revision',
    [stream],
  );
  return rows.map(({ type }) => type);
}

/** Waits until the rendition and the coach's feedback of this session are done. */
export async function sessionDone(database: Pool, session: string): Promise<void> {
  const last = expect.arrayContaining(['RenditionMade', 'FeedbackMade']);
  await eventually(async () => expect(await eventsIn(database, `session-${session}`)).toEqual(last));
}

/**
 * Waits until every session is analysed and has its rendition, so that no job is running when a test changes the behaviour of ffmpeg.
 * `endOfSessions`: position of the last event of a session, if the log is not in the database.
 */
export async function workDone(database: Pool, endOfSessions: () => bigint | null = () => null): Promise<void> {
  const open = `select kind, state from ops.job
     where state in ('queued', 'running') and kind in ('analysis', 'rendition', 'words', 'findings', 'feedback')
     union all
     select 'reaction', name from ops.reaction_checkpoint
     where name = 'sessions'
       and position < coalesce($1::bigint, (select max(position) from event_store.events where stream ^@ 'session-'))`;
  await eventually(async () => expect((await database.query(open, [endOfSessions()])).rows).toEqual([]));
}

/** Runs `work` while a transaction holds the locks of the statements in `locks`. Disables the timeout for idle transactions. */
export async function whileLocked(database: Pool, locks: readonly string[], work: () => Promise<void>): Promise<void> {
  await inTransaction(database, async (client) => {
    for (const sql of ['set local idle_in_transaction_session_timeout = 0', ...locks]) await client.query(sql);
    await work();
  });
}
