import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Pool } from 'pg';
import { quotasProjection } from '#projections/quotas/projection.ts';
import { rebuild } from '#projections/runner.ts';
import { type EventStore, type NewEvent, noStream } from '../event-store/event-store.ts';
import { createPostgresStore } from '../event-store/postgres-store.ts';
import { openDatabase } from '../start-up/connect.ts';
import { bestOf, type Figure } from './figure.ts';

const writers = 8;
const appendsEach = 250;
const rebuilt = 20_000;
const batch = 2_000;

/** Appends by eight writers, and a projection built from the first event: each beside the same work in plain SQL. */
export async function logFigures(directory: string): Promise<readonly Figure[]> {
  const { pool, notifications, close } = await openDatabase(
    { DATABASE_URL: undefined, DATABASE_WAIT_SECONDS: 0 },
    path.join(directory, 'log'),
  );
  try {
    const store = await createPostgresStore(pool, notifications);
    await pool.query('create table plain_events (like event_store.events including all)');
    await pool.query('create table plain_rows (id text primary key, fast int not null, relaxed int not null)');
    return [...(await appendFigures(pool, store)), ...(await rebuildFigures(pool, store))];
  } finally {
    await close();
  }
}

async function appendFigures(pool: Pool, store: EventStore): Promise<readonly Figure[]> {
  const total = writers * appendsEach;
  let position = 0;
  const plain = await bestOf(3, () =>
    byWriters(async () => {
      const { id, type, data, metadata } = reserved();
      const row = [++position, id, `quota-${randomUUID()}`, 0, type, data, metadata];
      await pool.query('insert into plain_events values ($1, $2, $3, $4, $5, $6, $7)', row);
    }),
  );
  const ours = await bestOf(3, () => byWriters(() => store.append(`quota-${randomUUID()}`, noStream, [reserved()])));
  return [
    { name: `plain SQL: insert of one event, ${writers} writers`, value: `${(total / plain).toFixed(0)} /s` },
    {
      name: `log: append of one event, ${writers} writers`,
      value: `${(total / ours).toFixed(0)} /s`,
      ratio: plain / ours,
      to: 'plain SQL',
      goal: '≥ 0.6',
    },
  ];
}

async function rebuildFigures(pool: Pool, store: EventStore): Promise<readonly Figure[]> {
  for (let at = 0; at < rebuilt; at += batch) {
    await Promise.all(
      Array.from({ length: batch }, () => store.append(`quota-${randomUUID()}`, noStream, [reserved()])),
    );
  }
  const { rows } = await pool.query<{ count: string }>('select count(*) from event_store.events');
  const count = Number(rows[0]?.count);
  const plain = await bestOf(3, () => readAndUpsert(pool));
  const ours = await bestOf(3, () => rebuild(quotasProjection, { pool, store }, () => {}));
  return [
    { name: 'plain SQL: batch read and upsert', value: `${(count / plain).toFixed(0)} events/s` },
    {
      name: 'projection: rebuild',
      value: `${(count / ours).toFixed(0)} events/s`,
      ratio: plain / ours,
      to: 'plain SQL',
      goal: '≥ 0.5',
    },
  ];
}

/** The same rows by hand: no fold, no contract, no checkpoint. */
async function readAndUpsert(pool: Pool) {
  await pool.query('truncate plain_rows');
  for (let after = '0'; ; ) {
    const { rows } = await pool.query(
      'select * from event_store.events where position > $1 order by position limit $2',
      [after, batch],
    );
    if (rows.length === 0) return;
    await pool.query(
      `insert into plain_rows select id, 0, 1 from unnest($1::text[]) id
         on conflict (id) do update set relaxed = plain_rows.relaxed + 1`,
      [rows.map(({ stream }) => stream)],
    );
    after = rows.at(-1).position;
  }
}

const byWriters = (write: () => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: writers }, async () => {
      for (let left = appendsEach; left > 0; left--) await write();
    }),
  );

function reserved(): NewEvent {
  const id = randomUUID();
  const actor = { kind: 'system', id: 'bench' } as const;
  const cause = { correlationId: id, causationId: id, commandId: id, commandHash: '', actor };
  const metadata = { ...cause, at: '2026-01-01T00:00:00.000Z', schema: 1 };
  return { type: 'AnalysisReserved', data: { sessionId: 'a'.repeat(32), analysisClass: 'relaxed' }, id, metadata };
}
