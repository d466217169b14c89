import { userAccount } from '#domain/users/contract.ts';
import type { Settings } from '#infra/config/settings.ts';
import type { Rules } from '#infra/http/rules.ts';
import { queryRoute } from '../query-route.ts';
import { accountSchemas, storedAccount } from './stored-account.ts';

export const userAccountRoute = (rules: Rules, { FREE_PLAN_ANALYSES }: Settings) =>
  queryRoute(userAccount, {
    schemas: accountSchemas,
    allow: rules.signedIn,
    answer: ({ userId }, pool) => storedAccount(pool, userId(), FREE_PLAN_ANALYSES),
  });
