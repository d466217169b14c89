import fc from 'fast-check';
import { dayMs, hourMs } from '#domain/kernel/durations.ts';
import { dataExportDays } from '#domain/privacy/contract/calls.ts';
import { type DataExportCommand, dataExportDecider, type ExportState } from '#domain/privacy/decider.ts';
import { type DataExportEvent, dataExportEvents } from '#domain/privacy/events.ts';
import { isWithin, type Subject, same } from './law.ts';

const exportId = fc.constantFrom(...['1', '2', '3'].map((digit) => digit.repeat(32)));
const address = fc.constantFrom(...['a', 'b'].map((digit) => `${'0'.repeat(32)}/${digit.repeat(64)}`));
/** Pauses between exports, in hours: none, one command (commands are three hours apart), and more than one. */
const pauseHours = fc.constantFrom(0, 3, 4, 12);

export const dataExportLaws: Subject<ExportState, DataExportCommand, DataExportEvent, { latest: ExportState }> = {
  stream: 'export',
  decider: dataExportDecider,
  events: dataExportEvents,
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
  open: (latest) => ({ latest }),
  refuses: {
    RequestDataExport: ({ pauseHours: pause }, { at, before: { latest } }) =>
      latest?.status === 'making' ||
      (!!latest && latest.status !== 'failed' && at.getTime() - Date.parse(latest.requestedAt) < pause * hourMs),
    RemoveDataExport: ({ reason }, { before: { latest } }) => !latest && reason === 'asked',
  },
  leaves: {
    RequestDataExport: ({ exportId: id }, { at, after: { latest } }) =>
      same(latest, { id, status: 'making', requestedAt: at, address: null }),
    CompleteDataExport: ({ exportId: id, archive }, { at, events, before, after: { latest } }) => {
      const times = {
        madeAt: at.toISOString(),
        expiresAt: new Date(at.getTime() + dataExportDays * dayMs).toISOString(),
      };
      return isMaking(before, id)
        ? latest?.address === archive.address &&
            isWithin(Object.values(times), Object.values(events[0]?.data ?? {}) as string[])
        : events.length === 0;
    },
    FailDataExport: ({ exportId: id }, { events, before, after: { latest } }) =>
      isMaking(before, id) ? latest?.status === 'failed' : events.length === 0,
    RemoveDataExport: ({ exportId: id }, { events, after: { latest } }) =>
      id === undefined || id === latest?.id ? !latest || /removed|failed/.test(latest.status) : events.length === 0,
  },
  laws({ command, before, after, log }) {
    const requested = log.findLastIndex(({ type }) => type === 'DataExportRequested');
    const last = log.at(-1);
    return {
      'exports come one after another, none has two files, and none fails or is removed twice':
        /^(R(M?X|F))*(R(MX?|X|F)?)?$/.test(log.map(({ type }) => happened[type].letter).join('')),
      'an event names the latest export': log.slice(requested + 1).every(({ data }) => data.exportId === after?.id),
      'the state is what happened last': after?.status === (last && happened[last.type].status),
      'an export has a file while it is ready': !after || (after.address !== null) === (after.status === 'ready'),
      'an export is known by its request':
        command.type === 'RequestDataExport' ||
        same([after?.id, after?.requestedAt], [before?.id, before?.requestedAt]),
    };
  },
};

const isMaking = ({ latest }: Readonly<{ latest: ExportState }>, id: string) =>
  latest?.id === id && latest.status === 'making';
const happened = {
  DataExportRequested: { letter: 'R', status: 'making' },
  DataExportMade: { letter: 'M', status: 'ready' },
  DataExportFailed: { letter: 'F', status: 'failed' },
  DataExportRemoved: { letter: 'X', status: 'removed' },
} as const;
