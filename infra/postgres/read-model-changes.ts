import type { Pool, PoolClient } from 'pg';
import { placesNow, type SpanPlace } from '../tracing/traces.ts';
import { readModelChanged } from './channels.ts';

/**
 * The receivers of a change: a person, by their id; everybody; admins; or an audience, `<kind>:<id>`, whose members a read
 * model knows. Admins and members of an audience are looked up when the change is delivered.
 */
export type Reader = string;
export const [everyone, admins] = ['everyone', 'admins'] as const;

/** A row, and one of its readers. */
export type ChangedKey = readonly [key: string, reader: Reader];

/**
 * A change of a read model, never the data itself: either the changed rows, each with a reader, or only the readers of the
 * changed rows. `traces`: the spans that the change belongs to, if traces are recorded.
 */
export type ReadModelChange = Readonly<{ name: string; position: string; traces?: readonly SpanPlace[] }> &
  (Readonly<{ rows: readonly ChangedKey[] }> | Readonly<{ to: readonly Reader[] }>);

// A notification of Postgres holds less than 8,000 bytes.
const mostBytes = 7_600;

/** An empty list notifies nobody. */
export async function announce(client: Pool | PoolClient, change: ReadModelChange): Promise<void> {
  const { name, position } = change;
  const places = placesNow();
  const facts = { name, position, ...(places.length > 0 && { traces: places }) };
  const most = mostBytes - Buffer.byteLength(JSON.stringify(places));
  const parts =
    'rows' in change
      ? split(change.rows, most).map((rows) => ({ ...facts, rows }))
      : split(change.to, most).map((to) => ({ ...facts, to }));
  for (const part of parts) await client.query('select pg_notify($1, $2)', [readModelChanged, JSON.stringify(part)]);
}

/** Splits items into parts that fit into one notification. */
function split<Item>(items: readonly Item[], most: number): readonly Item[][] {
  const parts: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item)) + 1;
    if (size > room) {
      parts.push([]);
      room = most;
    }
    parts.at(-1)?.push(item);
    room -= size;
  }
  return parts;
}
