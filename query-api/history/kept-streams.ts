import { refuse } from '#domain/kernel/errors.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { inTurn } from '#infra/in-turn.ts';
import { personErased } from '#infra/postgres/channels.ts';
import type { Notifications } from '#infra/postgres/notifications.ts';
import { type StoredStream, storedStream } from './stored-stream.ts';

/** As it is now. @throws not_found where nothing ever happened in it */
export type ReadStored = (stream: string) => Promise<StoredStream>;

type Log = Readonly<{ store: EventStore; notifications: Pick<Notifications, 'on'> }>;

/** `keptMs`: from the reading of the whole stream, however often it was looked at since. */
type Bounds = Readonly<{ shortest: number; mostEvents: number; keptMs: number }>;

const bounds: Bounds = { shortest: 500, mostEvents: 30_000, keptMs: 30_000 };

type Kept = Readonly<{ stored: StoredStream; until: number }>;

/**
 * Caches the few long streams that somebody looks at for a moment, and reads only the events since. They hold data that was
 * decrypted with persons' keys: an erasure drops all of them at once, also streams that are being read when it is told. If
 * that notification is lost, they go after the time for which such a key is kept.
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

  /** Itself, since nobody may ever ask again. */
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
