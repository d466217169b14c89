import type { Pool } from 'pg';
import { hasOtherAdmin, loadUser, userStream } from '#command-api/users/for-others.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { isPrivileged } from '#domain/kernel/roles.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { oneAtATime } from '#infra/postgres/one-at-a-time.ts';
import { userDecider } from '../users/for-others.ts';

type Closing = Readonly<{ id: string; reason: string }>;

const closingCommand = ({ id, reason }: Closing) => ({
  stream: userStream(id),
  decider: userDecider,
  command: { type: 'DeactivateAccount', data: { reason } } as const,
});

type Tools = Readonly<{
  pool: Pool;
  store: EventStore;
  write: (addressed: ReturnType<typeof closingCommand>) => Promise<unknown>;
}>;

/** @throws user_not_found @throws last_admin if no admin would be left */
export async function closeAccount({ pool, store, write }: Tools, closing: Closing): Promise<void> {
  const user = await loadUser(store, closing.id);
  if (!user || !isPrivileged(user.roles)) return void (await write(closingCommand(closing)));
  await oneAtATime(pool, advisoryLocks.firstAdmin, async () => {
    // If two admins close each other's account at the same time, one account stays open.
    if (!(await hasOtherAdmin(store, closing.id))) refuse('last_admin');
    await write(closingCommand(closing));
  });
}
