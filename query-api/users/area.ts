import type { usersArea } from '#domain/users/area.ts';
import type { QueryArea } from '../query-area.ts';
import { accountQuery, userPermissionsQuery } from './account.ts';
import { bundleQuery } from './bundle.ts';
import { rolePermissionsQuery, rolesQuery } from './roles.ts';
import { signInsQuery } from './sign-ins.ts';

export const users: QueryArea<typeof usersArea> = ({ settings, tokens }) => ({
  userAccount: accountQuery(settings),
  userBundle: bundleQuery(settings),
  signInList: signInsQuery(tokens),
  roleList: rolesQuery,
  rolePermissionList: rolePermissionsQuery,
  userPermissionList: userPermissionsQuery(settings),
});
