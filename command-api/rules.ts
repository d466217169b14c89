import { permissionsOf } from '#domain/kernel/roles.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { FindPrincipal } from '#infra/http/rules.ts';
import { loadUser } from './users/stored-user.ts';

/** From the person's own events: no read model decides who may change something. */
export const principalFromEvents =
  (store: EventStore): FindPrincipal =>
  async (id) => {
    const user = await loadUser(store, id);
    if (!user) return undefined;
    const { roles, emailVerified } = user;
    return { id, roles, permissions: permissionsOf(roles), emailVerified };
  };
