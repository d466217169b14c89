import type { quotasArea } from '#domain/quotas/area.ts';
import type { QueryArea } from '../query-area.ts';
import { quotaLedgerQuery } from './quota-ledger.ts';

/** The used quota is part of the account's answer. */
export const quotas: QueryArea<typeof quotasArea> = () => ({ quotaLedger: quotaLedgerQuery });
