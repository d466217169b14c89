import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import { isPrivileged } from '#domain/kernel/roles.ts';
import type { ErasureReason } from '#domain/users/contract.ts';
import { userDecider } from '#domain/users/decider.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { oneAtATime } from '#infra/postgres/one-at-a-time.ts';
import type { Cause } from '../commands.ts';
import { hasOtherAdmin } from './other-admin.ts';
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
  return oneAtATime(pool, advisoryLocks.firstAdmin, async () => {
    // Of two admins who erase each other at once, one stays.
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
