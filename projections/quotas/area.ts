import { quotaEvents } from '#domain/quotas/events.ts';
import type { AreaProjection } from '../projection.ts';
import { quotaLedgerModel } from './quota-ledger.ts';
import { quotaUsageModel } from './quota-usage.ts';

export const quotasProjection: AreaProjection = {
  schema: 'quotas',
  version: 4,
  streams: ['quota-'],
  events: quotaEvents,
  readModels: [quotaUsageModel, quotaLedgerModel],
};
