import { permissionsOfRole } from '#domain/kernel/roles.ts';
import { roleList } from '#domain/users/contract.ts';
import type { Rules } from '#infra/http/rules.ts';
import { queryRoute } from '../query-route.ts';

export const roleListRoute = (rules: Rules) =>
  queryRoute(roleList, {
    schemas: [],
    allow: rules.signedIn,
    answer: async () => Object.keys(permissionsOfRole).map((name) => ({ name })),
  });
