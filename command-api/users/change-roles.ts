import { refuse } from '#domain/kernel/errors.ts';
import { isPrivileged, permissionsOfRole } from '#domain/kernel/roles.ts';
import { administersUsers, type userCommands } from '#domain/users/contract.ts';
import { userDecider } from '#domain/users/decider.ts';
import { permitted } from '#infra/http/rules.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { oneAtATime } from '#infra/postgres/one-at-a-time.ts';
import type { CommandHandler, CommandTools } from '../command-area.ts';
import { hasOtherAdmin } from '../other-admin.ts';
import { userStream } from '../stored-user.ts';

/** An admin says what somebody is; the last who administers stays one. */
export const changeRoles = ({ pool, store }: CommandTools): CommandHandler<typeof userCommands.ChangeRoles> => ({
  allow: permitted(administersUsers),
  async run({ params: { id }, body: { roles }, send }) {
    if (!roles.every((role) => Object.hasOwn(permissionsOfRole, role))) refuse('invalid_input', 'roles');
    const command = { type: 'ChangeRoles', data: { roles } } as const;
    const change = () => send({ stream: userStream(id), decider: userDecider, command });
    if (isPrivileged(roles)) await change();
    else
      await oneAtATime(pool, advisoryLocks.firstAdmin, async () => {
        // Of two admins who take the role from each other at once, one stays.
        if (!(await hasOtherAdmin(store, id))) refuse('cannot_delete');
        await change();
      });
    return { id, roles };
  },
});
