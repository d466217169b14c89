import type { PoolClient } from 'pg';
import { readModelChanged } from './channels.ts';

/** Which rows of a read model changed, each with the person whom it concerns. Never the data itself. */
export type ReadModelChange = Readonly<{
  name: string;
  position: string;
  rows: readonly (readonly [key: string, userId: string])[];
}>;

// A notification of Postgres holds at most 8,000 bytes; a key and an id are about 70.
const rowsInOne = 80;

export async function announce(client: PoolClient, change: ReadModelChange): Promise<void> {
  for (let from = 0; from < change.rows.length; from += rowsInOne) {
    const part = { ...change, rows: change.rows.slice(from, from + rowsInOne) };
    await client.query('select pg_notify($1, $2)', [readModelChanged, JSON.stringify(part)]);
  }
}
