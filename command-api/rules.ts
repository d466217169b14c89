import { permissionsOf } from '#domain/kernel/roles.ts';
import { userDecider } from '#domain/users/decider.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { FindPrincipal } from '#infra/http/rules.ts';

/** From the person's own events: no read model decides who may change something. */
export const principalFromEvents =
  (store: EventStore): FindPrincipal =>
  async (id) => {
    const events = (await store.readStream(`user-${id}`)) as readonly UserEvent[];
    const user = events.reduce(userDecider.evolve, userDecider.initialState);
    if (!user) return undefined;
    const { roles, emailVerified } = user;
    return { id, roles, permissions: permissionsOf(roles), emailVerified };
  };
