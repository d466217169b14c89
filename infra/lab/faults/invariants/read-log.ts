import type { Recorded } from '#domain/kernel/message.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';

const batchSize = 2_000;

type Stretch = Readonly<{ until: bigint; prefixes?: readonly string[] }>;

/** All events from the first to position `until`, inclusive. */
export async function* eventsUntil(store: EventStore, { until, prefixes }: Stretch): AsyncGenerator<Recorded> {
  for (let after = 0n; after < until; ) {
    const events = await store.readAll({ after, limit: batchSize, ...(prefixes && { prefixes }) });
    for (const event of events) {
      if (event.position > until) return;
      yield event;
    }
    const last = events.at(-1);
    if (!last) return;
    after = last.position;
  }
}

/** All `SessionRenamed` events. */
export async function renamesIn(store: EventStore): Promise<readonly Recorded<Renamed>[]> {
  const renames: Recorded<Renamed>[] = [];
  for await (const event of eventsUntil(store, { until: await headOf(store), prefixes: ['session-'] }))
    if (event.type === 'SessionRenamed') renames.push(event as Recorded<Renamed>);
  return renames;
}

type Renamed = Extract<SessionEvent, { type: 'SessionRenamed' }>;

export async function headOf(store: EventStore): Promise<bigint> {
  const [last] = await store.readAll({ direction: 'backwards', limit: 1 });
  return last?.position ?? 0n;
}
