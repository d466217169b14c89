import type { Settings } from '#infra/config/settings.ts';
import type { Rules } from '#infra/http/rules.ts';
import { accountRoute, userPermissionsRoute } from './account.ts';
import { bundleRoute } from './bundle.ts';
import { rolePermissionsRoute, rolesRoute } from './roles.ts';

export const userRoutes = (rules: Rules, settings: Pick<Settings, 'FREE_PLAN_ANALYSES'>) => [
  accountRoute(rules, settings),
  bundleRoute(rules, settings),
  rolesRoute(rules),
  rolePermissionsRoute(rules),
  userPermissionsRoute(rules, settings),
];
