import type { Fold } from '#domain/kernel/decider.ts';
import type { Message, Recorded } from '#domain/kernel/message.ts';
import type { EventStore } from './event-store.ts';
import type { Known, RememberedStreams } from './remembered-streams.ts';

type Log = Readonly<{ store: Pick<EventStore, 'readStream'>; remembered?: RememberedStreams | undefined }>;
type Place<State, Event extends Message> = Readonly<{ stream: string; decider: Fold<State, Event> }>;

/**
 * The current state of a stream. Reads only the events after the remembered state, else those after its
 * snapshot, else all.
 */
export async function readState<State, Event extends Message>(
  { store, remembered }: Log,
  place: Place<State, Event>,
): Promise<Known<State>> {
  const readAt = performance.now();
  const recalled = remembered?.recall<State>(place);
  const begun: Known<State> & Partial<Begun<State>> =
    recalled ?? (await fromSnapshot({ store, remembered }, place, readAt)) ?? nothingYet(place, readAt);
  const since = begun.since ?? (await store.readStream(place.stream, { from: begun.revision + 1 }));
  const known = after(begun, since, place);
  if (since.length > 0) remembered?.remember(place, known);
  if (!recalled) remembered?.snapshots?.keep(place, { state: known.state, since });
  return known;
}

type Begun<State> = Known<State> & Readonly<{ since: readonly Recorded[] }>;

async function fromSnapshot<State, Event extends Message>(
  { store, remembered }: Log,
  place: Place<State, Event>,
  readAt: number,
): Promise<Begun<State> | undefined> {
  const found = await remembered?.snapshots?.find<State>(place);
  if (!found) return undefined;
  const { eventId, ...snapshot } = found;
  const [last, ...since] = await store.readStream(place.stream, { from: snapshot.revision });
  if (last?.id === eventId)
    return { ...snapshot, since, commandIds: new Set(), idsFrom: snapshot.revision + 1, readAt };
  await remembered?.snapshots?.drop(place.stream);
  return undefined;
}

function nothingYet<State>({ decider }: Place<State, never>, readAt: number): Known<State> {
  return { state: decider.initialState, revision: -1, position: 0n, commandIds: new Set(), idsFrom: 0, readAt };
}

function after<State, Event extends Message>(
  { state, revision, position, commandIds, idsFrom, readAt }: Known<State>,
  since: readonly Recorded[],
  { decider }: Place<State, Event>,
): Known<State> {
  for (const { metadata } of since) commandIds.add(metadata.commandId);
  return {
    state: (since as readonly Event[]).reduce<State>(decider.evolve, state),
    revision: revision + since.length,
    position: since.at(-1)?.position ?? position,
    ...{ commandIds, idsFrom, readAt },
  };
}

/** The last event that a command left in the stream. Most commands left none, which is known without reading. */
export async function eventOf(
  { store, remembered }: Log,
  { stream, commandId }: Readonly<{ stream: string; commandId: string }>,
  known: Known<unknown>,
): Promise<Recorded | undefined> {
  const ofCommand = ({ metadata }: Recorded) => metadata.commandId === commandId;
  if (known.commandIds.has(commandId))
    return (await store.readStream(stream, { from: known.idsFrom })).findLast(ofCommand);
  if (known.idsFrom === 0) return undefined;
  const revision = await remembered?.snapshots?.revisionOf(stream, commandId);
  if (revision === undefined) return undefined;
  return (await store.readStream(stream, { from: revision })).findLast(ofCommand);
}
