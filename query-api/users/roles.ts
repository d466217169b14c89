import { permissionsOfRole } from '#domain/kernel/roles.ts';
import { roleList, rolePermissionList } from '#domain/users/contract.ts';
import type { Rules } from '#infra/http/rules.ts';
import { queryRoute } from '../query-route.ts';

export const rolesRoute = ({ signedIn }: Rules) =>
  queryRoute(roleList, {
    schemas: [],
    allow: signedIn,
    answer: async () => Object.keys(permissionsOfRole).map((name) => ({ name })),
  });

export const rolePermissionsRoute = ({ signedIn }: Rules) =>
  queryRoute(rolePermissionList, {
    schemas: [],
    allow: signedIn,
    answer: async () =>
      Object.entries(permissionsOfRole).map(([role, permissions]) => ({ role, permissions: [...permissions] })),
  });
