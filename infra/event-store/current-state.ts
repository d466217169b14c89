import type { Fold } from '#domain/kernel/decider.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { EventStore } from './event-store.ts';
import { readState } from './read-state.ts';
import type { RememberedStreams } from './remembered-streams.ts';

type Log = Readonly<{ store: Pick<EventStore, 'readStream'>; remembered: RememberedStreams }>;
type StateQuery<State, Event extends Message> = Readonly<{ stream: string; decider: Fold<State, Event> }>;

/** The current state of a stream. If the stream is remembered or has a snapshot, only newer events are read. */
export async function currentState<State, Event extends Message>(
  log: Log,
  wanted: StateQuery<State, Event>,
): Promise<State> {
  return (await readState(log, wanted)).state;
}
