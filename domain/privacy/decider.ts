import type { Decider } from '#domain/kernel/decider.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { refuse } from '#domain/kernel/errors.ts';
import type { Message } from '#domain/kernel/message.ts';
import { dataExportDays, nextDataExport } from './contract/calls.ts';
import type { DataExportEvent } from './events.ts';

type Events = { [E in DataExportEvent as E['type']]: E['data'] };

/** The latest export that the person requested; null before the first. */
export type ExportState = Readonly<{
  id: string;
  status: 'making' | 'ready' | 'failed' | 'removed';
  requestedAt: string;
  /** The address of the archive, once it is ready. */
  address: string | null;
}> | null;

export type DataExportCommand =
  | Message<'RequestDataExport', Readonly<{ exportId: string; locale: 'de' | 'en'; pauseHours: number }>>
  | Message<'CompleteDataExport', Pick<Events['DataExportMade'], 'exportId' | 'archive' | 'files'>>
  | Message<'FailDataExport', Events['DataExportFailed']>
  /** Without an id: the latest one. */
  | Message<
      'RemoveDataExport',
      Readonly<{ exportId?: string; reason: Exclude<Events['DataExportRemoved']['reason'], 'replaced'> }>
    >;

/** A person's exports of their own data: one at a time. */
export const dataExportDecider: Decider<ExportState, DataExportCommand, DataExportEvent> = {
  initialState: null,

  decide(command, latest, now) {
    switch (command.type) {
      case 'RequestDataExport':
        return decideRequest(command.data, latest, now);
      case 'CompleteDataExport': {
        const { exportId, archive, files } = command.data;
        // The export was removed, failed, or was made by another worker meanwhile.
        if (latest?.id !== exportId || latest.status !== 'making') return [];
        const expiresAt = new Date(now.getTime() + dataExportDays * dayMs).toISOString();
        const data = { exportId, archive, files, madeAt: now.toISOString(), expiresAt };
        return [{ type: 'DataExportMade', data }];
      }
      case 'FailDataExport': {
        const { exportId, reason } = command.data;
        if (latest?.id !== exportId || latest.status !== 'making') return [];
        return [{ type: 'DataExportFailed', data: { exportId, reason } }];
      }
      case 'RemoveDataExport': {
        const { reason } = command.data;
        if (!latest) return reason === 'asked' ? refuse('not_found') : [];
        const { exportId = latest.id } = command.data;
        return latest.id === exportId && isThere(latest) ? [removed(exportId, reason)] : [];
      }
    }
  },

  evolve(latest, event) {
    switch (event.type) {
      case 'DataExportRequested': {
        const { exportId, requestedAt } = event.data;
        return { id: exportId, status: 'making', requestedAt, address: null };
      }
      case 'DataExportMade':
        return latest && { ...latest, status: 'ready', address: event.data.archive.address };
      case 'DataExportFailed':
        return latest && { ...latest, status: 'failed' };
      case 'DataExportRemoved':
        return latest && { ...latest, status: 'removed', address: null };
      default:
        // A newer version may have written events that this one does not know.
        return latest;
    }
  },
};

type Request = Extract<DataExportCommand, { type: 'RequestDataExport' }>['data'];

function decideRequest({ exportId, locale, pauseHours }: Request, latest: ExportState, now: Date): DataExportEvent[] {
  if (latest?.status === 'making') return refuse('already_running');
  if (nextDataExport(latest, { pauseHours, now }) !== null) return refuse('too_many_requests');
  const data = { exportId, locale, requestedAt: now.toISOString() };
  const requested: DataExportEvent = { type: 'DataExportRequested', data };
  return latest?.status === 'ready' ? [removed(latest.id, 'replaced'), requested] : [requested];
}

const isThere = ({ status }: NonNullable<ExportState>) => status === 'making' || status === 'ready';

const removed = (exportId: string, reason: Events['DataExportRemoved']['reason']): DataExportEvent => ({
  type: 'DataExportRemoved',
  data: { exportId, reason },
});
