import type { quotasArea } from '#domain/quotas/area.ts';
import type { QueryArea } from '../query-area.ts';
import { quotaLedgerQuery } from './quota-ledger.ts';

/** What is used of a quota is part of the account. */
export const quotas: QueryArea<typeof quotasArea> = () => ({ quotaLedger: quotaLedgerQuery });
