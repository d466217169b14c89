import type { Decider } from '#domain/kernel/decider.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { type ChangedRoles, fixedRole, permissionsIn, RolePermission } from '../contract/roles.ts';
import type { RoleEvent } from './events.ts';

type Decided = Readonly<{ role: string; permissions: readonly string[]; by: string; reason?: string | undefined }>;
type RoleCommand =
  | Message<'CreateRole', Decided & Readonly<{ title: string }>>
  | Message<'SetRolePermissions', Decided>;

export const rolesStream = 'roles-all' as const;

/** The permissions of each role. */
export const roleDecider: Decider<ChangedRoles, RoleCommand, RoleEvent> = {
  initialState: {},

  decide({ type, data }, changed) {
    const { role, by, reason } = data;
    const permissions = [...new Set(data.permissions)].sort();
    if (permissions.some((one) => !RolePermission.safeParse(one).success)) refuse('invalid_input', 'permissions');
    const decided = { role, permissions, by, ...(reason && { reason }) };
    const before = permissionsIn(changed, role);
    if (type === 'CreateRole') {
      const { title } = data;
      const isMade = changed[role]?.title === title && before !== undefined && isSame(before, permissions);
      if (isMade) return [];
      return before ? refuse('conflict', 'role') : [{ type: 'RoleCreated', data: { ...decided, title } }];
    }
    if (!before) return refuse('not_found');
    // Administrators keep their permissions.
    if (role === fixedRole) return refuse('access_denied');
    return isSame(before, permissions) ? [] : [{ type: 'RolePermissionsChanged', data: decided }];
  },

  evolve(changed, { type, data }) {
    switch (type) {
      case 'RoleCreated':
        return { ...changed, [data.role]: { title: data.title, permissions: data.permissions } };
      case 'RolePermissionsChanged':
        return {
          ...changed,
          [data.role]: { title: changed[data.role]?.title ?? null, permissions: data.permissions },
        };
      default:
        return changed;
    }
  },
};

const isSame = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join(' ') === [...other].sort().join(' ');
