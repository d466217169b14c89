import type { auditArea } from '#domain/audit/area.ts';
import type { QueryArea } from '../query-area.ts';
import { auditKeysQuery } from './audit-keys.ts';
import { chainStatusQuery } from './chain-status.ts';

export const audit: QueryArea<typeof auditArea> = ({ asStored }) => ({
  auditKeys: auditKeysQuery,
  chainStatus: chainStatusQuery(asStored),
});
