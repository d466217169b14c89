import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { isPrivileged } from '#domain/kernel/roles.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

const batchSize = 2_000;

/** Whether somebody else would be left who administers. */
export async function hasOtherAdmin(store: EventStore, userId: string): Promise<boolean> {
  const admins = new Set<string>();
  for (let after = 0n, isMore = true; isMore; ) {
    const events = await store.readAll({ after, limit: batchSize, prefixes: ['user-'] });
    for (const { type, stream, data } of events as readonly Recorded<UserEvent>[]) {
      if (type === 'UserErased') admins.delete(idOf(stream));
      if (type !== 'UserRegistered' && type !== 'RolesChanged') continue;
      if (isPrivileged(data.roles)) admins.add(idOf(stream));
      else admins.delete(idOf(stream));
    }
    after = events.at(-1)?.position ?? after;
    isMore = events.length === batchSize;
  }
  admins.delete(userId);
  return admins.size > 0;
}
