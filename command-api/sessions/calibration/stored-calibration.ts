import { type Calibration, calibrationDecider } from '#domain/sessions/calibration/decider.ts';
import { streamOf } from '#domain/stream-names.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { storedState } from '#infra/event-store/stored-state.ts';
import { derivedId } from '#infra/ids.ts';

type Device = Readonly<{ id: string; name: string }>;

/** The id of a person's microphone. Browsers call several devices `default`, so the name counts too. */
export const deviceOf = (ownerId: string, { id, name }: Device): string =>
  derivedId(ownerId, `microphone ${id} ${name}`);

export async function loadCalibration(store: EventStore, device: string): Promise<Calibration | null> {
  return storedState(store, streamOf('calibration', device), calibrationDecider);
}
