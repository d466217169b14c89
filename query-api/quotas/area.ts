import type { quotasArea } from '#domain/quotas/area.ts';
import type { QueryArea } from '../query-area.ts';
import { quotaLedgerQuery } from './quota-ledger.ts';

/** The use of a quota is answered with the account. */
export const quotas: QueryArea<typeof quotasArea> = () => ({ quotaLedger: quotaLedgerQuery });
