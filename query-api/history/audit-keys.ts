import { auditKeys } from '#domain/history/proof.ts';
import { listedKeys } from '#infra/proof/heads.ts';
import { query } from '../query-area.ts';

export const auditKeysQuery = query(auditKeys, {
  schemas: [],
  allow: 'anyone',
  answer: async (_asked, pool) => [...(await listedKeys(pool))],
});
