import type { usersArea } from '#domain/users/area.ts';
import type { QueryArea } from '../query-area.ts';
import { accountQuery, userPermissionsQuery } from './account.ts';
import { accountImportFileQuery, accountImportQuery, accountImportRowsQuery } from './account-imports.ts';
import { apiTokensQuery } from './api-tokens.ts';
import { bundleQuery } from './bundle.ts';
import { dashboardQuery } from './dashboard.ts';
import { emailChangeQuery } from './email-change.ts';
import { roleMatrixQuery, rolePermissionsQuery, rolesQuery } from './roles.ts';
import { signInsQuery } from './sign-ins.ts';

export const users: QueryArea<typeof usersArea> = ({ settings: limits, tokens, keys }) => ({
  userAccount: accountQuery({ limits, keys }),
  userDashboard: dashboardQuery(keys),
  userBundle: bundleQuery({ limits, keys }),
  emailChange: emailChangeQuery,
  signInList: signInsQuery(tokens),
  apiTokenList: apiTokensQuery,
  roleList: rolesQuery,
  rolePermissionList: rolePermissionsQuery,
  roleMatrix: roleMatrixQuery,
  accountImport: accountImportQuery,
  accountImportRows: accountImportRowsQuery,
  accountImportFile: accountImportFileQuery,
  userPermissionList: userPermissionsQuery({ limits, keys }),
});
