import type { Pool } from 'pg';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { Cause } from '../commands.ts';
import { deletePasswordHash } from './credentials.ts';
import { giveBack } from './reservations.ts';

type Tools = Readonly<{ pool: Pool; asStored: EventStore; handle: Handle }>;

/** Nobody can sign in as them any more. */
export async function endSignIns({ pool }: Pick<Tools, 'pool'>, userId: string): Promise<void> {
  await deletePasswordHash(pool, userId);
  // Their tokens go with them.
  await pool.query('delete from ops.refresh_family where user_id = $1', [userId]);
  await pool.query('delete from ops.device_pairing where user_id = $1', [userId]);
  await pool.query('delete from ops.one_time_token where user_id = $1', [userId]);
}

type Names = Readonly<{ ownerId: string; streams: readonly string[]; cause: Cause }>;

/** Addresses and usernames, which somebody else may have then. */
export async function giveBackNames(
  { asStored: store, ...tools }: Tools,
  { ownerId, streams, cause }: Names,
): Promise<void> {
  for (const stream of streams) await giveBack({ ...tools, store }, { stream, ownerId }, cause);
}
