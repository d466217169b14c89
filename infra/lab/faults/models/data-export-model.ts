import fc from 'fast-check';
import { type DataExportCommand, dataExportDecider, type ExportState } from '#domain/privacy/decider.ts';
import type { DataExportEvent } from '#domain/privacy/events.ts';
import type { Model } from './model.ts';

const exportId = fc.constantFrom(...['1', '2', '3'].map((digit) => digit.repeat(32)));
const address = fc.constantFrom(...['a', 'b'].map((digit) => `${'0'.repeat(32)}/${digit.repeat(64)}`));
/** For commands seven hours apart: none, less and more than one of them. */
const pauseHours = fc.constantFrom(0, 7, 8, 24);
const hourMs = 3_600_000;

export const dataExportModel: Model<ExportState, DataExportCommand, DataExportEvent> = {
  stream: 'export',
  decider: dataExportDecider,
  commands: fc.oneof(
    fc.record({
      type: fc.constant('RequestDataExport' as const),
      data: fc.record({ exportId, locale: fc.constantFrom('de' as const, 'en' as const), pauseHours }),
    }),
    fc.record({
      type: fc.constant('CompleteDataExport' as const),
      data: fc.record({ exportId, archive: fc.record({ address, size: fc.nat() }), files: fc.nat() }),
    }),
    fc.record({
      type: fc.constant('FailDataExport' as const),
      data: fc.record({ exportId, reason: fc.constantFrom('internal' as const, 'storage_full' as const) }),
    }),
    fc.record({
      type: fc.constant('RemoveDataExport' as const),
      data: fc.record(
        { exportId, reason: fc.constantFrom('asked' as const, 'expired' as const, 'erased' as const) },
        { requiredKeys: ['reason'] },
      ),
    }),
  ),
  begin() {
    let id: string | undefined;
    let status: NonNullable<ExportState>['status'] = 'removed';
    let requestedAt = new Date(0);
    let lies: string | null = null;
    return {
      apply({ type, data }, at) {
        if (type === 'RequestDataExport') {
          if (id && status === 'making') return false;
          const hours = (at.getTime() - requestedAt.getTime()) / hourMs;
          if (id && status !== 'failed' && hours < data.pauseHours) return false;
          [id, status, requestedAt, lies] = [data.exportId, 'making', at, null];
          return true;
        }
        if (type === 'RemoveDataExport') {
          if (!id) return data.reason !== 'asked';
          const isMeant = data.exportId === undefined || data.exportId === id;
          if (isMeant && status !== 'failed') [status, lies] = ['removed', null];
          return true;
        }
        if (id !== data.exportId || status !== 'making') return true;
        if (type === 'FailDataExport') status = 'failed';
        else [status, lies] = ['ready', data.archive.address];
        return true;
      },
      expected: () => (id ? { id, status, requestedAt: requestedAt.toISOString(), address: lies } : null),
    };
  },
};
