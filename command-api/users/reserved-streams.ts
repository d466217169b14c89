import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { loadHolder } from './stored-user.ts';

type Tools = Readonly<{ pool: Pool; store: Pick<EventStore, 'readStream'> }>;

/**
 * A unique value is reserved in a stream whose name is random. Only `ops.reserved_name` maps the value's keyed name to that
 * stream; the row goes when the value is given back. So nobody can find out any more which address an erased person had, not
 * even with all keys. In earlier versions, the stream had the value's keyed name itself.
 */
export async function streamWith({ pool }: Pick<Tools, 'pool'>, name: string): Promise<string> {
  const { rows } = await pool.query<{ stream: string }>('select stream from ops.reserved_name where name = $1', [name]);
  return rows[0]?.stream ?? name;
}

/** The holder of the value of that name; null where it is free. */
export const holderOf = async (tools: Tools, name: string): Promise<string | null> =>
  loadHolder(tools.store, await streamWith(tools, name));

/** The stream to reserve the value in: the same for all who want it at once. */
export async function streamToReserve(tools: Tools, name: string): Promise<string> {
  const stream = await streamWith(tools, name);
  if (stream !== name || (await loadHolder(tools.store, name))) return stream;
  const made = `${name.slice(0, name.indexOf('-'))}-${randomBytes(32).toString('hex')}`;
  await tools.pool.query('insert into ops.reserved_name values ($1, $2) on conflict do nothing', [name, made]);
  return streamWith(tools, name);
}

/** Nobody finds the stream by its value any more. */
export async function forgetStream({ pool }: Pick<Tools, 'pool'>, stream: string): Promise<void> {
  await pool.query('delete from ops.reserved_name where stream = $1', [stream]);
}
