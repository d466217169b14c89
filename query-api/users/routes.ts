import type { Rules } from '#infra/http/rules.ts';
import { accountRoute, type Limits, userPermissionsRoute } from './account.ts';
import { bundleRoute } from './bundle.ts';
import { rolePermissionsRoute, rolesRoute } from './roles.ts';

export const userRoutes = (rules: Rules, settings: Limits) => [
  accountRoute(rules, settings),
  bundleRoute(rules, settings),
  rolesRoute(rules),
  rolePermissionsRoute(rules),
  userPermissionsRoute(rules, settings),
];
