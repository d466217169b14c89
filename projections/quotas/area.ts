import { quotaEvents } from '#domain/quotas/events.ts';
import type { Projection } from '../projection.ts';
import { quotaLedgerModel } from './quota-ledger.ts';
import { quotaUsageModel } from './quota-usage.ts';

export const quotasProjection: Projection = {
  schema: 'quotas',
  version: 4,
  streams: ['quota-'],
  events: quotaEvents,
  readModels: [quotaUsageModel, quotaLedgerModel],
};
