import { type DataExportCommand, dataExportDecider, type ExportState } from '#domain/privacy/decider.ts';
import type { DataExportEvent } from '#domain/privacy/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

const exportStream = (userId: string): string => `export-${userId}`;

export const exportOrder = (userId: string, command: DataExportCommand) => ({
  stream: exportStream(userId),
  decider: dataExportDecider,
  command,
});

/** The person's latest export as its events tell it; null where they never asked for one. */
export async function loadExport(store: EventStore, userId: string): Promise<ExportState> {
  const history = (await store.readStream(exportStream(userId))) as readonly DataExportEvent[];
  return history.reduce<ExportState>(dataExportDecider.evolve, dataExportDecider.initialState);
}
