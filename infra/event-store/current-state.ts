import type { Fold } from '#domain/kernel/decider.ts';
import type { Message } from '#domain/kernel/message.ts';
import type { EventStore } from './event-store.ts';
import type { RememberedStreams } from './remembered-streams.ts';

type Log = Readonly<{ store: Pick<EventStore, 'readStream'>; remembered: RememberedStreams }>;
type StateQuery<State, Event extends Message> = Readonly<{ stream: string; decider: Fold<State, Event> }>;

/** As the log has it at this moment: where the stream is remembered, only what has happened since is read. */
export async function currentState<State, Event extends Message>(
  { store, remembered }: Log,
  wanted: StateQuery<State, Event>,
): Promise<State> {
  const readAt = performance.now();
  const known = remembered.recall<State>(wanted);
  const since = await store.readStream(wanted.stream, { from: known ? known.revision + 1 : 0 });
  const before = known ?? { state: wanted.decider.initialState, revision: -1, commandIds: new Set<string>(), readAt };
  if (since.length === 0) return before.state;
  const state = (since as readonly Event[]).reduce<State>(wanted.decider.evolve, before.state);
  const commandIds = new Set([...before.commandIds, ...since.map(({ metadata }) => metadata.commandId)]);
  remembered.remember(wanted, { ...before, state, revision: before.revision + since.length, commandIds });
  return state;
}
