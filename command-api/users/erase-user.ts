import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { isPrivileged } from '#domain/kernel/roles.ts';
import type { ErasureReason } from '#domain/users/contract.ts';
import { userDecider } from '#domain/users/decider.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { Cause } from '../commands.ts';
import { loadUser, userStream } from './stored-user.ts';

type Tools = Readonly<{ pool: Pool; store: EventStore; handle: Handle }>;
type Wanted = Readonly<{ userId: string; reason: ErasureReason; cause: Cause }>;

/**
 * Writes the erasure into the log; what follows is carried out from there. Answers its position.
 * @throws user_not_found @throws cannot_delete where nobody would be left who administers
 */
export async function eraseUser(tools: Tools, wanted: Wanted): Promise<bigint> {
  const { pool, store } = tools;
  const { userId } = wanted;
  const user = await loadUser(store, userId);
  if (!user || !isPrivileged(user.roles)) return writeErasure(tools, wanted);
  return inTransaction(pool, async (client) => {
    // Of two admins who erase each other at once, one stays.
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.firstAdmin]);
    if (!(await hasOtherAdmin(store, userId))) refuse('cannot_delete');
    return writeErasure(tools, wanted);
  });
}

/** Whoever it is. @throws user_not_found */
export async function writeErasure({ handle }: Pick<Tools, 'handle'>, { userId, reason, cause }: Wanted) {
  const command = { type: 'EraseUser', data: { reason } } as const;
  const { position } = await handle({ ...cause, stream: userStream(userId), decider: userDecider, command });
  return position;
}

const batchSize = 2_000;

async function hasOtherAdmin(store: EventStore, userId: string): Promise<boolean> {
  const admins = new Set<string>();
  for (let after = 0n, isMore = true; isMore; ) {
    const events = await store.readAll({ after, limit: batchSize, prefixes: ['user-'] });
    for (const { type, stream, data } of events as readonly Recorded<UserEvent>[]) {
      if (type === 'UserRegistered' && isPrivileged(data.roles)) admins.add(idOf(stream));
      if (type === 'UserErased') admins.delete(idOf(stream));
    }
    after = events.at(-1)?.position ?? after;
    isMore = events.length === batchSize;
  }
  admins.delete(userId);
  return admins.size > 0;
}
