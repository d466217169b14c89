import type { Pool } from 'pg';
import { hasOtherAdmin, loadUser, userDecider, userStream } from '#command-api/users/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { isPrivileged } from '#domain/kernel/roles.ts';
import type { ErasureReason } from '#domain/privacy/contract/calls.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { oneAtATime } from '#infra/postgres/one-at-a-time.ts';

type ErasureInput = Readonly<{ userId: string; reason: ErasureReason; note?: string | undefined }>;

/** The command for any person, without a check for the last admin. @throws user_not_found */
export const erasureCommand = ({ userId, reason, note }: ErasureInput) => ({
  stream: userStream(userId),
  decider: userDecider,
  command: { type: 'EraseUser', data: { reason, note } } as const,
});

type Tools = Readonly<{
  pool: Pool;
  store: EventStore;
  write: (addressed: ReturnType<typeof erasureCommand>) => Promise<unknown>;
}>;

/**
 * Records the erasure in the log; reactions carry it out.
 * @throws user_not_found @throws cannot_delete if no admin would be left
 */
export async function eraseUser({ pool, store, write }: Tools, wanted: ErasureInput): Promise<void> {
  const user = await loadUser(store, wanted.userId);
  if (!user || !isPrivileged(user.roles)) return void (await write(erasureCommand(wanted)));
  await oneAtATime(pool, advisoryLocks.firstAdmin, async () => {
    // If two admins erase each other at the same time, one stays.
    if (!(await hasOtherAdmin(store, wanted.userId))) refuse('cannot_delete');
    await write(erasureCommand(wanted));
  });
}
