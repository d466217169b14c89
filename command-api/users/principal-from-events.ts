import { heldBy } from '#domain/kernel/entitlement.ts';
import { permissionsOf } from '#domain/kernel/roles.ts';
import { isActiveAt } from '#domain/users/contract/access.ts';
import { accessOf } from '#domain/users/decide-access.ts';
import { grantsOf, personIn, userDecider } from '#domain/users/decider.ts';
import { roleDecider, rolesStream } from '#domain/users/roles/decider.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import type { FindPrincipal } from '#infra/http/rules.ts';
import type { Deps } from '#infra/service.ts';
import { userStream } from './stored-user.ts';

/** Reads the person's own events: permission for a change must not depend on a read model. */
export const principalFromEvents =
  (log: Pick<Deps, 'store' | 'remembered'>): FindPrincipal =>
  async (id) => {
    const [account, changed] = await Promise.all([
      currentState(log, { stream: userStream(id), decider: userDecider }),
      currentState(log, { stream: rolesStream, decider: roleDecider }),
    ]);
    const user = personIn(account);
    const now = new Date();
    if (!user || !isActiveAt(accessOf(user), now)) return undefined;
    const { roles, benefits } = heldBy(user.roles, grantsOf(user), now);
    const { emailVerified } = user;
    return { id, roles, benefits, permissions: permissionsOf(roles, benefits, changed), emailVerified };
  };
