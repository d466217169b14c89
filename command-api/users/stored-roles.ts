import type { ChangedRoles } from '#domain/users/contract/roles.ts';
import { roleDecider, rolesStream } from '#domain/users/roles/decider.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';

/** Admins' changes to roles, from the log. */
export const loadRoles = (store: Pick<EventStore, 'readStream'>): Promise<ChangedRoles> =>
  storedState(store, rolesStream, roleDecider);
