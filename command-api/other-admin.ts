import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { isPrivileged } from '#domain/kernel/roles.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { pagesOf } from '#infra/event-store/pages-of.ts';

/** Whether somebody else would be left who administers. */
export async function hasOtherAdmin(store: EventStore, userId: string): Promise<boolean> {
  const admins = new Set<string>();
  for await (const events of pagesOf(store, { prefixes: ['user-'] })) {
    for (const { type, stream, data } of events as readonly Recorded<UserEvent>[]) {
      if (type === 'UserErased') admins.delete(idOf(stream));
      if (type !== 'UserRegistered' && type !== 'RolesChanged') continue;
      if (isPrivileged(data.roles)) admins.add(idOf(stream));
      else admins.delete(idOf(stream));
    }
  }
  admins.delete(userId);
  return admins.size > 0;
}
