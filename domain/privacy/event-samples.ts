import type { SamplesOf } from '#domain/kernel/stored-sample.ts';
import type { DataExportEvent } from './events.ts';

/** Events as stored. When a shape changes, its former sample moves to `oldSamples` of the area. */
export const storedSamples: SamplesOf<DataExportEvent> = {
  DataExportRequested: {
    type: 'DataExportRequested',
    data: { exportId: '6'.repeat(32), locale: 'en', requestedAt: '2026-11-21T09:00:00.000Z' },
  },
  DataExportMade: {
    type: 'DataExportMade',
    data: {
      exportId: '6'.repeat(32),
      archive: { address: `${'a'.repeat(32)}/${'0'.repeat(64)}`, size: 48_113_402 },
      files: 31,
      madeAt: '2026-11-21T09:01:00.000Z',
      expiresAt: '2026-11-28T09:01:00.000Z',
    },
  },
  DataExportFailed: { type: 'DataExportFailed', data: { exportId: '6'.repeat(32), reason: 'storage_full' } },
  DataExportRemoved: { type: 'DataExportRemoved', data: { exportId: '6'.repeat(32), reason: 'expired' } },
};
