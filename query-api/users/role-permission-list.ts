import { permissionsOfRole } from '#domain/kernel/roles.ts';
import { rolePermissionList } from '#domain/users/contract.ts';
import type { Rules } from '#infra/http/rules.ts';
import { queryRoute } from '../query-route.ts';

export const rolePermissionListRoute = (rules: Rules) =>
  queryRoute(rolePermissionList, {
    schemas: [],
    allow: rules.signedIn,
    answer: async () =>
      Object.entries(permissionsOfRole).map(([role, permissions]) => ({ role, permissions: [...permissions] })),
  });
