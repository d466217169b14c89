import type { Pool } from 'pg';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { eventsAppended } from '#infra/postgres/channels.ts';

const owner = 'a'.repeat(32);
const blob = { address: `${owner}/${'0'.repeat(64)}`, size: 960_044, contentType: 'audio/wav', demuxer: 'wav' };
const created = {
  ...{ ownerId: owner, name: 'Probe', locale: 'de', type: 'audio', analysisClass: 'relaxed', origin: 'upload' },
  ...{ recordedAt: '2026-01-01T00:00:00.000Z', media: blob, quotaPeriod: '202601' },
};
const cause = { commandId: owner, commandHash: '', correlationId: owner, causationId: owner };
const metadata = { ...cause, actor: { kind: 'system', id: 'test' }, at: '2026-01-01T00:00:00.000Z', schema: 1 };

/**
 * Adds this many sessions without an owner, so that work on the log takes a while. Do not use it in a product with reactions,
 * which would analyse each session.
 */
export async function lengthenLog(database: Pool, sessions: number): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.logWriter]);
    await client.query(
      `insert into event_store.events
       select (select coalesce(max(position), 0) from event_store.events) + n, gen_random_uuid(),
              'session-' || md5(n::text), 0, 'SessionCreated', $2, $3
         from generate_series(1, $1) n`,
      [sessions, created, metadata],
    );
    await client.query(`notify ${eventsAppended}`);
    await client.query('commit');
  } finally {
    client.release();
  }
}
