import { type Held, heldBy } from '#domain/kernel/entitlement.ts';
import { streamOf } from '#domain/stream-names.ts';
import { grantsOf, personIn, userDecider } from '#domain/users/decider.ts';
import { roleDecider, rolesStream } from '#domain/users/roles/decider.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';

/** The person's current permissions; none after the account was erased. */
export async function heldByPerson(store: EventStore, userId: string): Promise<Held> {
  const user = personIn(await storedState(store, streamOf('user', userId), userDecider));
  return user ? heldBy(user.roles, grantsOf(user), new Date()) : { roles: [], benefits: [] };
}

/** Roles as admins changed them. */
export const changedRoles = (store: EventStore) => storedState(store, rolesStream, roleDecider);
