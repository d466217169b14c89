import { permissionsOf } from '#domain/kernel/roles.ts';
import { userPermissionList } from '#domain/users/contract.ts';
import type { Rules } from '#infra/http/rules.ts';
import { queryRoute } from '../query-route.ts';

/** One's own. */
export const userPermissionListRoute = (rules: Rules) =>
  queryRoute(userPermissionList, {
    schemas: ['users'],
    allow: rules.signedIn,
    answer: async ({ userId }, pool) => {
      const { rows } = await pool.query<{ roles: string[] }>('select roles from users.user_account where id = $1', [
        userId(),
      ]);
      return [...permissionsOf(rows[0]?.roles ?? [])];
    },
  });
