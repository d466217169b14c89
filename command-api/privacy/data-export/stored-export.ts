import { type DataExportCommand, dataExportDecider, type ExportState } from '#domain/privacy/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';

export const toDataExport = (userId: string, command: DataExportCommand) => ({
  stream: streamOf('export', userId),
  decider: dataExportDecider,
  command,
});

/** The person's latest export; null if they never requested one. */
export async function loadExport(store: EventStore, userId: string): Promise<ExportState> {
  return storedState(store, streamOf('export', userId), dataExportDecider);
}
