import { auditKeys } from '#domain/audit/contract.ts';
import type { Rules } from '#infra/http/rules.ts';
import { listedKeys } from '#infra/proof/heads.ts';
import { queryRoute } from '../query-route.ts';

export const auditKeysRoute = ({ anyone }: Rules) =>
  queryRoute(auditKeys, {
    schemas: [],
    allow: anyone,
    answer: async (_asked, pool) => [...(await listedKeys(pool))],
  });
