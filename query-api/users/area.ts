import type { usersArea } from '#domain/users/area.ts';
import type { QueryArea } from '../query-area.ts';
import { accountQuery, userPermissionsQuery } from './account.ts';
import { bundleQuery } from './bundle.ts';
import { dashboardQuery } from './dashboard.ts';
import { emailChangeQuery } from './email-change.ts';
import { rolePermissionsQuery, rolesQuery } from './roles.ts';
import { signInsQuery } from './sign-ins.ts';

export const users: QueryArea<typeof usersArea> = ({ settings: limits, tokens, keys }) => ({
  userAccount: accountQuery({ limits, keys }),
  userDashboard: dashboardQuery(keys),
  userBundle: bundleQuery({ limits, keys }),
  emailChange: emailChangeQuery,
  signInList: signInsQuery(tokens),
  roleList: rolesQuery,
  rolePermissionList: rolePermissionsQuery,
  userPermissionList: userPermissionsQuery({ limits, keys }),
});
