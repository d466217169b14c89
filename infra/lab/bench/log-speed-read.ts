import type { Pool } from 'pg';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { type Figure, secondsOf } from './figure.ts';
import { comparedFigures, sideBySide } from './side-by-side.ts';

const batch = 2_000;

/** A subscription from the first event, compared with batches read in plain SQL. */
export async function catchUpFigures(pool: Pool, store: EventStore, count: number): Promise<readonly Figure[]> {
  const compared = await sideBySide({
    subject: async () => count / (await secondsOf(() => catchUp(store, BigInt(count)))),
    reference: async () => count / (await secondsOf(() => readPlain(pool))),
  });
  return comparedFigures(compared, {
    name: 'log: catch-up',
    referenceName: 'plain SQL: batch reads',
    to: 'plain SQL',
    goal: '≥ 0.8',
    unit: 'events/s',
  });
}

async function readPlain(pool: Pool) {
  const text = 'select * from event_store.events where position > $1 order by position limit $2';
  for (let after = '0'; ; ) {
    const { rows } = await pool.query(text, [after, batch]);
    if (rows.length === 0) return;
    after = rows.at(-1).position;
  }
}

async function catchUp(store: EventStore, end: bigint) {
  const stop = new AbortController();
  for await (const { position } of store.subscribeAll({ after: 0n, signal: stop.signal })) {
    if (position >= end) stop.abort();
  }
}
