import { permissionsOfRole } from '#domain/kernel/roles.ts';
import { roleList, rolePermissionList } from '#domain/users/person-contract.ts';
import { query } from '../query-area.ts';

export const rolesQuery = query(roleList, {
  schemas: [],
  allow: 'signedIn',
  answer: async () => Object.keys(permissionsOfRole).map((name) => ({ name })),
});

export const rolePermissionsQuery = query(rolePermissionList, {
  schemas: [],
  allow: 'signedIn',
  answer: async () =>
    Object.entries(permissionsOfRole).map(([role, permissions]) => ({ role, permissions: [...permissions] })),
});
