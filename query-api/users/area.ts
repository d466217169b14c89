import type { usersArea } from '#domain/users/area.ts';
import type { QueryArea } from '../query-area.ts';
import { accountQuery, userPermissionsQuery } from './account.ts';
import { bundleQuery } from './bundle.ts';
import { rolePermissionsQuery, rolesQuery } from './roles.ts';

export const users: QueryArea<typeof usersArea> = ({ settings }) => ({
  userAccount: accountQuery(settings),
  userBundle: bundleQuery(settings),
  roleList: rolesQuery,
  rolePermissionList: rolePermissionsQuery,
  userPermissionList: userPermissionsQuery(settings),
});
