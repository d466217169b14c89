import type { Pool } from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import { bestOf, type Figure } from './figure.ts';

const batch = 2_000;
const rounds = 3;

/** A subscription from the first event, beside batches read in plain SQL. */
export async function catchUpFigures(pool: Pool, store: EventStore, count: number): Promise<readonly Figure[]> {
  let plain = Number.POSITIVE_INFINITY;
  let ours = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    plain = Math.min(plain, await bestOf(1, () => readPlain(pool)));
    ours = Math.min(ours, await bestOf(1, () => catchUp(store, BigInt(count))));
  }
  return [
    { name: 'plain SQL: batch reads', value: `${(count / plain).toFixed(0)} events/s` },
    {
      name: 'log: catch-up',
      value: `${(count / ours).toFixed(0)} events/s`,
      ratio: plain / ours,
      to: 'plain SQL',
      goal: '≥ 0.8',
    },
  ];
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
