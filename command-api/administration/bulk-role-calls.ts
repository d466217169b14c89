import { loadRoles, loadUser, userStream } from '#command-api/users/for-others.ts';
import type { administrationCommands } from '#domain/administration/contract/calls.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { administersUsers } from '#domain/users/contract/calls.ts';
import { permissionsIn } from '#domain/users/contract/roles.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { permitted } from '#infra/http/rules.ts';
import type { CommandHandlers, CommandTools } from '../command-area.ts';
import { userDecider } from '../users/for-others.ts';

type Calls = Pick<typeof administrationCommands, 'ChangeRolesOfUsers'>;
type Change = Readonly<{ id: string; given: string[]; taken: string[] }>;

/** Gives and removes roles of many people. Leaves out people whose roles would not change, and people who would have no role left. */
export const bulkRoleCalls = ({ store }: CommandTools): CommandHandlers<Calls> => ({
  ChangeRolesOfUsers: {
    allow: permitted(administersUsers),
    claims: 'before',
    async run({ body: { ids, give, take, reason, dryRun }, principal, send }) {
      const known = await loadRoles(store);
      if (![...give, ...take].every((role) => permissionsIn(known, role))) refuse('invalid_input', 'give');
      if (give.some((role) => take.includes(role))) refuse('invalid_input', 'take');
      const done: Change[] = [];
      const leftOut: { id: string; code: string }[] = [];
      for (const id of new Set(ids)) {
        const found = id === principal().id ? 'user_not_authorized' : await changeOf(store, id, { give, take });
        if (typeof found === 'string') {
          leftOut.push({ id, code: found });
          continue;
        }
        const { roles, ...change } = found;
        const command = { type: 'ChangeRoles', data: { roles, reason } } as const;
        if (!dryRun) await send({ stream: userStream(id), decider: userDecider, command }, `roles ${id}`);
        done.push(change);
      }
      return { done, leftOut };
    },
  },
});

type RoleChange = Readonly<{ give: readonly string[]; take: readonly string[] }>;

/** The change of a person's roles, or the code of the reason why nothing changes. */
async function changeOf(store: EventStore, id: string, { give, take }: RoleChange) {
  const user = await loadUser(store, id);
  if (!user) return 'user_not_found';
  const given = give.filter((role) => !user.roles.includes(role));
  const taken = take.filter((role) => user.roles.includes(role));
  const roles = [...user.roles.filter((role) => !taken.includes(role)), ...given];
  if (given.length + taken.length === 0) return 'unchanged';
  return roles.length === 0 ? 'no_role_left' : { id, given, taken, roles };
}
