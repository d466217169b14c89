import { idOf } from '#domain/kernel/ids.ts';
import { dataExport } from '#domain/privacy/contract/calls.ts';
import type { DataExportEvent } from '#domain/privacy/events.ts';
import { isStreamOf } from '#domain/stream-names.ts';
import type { UserEvent } from '#domain/users/events.ts';
import type { ReadModel } from '../projection.ts';

type Row = Readonly<{
  /** Id of the person. Only the latest export of each person has a row. */
  id: string;
  export_id: string;
  status: 'making' | 'ready' | 'failed' | 'removed';
  requested_at: string;
  made_at: string | null;
  expires_at: string | null;
  address: string | null;
  /** Bytes. */
  size: number | null;
  files: number | null;
  /** Time of a failure or a removal. */
  reason: string | null;
}>;

const nothing = { made_at: null, expires_at: null, address: null, size: null, files: null, reason: null };

export const dataExportModel: ReadModel<DataExportEvent | UserEvent, Row> = {
  name: dataExport.name,
  table: 'data_export',
  key: 'id',
  ddl: `create table data_export (
    id text primary key, export_id text not null, status text not null, requested_at timestamptz not null,
    made_at timestamptz, expires_at timestamptz, address text, size bigint, files int, reason text)`,

  keys: ({ type, stream }) => (isStreamOf('export', stream) || type === 'UserErased' ? [idOf(stream)] : []),
  readers: ({ id }) => [id],

  fold(row, event) {
    switch (event.type) {
      case 'DataExportRequested': {
        const { exportId, requestedAt } = event.data;
        const asked = { export_id: exportId, requested_at: requestedAt };
        return { id: idOf(event.stream), ...asked, status: 'making', ...nothing };
      }
      case 'DataExportMade': {
        const { archive, files, madeAt, expiresAt } = event.data;
        return row && { ...row, status: 'ready', made_at: madeAt, expires_at: expiresAt, ...archive, files };
      }
      case 'DataExportFailed':
        return row && { ...row, status: 'failed', reason: event.data.reason };
      case 'DataExportRemoved': {
        const { reason } = event.data;
        if (reason === 'erased') return undefined;
        return row && { ...row, status: 'removed', ...nothing, reason };
      }
      case 'UserErased':
        return undefined;
      default:
        return row;
    }
  },
};
