import type { Pool } from 'pg';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { catchUpChain } from '#infra/proof/chain-reader.ts';
import { newEvent } from '../new-event.ts';

/** Appends `count` streams with `each` events each. Returns the number of events. */
export async function appendSessions(store: EventStore, count: number, each = 14): Promise<number> {
  const streams = Array.from({ length: count }, (_, n) => `${n % 2 ? 'talk' : 'seminar'}-${n}`);
  await Promise.all(
    streams.map((stream, n) =>
      store.append(
        stream,
        -1,
        Array.from({ length: each }, (_, at) => timed(n * each + at)),
      ),
    ),
  );
  return count * each;
}

function timed(second: number) {
  const { metadata, ...event } = newEvent({ second, text: 'Größe' });
  return { ...event, metadata: { ...metadata, at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString() } };
}

/** A chain over 50 streams, longer than two full parts of the tree. Returns its size. */
export async function longChain({ pool, store }: Readonly<{ pool: Pool; store: EventStore }>): Promise<number> {
  const size = await appendSessions(store, 50);
  await catchUpChain({ pool, asStored: store });
  return size;
}
