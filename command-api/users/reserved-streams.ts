import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { loadHolder } from './stored-user.ts';

type Tools = Readonly<{ pool: Pool; store: Pick<EventStore, 'readStream'> }>;

/**
 * Finds the stream of a unique value. Its name is random; only `ops.reserved_name` maps the value's keyed hash to it, and the
 * row is deleted when the value is released. So nobody can find out which address an erased person had, even with all keys.
 * In earlier versions the keyed hash itself was the stream's name.
 */
export async function streamWith({ pool }: Pick<Tools, 'pool'>, name: string): Promise<string> {
  const { rows } = await pool.query<{ stream: string }>('select stream from ops.reserved_name where name = $1', [name]);
  return rows[0]?.stream ?? name;
}

/** The holder of the value with this name; null if it is free. */
export const holderOf = async (tools: Tools, name: string): Promise<string | null> =>
  loadHolder(tools.store, await streamWith(tools, name));

/** The stream in which to reserve the value; parallel requests get the same one. */
export async function streamToReserve(tools: Tools, name: string): Promise<string> {
  const stream = await streamWith(tools, name);
  if (stream !== name || (await loadHolder(tools.store, name))) return stream;
  const made = `${name.slice(0, name.indexOf('-'))}-${randomBytes(32).toString('hex')}`;
  await tools.pool.query('insert into ops.reserved_name values ($1, $2) on conflict do nothing', [name, made]);
  return streamWith(tools, name);
}

/** Removes the mapping, so that nobody finds the stream by its value. */
export async function forgetStream({ pool }: Pick<Tools, 'pool'>, stream: string): Promise<void> {
  await pool.query('delete from ops.reserved_name where stream = $1', [stream]);
}
