import type { Settings } from '#infra/config/settings.ts';
import type { Rules } from '#infra/http/rules.ts';
import type { Keys } from '#infra/keys/keys.ts';
import { accountRoute, userPermissionsRoute } from './account.ts';
import { bundleRoute } from './bundle.ts';
import { dataExportDownloadRoute, dataExportRoute } from './data-export.ts';
import { rolePermissionsRoute, rolesRoute } from './roles.ts';

type Limits = Pick<Settings, 'FREE_PLAN_ANALYSES' | 'DATA_EXPORT_PAUSE_HOURS'>;

export const userRoutes = (rules: Rules, settings: Limits, keys: Keys) => [
  accountRoute(rules, settings),
  bundleRoute(rules, settings),
  rolesRoute(rules),
  rolePermissionsRoute(rules),
  userPermissionsRoute(rules, settings),
  dataExportRoute(rules, settings),
  dataExportDownloadRoute(rules, keys),
];
