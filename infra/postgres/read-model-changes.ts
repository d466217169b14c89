import type { Pool, PoolClient } from 'pg';
import { readModelChanged } from './channels.ts';

/**
 * What changed of a read model, never the data itself: rows, each with the person whom it concerns, or all of it and
 * for whom.
 */
export type ReadModelChange = Readonly<{ name: string; position: string }> &
  (Readonly<{ rows: readonly (readonly [key: string, userId: string])[] }> | Readonly<{ to: 'everyone' | 'admins' }>);

// A notification of Postgres holds at most 8,000 bytes; a key and an id are about 70.
const rowsInOne = 80;

export async function announce(client: Pool | PoolClient, change: ReadModelChange): Promise<void> {
  for (const part of 'rows' in change ? parts(change) : [change])
    await client.query('select pg_notify($1, $2)', [readModelChanged, JSON.stringify(part)]);
}

function* parts(change: Extract<ReadModelChange, { rows: unknown }>) {
  for (let from = 0; from < change.rows.length; from += rowsInOne)
    yield { ...change, rows: change.rows.slice(from, from + rowsInOne) };
}
