import { personErased } from '../postgres/channels.ts';
import type { Notifications } from '../postgres/notifications.ts';
import type { Snapshots } from './snapshots.ts';

/** The data of a stream that its next decision needs. `revision` is the revision of its last event, -1 without events. */
export type Known<State> = Readonly<{
  state: State;
  revision: number;
  /** The position of its last event, 0 without events. */
  position: bigint;
  /** The ids of the commands that left an event in the stream; grows with the stream. Ids of events before `idsFrom` are in the snapshots. */
  commandIds: Set<string>;
  idsFrom: number;
  /** `performance.now()` before the earliest read that this state is based on. */
  readAt: number;
}>;

/** The key of a state. Each decider makes its own state from the same events. */
type Place = Readonly<{ stream: string; decider: object }>;

export type RememberedStreams = Readonly<{
  recall: <State>(place: Place) => Known<State> | undefined;
  remember: (place: Place, known: Known<unknown>) => void;
  /** Drops the state of this stream, unless a newer one than `known` was remembered meanwhile. */
  forget: (stream: string, known: Known<unknown>) => void;
  /** The states of long streams, which outlive the process. */
  snapshots: Snapshots | undefined;
}>;

/** `keptMs`: counted from the read; later decisions do not extend it. */
type Bounds = Readonly<{ mostStreams: number; mostEvents: number; keptMs: number; snapshots?: Snapshots | undefined }>;

export const bounds: Bounds = { mostStreams: 20_000, mostEvents: 200_000, keptMs: 30_000 };

type Kept = Readonly<{ decider: object; known: Known<unknown> }>;

/**
 * A cache of decider states, for the streams that this process changed lately or looked up for somebody's rights. It may be
 * behind the log at any moment. The states hold decrypted personal data: an erasure clears the whole cache, and drops states
 * that were read before it. If its notification is lost, entries expire after the time for which a person's key is cached.
 */
export function rememberedStreams(
  notifications: Pick<Notifications, 'on'>,
  { mostStreams, mostEvents, keptMs, snapshots }: Bounds = bounds,
): RememberedStreams {
  // In the order of their reads: if there are too many, the oldest are dropped.
  const kept = new Map<string, Kept>();
  let events = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  notifications.on(personErased, () => {
    toldAt = performance.now();
    kept.clear();
    events = 0;
  });

  function drop(stream: string, { known }: Kept) {
    kept.delete(stream);
    events -= known.revision + 1;
  }

  const isOld = ({ known }: Kept) => known.readAt + keptMs <= performance.now();
  // Entries expire by a timer, since nobody may ever ask for them again.
  setInterval(() => {
    for (const [stream, one] of kept) if (isOld(one)) drop(stream, one);
  }, keptMs / 10).unref();

  function keep(stream: string, one: Kept) {
    const { known } = one;
    const before = kept.get(stream);
    if (known.readAt <= toldAt || isOld(one) || (before && before.known.revision > known.revision)) return;
    if (before) events -= before.known.revision + 1;
    // An entry that was only updated keeps its place in the order.
    if (before?.known.readAt !== known.readAt) kept.delete(stream);
    kept.set(stream, one);
    events += known.revision + 1;
    for (const [first, oldest] of kept) {
      if (kept.size <= mostStreams && events <= mostEvents) break;
      drop(first, oldest);
    }
  }

  return {
    snapshots,
    recall<State>({ stream, decider }: Place) {
      const found = kept.get(stream);
      return found?.decider === decider && !isOld(found) ? (found.known as Known<State>) : undefined;
    },
    remember: ({ stream, decider }, known) => keep(stream, { decider, known }),
    forget(stream, known) {
      const found = kept.get(stream);
      if (found && found.known.revision <= known.revision) drop(stream, found);
    },
  };
}
