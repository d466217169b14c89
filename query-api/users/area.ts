import type * as z from 'zod/mini';
import type { usersArea } from '#domain/users/area.ts';
import { emailChange } from '#domain/users/contract/account.ts';
import type { QueryArea } from '../query-area.ts';
import { query } from '../query-area.ts';
import { accountQuery, userPermissionsQuery } from './account.ts';
import { accountImportFileQuery, accountImportQuery, accountImportRowsQuery } from './account-imports.ts';
import { apiTokensQuery } from './api-tokens.ts';
import { bundleQuery } from './bundle.ts';
import { dashboardQuery } from './dashboard.ts';
import { roleMatrixQuery, rolePermissionsQuery, rolesQuery } from './roles.ts';
import { signInsQuery } from './sign-ins.ts';

type Row = Readonly<{ change: z.input<typeof emailChange.answer>['change'] }>;

const emailChangeQuery = query(emailChange, {
  allow: 'signedIn',
  async answer({ userId }, pool) {
    const { rows } = await pool.query<Row>('select email_change as change from users.user_account where id = $1', [
      userId(),
    ]);
    const change = rows[0]?.change ?? null;
    return { change: change && change.expiresAt > new Date().toISOString() ? change : null };
  },
});

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
