import { useState } from 'react';
import type { RoleRow } from '#domain/users/contract/roles.ts';

/** The unsaved change of one role. */
export type RoleChange = Readonly<{ role: RoleRow; after: string[]; given: string[]; taken: string[] }>;

/** The matrix of roles and permissions with its unsaved changes. */
export type RoleDraft = ReturnType<typeof useRoleDraft>;

export function useRoleDraft(roles: readonly RoleRow[]) {
  const [edited, setEdited] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [added, setAdded] = useState<readonly string[]>([]);
  const of = ({ role, permissions }: RoleRow) => edited[role] ?? permissions;
  const changes = roles.flatMap((role): RoleChange[] => {
    const after = [...of(role)];
    const given = after.filter((one) => !role.permissions.includes(one));
    const taken = role.permissions.filter((one) => !after.includes(one));
    return given.length + taken.length > 0 ? [{ role, after, given, taken }] : [];
  });
  const inUse = roles.flatMap(({ permissions, initially }) => [...permissions, ...(initially ?? [])]);
  return {
    changes,
    /** The rows of the matrix. */
    permissions: [...new Set([...inUse, ...added])].sort(),
    has: (role: RoleRow, permission: string) => of(role).includes(permission),
    set: (role: RoleRow, permission: string, on: boolean) =>
      setEdited((before) => {
        const now = (before[role.role] ?? role.permissions).filter((one) => one !== permission);
        return { ...before, [role.role]: on ? [...now, permission] : now };
      }),
    addRow: (permission: string) => setAdded((before) => [...before, permission]),
    reset: () => setEdited({}),
  };
}
