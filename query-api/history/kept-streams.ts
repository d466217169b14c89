import { refuse } from '#domain/kernel/errors.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { inTurn } from '#infra/in-turn.ts';
import { personErased } from '#infra/postgres/channels.ts';
import type { Notifications } from '#infra/postgres/notifications.ts';
import { type StoredStream, storedStream } from './stored-stream.ts';

/** Reads a stream with all its events. @throws not_found if it has none */
export type ReadStored = (stream: string) => Promise<StoredStream>;

type Log = Readonly<{ store: EventStore; notifications: Pick<Notifications, 'on'> }>;

/** `shortest`, `mostEvents`: in events. `keptMs`: time since the first, complete read; later reads do not extend it. */
type Bounds = Readonly<{ shortest: number; mostEvents: number; keptMs: number }>;

const bounds: Bounds = { shortest: 500, mostEvents: 30_000, keptMs: 30_000 };

type Kept = Readonly<{ stored: StoredStream; until: number }>;

/**
 * Caches long streams that are looked at for a while, and reads only their new events. The cache holds decrypted personal data,
 * so an erasure drops all streams immediately, even those that are being read. If the notification of an erasure is lost, streams
 * are dropped after the time for which decryption keys are cached.
 */
export function keptStreams({ store, notifications }: Log, limits: Bounds = bounds): ReadStored {
  const kept = new Map<string, Kept>();
  const oneAfterAnother = inTurn();
  let toldAt = Number.NEGATIVE_INFINITY;
  notifications.on(personErased, () => {
    toldAt = performance.now();
    kept.clear();
  });

  async function read(stream: string): Promise<StoredStream> {
    const begun = performance.now();
    const known = kept.get(stream);
    const since = await store.readStream(stream, { from: known?.stored.events.length ?? 0 });
    const stored = known ? known.stored.with(since) : storedStream(stream, since);
    if (stored.events.length === 0) return refuse('not_found');
    if (begun > toldAt) keep(stream, { stored, until: known?.until ?? forgetLater(stream, begun + limits.keptMs) });
    return stored;
  }

  /** Drops the stream by a timer, because it may never be requested again. */
  function forgetLater(stream: string, until: number): number {
    const forget = () => kept.get(stream)?.until === until && kept.delete(stream);
    setTimeout(forget, until - performance.now()).unref();
    return until;
  }

  function keep(stream: string, now: Kept) {
    kept.delete(stream);
    const { length } = now.stored.events;
    if (length < limits.shortest || length > limits.mostEvents || now.until <= performance.now()) return;
    kept.set(stream, now);
    let count = 0;
    for (const { stored } of kept.values()) count += stored.events.length;
    for (const [other, { stored }] of kept) {
      if (count <= limits.mostEvents) return;
      kept.delete(other);
      count -= stored.events.length;
    }
  }

  return (stream) => oneAfterAnother(stream, () => read(stream));
}
