import type { Pool } from 'pg';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { Cause } from '../commands.ts';
import { deletePasswordHash } from './credentials.ts';
import { giveBack } from './reservations.ts';
import { endWaysIn } from './ways-in.ts';

type Tools = Readonly<{ pool: Pool; asStored: EventStore; handle: Handle }>;

/** Ends all sign-ins and deletes the password. */
export async function endSignIns({ pool }: Pick<Tools, 'pool'>, userId: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await endWaysIn(client, { userId });
    await deletePasswordHash(client, userId);
    // Their tokens are deleted by cascade.
    for (const table of ['refresh_family', 'device_pairing', 'one_time_token', 'last_seen', 'api_token'])
      await client.query(`delete from ops.${table} where user_id = $1`, [userId]);
  });
}

type Names = Readonly<{ ownerId: string; streams: readonly string[]; cause: Cause }>;

/** Releases addresses and usernames, so that other people can have them. */
export async function giveBackNames(
  { asStored: store, ...tools }: Tools,
  { ownerId, streams, cause }: Names,
): Promise<void> {
  for (const stream of streams) await giveBack({ ...tools, store }, { stream, ownerId }, cause);
}
