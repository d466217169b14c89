import { heldBy } from '#domain/kernel/entitlement.ts';
import { permissionsOf } from '#domain/kernel/roles.ts';
import { grantsOf, personIn, userDecider } from '#domain/users/decider.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { FindPrincipal } from '#infra/http/rules.ts';
import type { Deps } from '#infra/service.ts';
import { userStream } from './stored-user.ts';

/** From the person's own events: no read model decides who may change something. */
export const principalFromEvents =
  (log: Pick<Deps, 'store' | 'remembered'>): FindPrincipal =>
  async (id) => {
    const user = personIn(await currentState(log, { stream: userStream(id), decider: userDecider }));
    if (!user) return undefined;
    const { roles, benefits } = heldBy(user.roles, grantsOf(user), new Date());
    const { emailVerified } = user;
    return { id, roles, benefits, permissions: permissionsOf(roles, benefits), emailVerified };
  };
