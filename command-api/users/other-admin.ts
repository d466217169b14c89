import { idOf } from '#domain/kernel/ids.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import { isPrivileged } from '#domain/kernel/roles.ts';
import { prefixOf } from '#domain/stream-names.ts';
import { type Access, isActiveAt, openAccess } from '#domain/users/contract/access.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { pagesOf } from '#infra/event-store/pages-of.ts';

/** The admins, and the access of accounts that an admin has changed, up to a position of the log. */
type Known = { position: bigint; admins: Set<string>; access: Map<string, Access> };

const known = new WeakMap<EventStore, Known>();

/** Whether another admin exists who may sign in. */
export async function hasOtherAdmin(store: EventStore, userId: string): Promise<boolean> {
  const { admins, access } = await knownOf(store);
  const now = new Date();
  return [...admins].some((id) => id !== userId && isActiveAt(access.get(id) ?? openAccess, now));
}

/** Continues from the last position, so that each process reads the log once. */
async function knownOf(store: EventStore): Promise<Known> {
  const before = known.get(store);
  // A copy, so that a failed read does not change what was known.
  const next: Known = {
    position: before?.position ?? 0n,
    admins: new Set(before?.admins),
    access: new Map(before?.access),
  };
  for await (const events of pagesOf(store, { prefixes: [prefixOf('user')], after: next.position })) {
    for (const event of events as readonly Recorded<UserEvent>[]) take(next, event);
  }
  known.set(store, next);
  return next;
}

function take(next: Known, { type, stream, data, position }: Recorded<UserEvent>): void {
  const id = idOf(stream);
  next.position = position;
  switch (type) {
    case 'UserErased':
      next.admins.delete(id);
      next.access.delete(id);
      return;
    case 'UserRegistered':
    case 'RolesChanged':
      if (isPrivileged(data.roles)) next.admins.add(id);
      else next.admins.delete(id);
      return;
    case 'AccountActivated':
      next.access.set(id, { isActive: true, until: data.until });
      return;
    case 'AccountDeactivated':
      next.access.set(id, { isActive: false, until: null });
  }
}
