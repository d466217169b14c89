import { administersUsers } from '#domain/users/contract/calls.ts';
import type { roleCommands } from '#domain/users/contract/roles.ts';
import { roleDecider, rolesStream } from '#domain/users/roles/decider.ts';
import { permitted } from '#infra/http/rules.ts';
import type { CommandHandlers } from '../command-area.ts';

const allow = permitted(administersUsers);
const about = { stream: rolesStream, decider: roleDecider };

/** Admins say what a role may do; it counts with the next call of everybody who has it. */
export const roleCalls: CommandHandlers<typeof roleCommands> = {
  CreateRole: {
    allow,
    async run({ body, principal, send }) {
      await send({ ...about, command: { type: 'CreateRole', data: { ...body, by: principal().id } } });
      return { role: body.role };
    },
  },
  SetRolePermissions: {
    allow,
    run: ({ params: { role }, body, principal, send }) =>
      send({ ...about, command: { type: 'SetRolePermissions', data: { role, ...body, by: principal().id } } }),
  },
};
