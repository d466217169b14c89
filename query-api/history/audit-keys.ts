import { auditKeys } from '#domain/history/contract/proof.ts';
import { listedKeys } from '#infra/proof/heads.ts';
import { query } from '../query-area.ts';

export const auditKeysQuery = query(auditKeys, {
  allow: 'anyone',
  answer: async (_asked, pool) => [...(await listedKeys(pool))],
});
