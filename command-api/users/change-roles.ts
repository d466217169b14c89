import { refuse } from '#domain/kernel/errors.ts';
import { isPrivileged } from '#domain/kernel/roles.ts';
import { administersUsers, type userCommands } from '#domain/users/contract/calls.ts';
import { permissionsIn } from '#domain/users/contract/roles.ts';
import { userDecider } from '#domain/users/decider.ts';
import { permitted } from '#infra/http/rules.ts';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { oneAtATime } from '#infra/postgres/one-at-a-time.ts';
import { confirmationFor } from '../administration/for-others.ts';
import type { CommandHandler, CommandTools } from '../command-area.ts';
import { hasOtherAdmin } from './other-admin.ts';
import { loadRoles } from './stored-roles.ts';
import { loadUser, userStream } from './stored-user.ts';

/** An admin changes a person's roles; the last admin keeps the role. */
export const changeRoles = (tools: CommandTools): CommandHandler<typeof userCommands.ChangeRoles> => ({
  allow: permitted(administersUsers),
  async run({ params: { id }, body: { roles, reason }, ...asked }) {
    const { pool, store } = tools;
    const changed = await loadRoles(store);
    if (!roles.every((role) => permissionsIn(changed, role))) refuse('invalid_input', 'roles');
    const before = (await loadUser(store, id)) ?? refuse('user_not_found');
    const command = { type: 'ChangeRoles', data: { roles, reason } } as const;
    const change = () => asked.send({ stream: userStream(id), decider: userDecider, command });
    if (isPrivileged(roles) && !isPrivileged(before.roles)) {
      const confirmationId = await confirmationFor(tools, asked, {
        deed: { kind: 'make_admin', userId: id, roles },
        reason,
      });
      if (confirmationId) return { id, roles: [...before.roles], confirmationId };
    }
    if (isPrivileged(roles)) await change();
    else
      await oneAtATime(pool, advisoryLocks.firstAdmin, async () => {
        // If two admins take the role from each other at the same time, one stays an admin.
        if (!(await hasOtherAdmin(store, id))) refuse('last_admin');
        await change();
      });
    return { id, roles };
  },
});
