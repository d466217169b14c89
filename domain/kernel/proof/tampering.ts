import type { ChainHashes, StoredEvent } from './chain-hashes.ts';
import { areEqual } from './hex.ts';

/** The chain's record of one event. */
export type Entry = Readonly<{
  /** The number in the whole log, from 0. */
  number: number;
  /** The store's own position, as decimal text. */
  position: string;
  id: string;
  stream: string;
  revision: number;
  /** Time in the event's metadata. */
  at: string;
  /** Revision of the event in its stream. */
  hash: Uint8Array;
}>;

export type LoggedEvent = StoredEvent & Readonly<{ position: bigint | string }>;

/**
 * The kind of tampering with one event:
 * - `changed`: its content; `time`: only its time; `renumbered`: only its revision or its position;
 * - `swapped`: it stands in the place of another event, which still exists;
 * - `missing`: it was deleted; `inserted`: it never was in the chain;
 * - `entry`: the event is unchanged, and its entry in the chain was changed.
 */
export type EntryFault = Readonly<{
  what: 'changed' | 'time' | 'renumbered' | 'swapped' | 'missing' | 'inserted' | 'entry';
}> &
  Place;

/** From the chain; for an inserted event, its place. */
type Place = Omit<Entry, 'hash' | 'at'>;

/** The events around the first difference. */
export type Surroundings = Readonly<{
  streamNow: (stream: string) => Promise<readonly LoggedEvent[]>;
  entryOf: (id: string) => Promise<Entry | undefined>;
}>;

/** Everything besides the hash is equal on both sides. */
export const agree = (entry: Entry, event: LoggedEvent): boolean =>
  entry.id === event.id &&
  entry.revision === event.revision &&
  entry.stream === event.stream &&
  entry.position === String(event.position) &&
  entry.at === timeOf(event);

/** Other programs may have written to an event store, without this product's metadata. */
export const timeOf = ({ metadata }: Pick<StoredEvent, 'metadata'>): string => String(metadata?.at ?? '');

type Difference = Readonly<{
  /** One side is undefined after its end. */
  entry: Entry | undefined;
  event: LoggedEvent | undefined;
  number: number;
  /** The hash of the previous event in the stream. */
  before: Uint8Array;
}>;

/** Finds out what happened if an entry and the event in its place differ. */
export async function nameFault(
  { entry, event, number, before }: Difference,
  around: Surroundings,
  hashes: ChainHashes,
): Promise<EntryFault> {
  if (!entry) return at('inserted', event as LoggedEvent, number);
  if (!event) return { what: 'missing', ...placeOf(entry) };
  if (entry.id !== event.id) return nameStranger({ entry, event, number }, around);
  if (await isCopy(event, entry, around)) return at('inserted', event, number);
  const what = whatChanged({ entry, event, before }, hashes);
  const isSwapped = what === 'renumbered' && (await hasChangedPlaces({ entry, event }, around));
  return { what: isSwapped ? 'swapped' : what, ...placeOf(entry) };
}

type Both = Readonly<{ entry: Entry; event: LoggedEvent }>;

/** Restores one field at a time, and checks whether the hash is right again. */
function whatChanged({ entry, event, before }: Both & Pick<Difference, 'before'>, hashes: ChainHashes) {
  const fits = (changes: Partial<StoredEvent>) =>
    areEqual(hashes.ofEvent(before, { ...event, ...changes }), entry.hash);
  const { revision, at } = entry;
  const isElsewhere = entry.position !== String(event.position);
  if (fits({}))
    return agree({ ...entry, position: String(event.position) }, event) && isElsewhere ? 'renumbered' : 'entry';
  if (revision !== event.revision && fits({ revision })) return 'renumbered';
  if (at !== timeOf(event) && fits({ metadata: { ...event.metadata, at } })) return 'time';
  return 'changed';
}

/** Whether the event has exchanged its revision with another event of its stream. */
async function hasChangedPlaces({ entry, event }: Both, { streamNow, entryOf }: Surroundings): Promise<boolean> {
  const other = (await streamNow(entry.stream)).find(({ revision }) => revision === entry.revision);
  return other !== undefined && other.id !== entry.id && (await entryOf(other.id))?.revision === event.revision;
}

async function nameStranger({ entry, event, number }: Both & Pick<Difference, 'number'>, around: Surroundings) {
  const { streamNow, entryOf } = around;
  const isStillThere = (await streamNow(entry.stream)).some(({ id }) => id === entry.id);
  const own = await entryOf(event.id);
  if (!isStillThere) {
    const isInItsPlace = !own && event.stream === entry.stream && event.revision === entry.revision;
    return { what: isInItsPlace ? 'changed' : 'missing', ...placeOf(entry) } as const;
  }
  if (!own || (await isCopy(event, own, around))) return at('inserted', event, number);
  return { what: 'swapped', ...placeOf(entry) } as const;
}

/** Whether the event is a copy: the original is still in its own place. */
async function isCopy(event: LoggedEvent, own: Entry, { streamNow }: Surroundings): Promise<boolean> {
  const inOwnPlace = (await streamNow(own.stream)).find(({ revision }) => revision === own.revision);
  return inOwnPlace?.id === own.id && String(inOwnPlace.position) !== String(event.position);
}

const placeOf = ({ hash: _hash, at: _at, ...place }: Entry): Place => place;

const at = (what: 'inserted', { id, stream, revision, position }: LoggedEvent, number: number): EntryFault => ({
  ...{ what, number, id, stream, revision },
  position: String(position),
});
