import { type DataExportCommand, dataExportDecider, type ExportState } from '#domain/users/data-export-decider.ts';
import type { DataExportEvent } from '#domain/users/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import type { Cause } from '../../commands.ts';

export const exportStream = (userId: string): string => `export-${userId}`;

export const exportOrder = (userId: string, command: DataExportCommand, cause: Cause) => ({
  ...cause,
  stream: exportStream(userId),
  decider: dataExportDecider,
  command,
});

/** The person's latest export as its events tell it; null where they never asked for one. */
export async function loadExport(store: EventStore, userId: string): Promise<ExportState> {
  const history = (await store.readStream(exportStream(userId))) as readonly DataExportEvent[];
  return history.reduce<ExportState>(dataExportDecider.evolve, dataExportDecider.initialState);
}
