import type { FastifyPluginAsync } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';
import { isPrivileged, permissionsOfRole } from '#domain/kernel/roles.ts';
import { administersUsers, userCommands } from '#domain/users/contract.ts';
import { userDecider } from '#domain/users/decider.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { oneAtATime } from '#infra/postgres/one-at-a-time.ts';
import { callRoute, tellPosition } from '../call-route.ts';
import { causeOf } from '../commands.ts';
import type { AccountTools } from './account-tools.ts';
import { hasOtherAdmin } from './other-admin.ts';
import { userStream } from './stored-user.ts';

/** An admin says what somebody is; the last who administers stays one. */
export function rolesRoute({ rules, claimKey, handle, pool, store }: AccountTools): FastifyPluginAsync {
  return callRoute(userCommands.ChangeRoles, {
    allow: rules.permitted(administersUsers),
    handle: async ({ params: { id }, body: { roles }, request, reply }) => {
      if (!roles.every((role) => Object.hasOwn(permissionsOfRole, role))) refuse('invalid_input', 'roles');
      const cause = causeOf(request);
      await claimKey(request, cause.commandId, { id, roles });
      const command = { type: 'ChangeRoles', data: { roles } } as const;
      const change = () => handle({ ...cause, stream: userStream(id), decider: userDecider, command });
      const { position } = isPrivileged(roles) ? await change() : await unlessLast(id, change);
      tellPosition(reply, position);
      return { id, roles };
    },
  });

  function unlessLast<Result>(userId: string, change: () => Promise<Result>): Promise<Result> {
    return oneAtATime(pool, advisoryLocks.firstAdmin, async () => {
      // Of two admins who take the role from each other at once, one stays.
      if (!(await hasOtherAdmin(store, userId))) refuse('cannot_delete');
      return change();
    });
  }
}
