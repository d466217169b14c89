import type { Rules } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { accountRoute, type Limits, userPermissionsRoute } from './account.ts';
import { bundleRoute } from './bundle.ts';
import { dataExportDownloadRoute, dataExportRoute, type ExportLimits } from './data-export.ts';
import { rolePermissionsRoute, rolesRoute } from './roles.ts';

export const userRoutes = (rules: Rules, settings: Limits & ExportLimits, keys: Keys) => [
  accountRoute(rules, settings),
  bundleRoute(rules, settings),
  rolesRoute(rules),
  rolePermissionsRoute(rules),
  userPermissionsRoute(rules, settings),
  dataExportRoute(rules, settings),
  dataExportDownloadRoute(rules, keys),
];
