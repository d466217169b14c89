import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent } from '#infra/event-store/event-store.ts';
import { newEvent } from '../new-event.ts';

export type OpenStore = () => Promise<EventStore>;

/** Unique stream names, because the log may have events of other tests and programs. */
export function ownNames() {
  const prefix = `suite${randomUUID().replaceAll('-', '')}`;
  return { prefix, stream: (name: string) => `${prefix}-${name}` };
}

export const newEvents = (count: number): readonly NewEvent[] =>
  Array.from({ length: count }, (_, number) => newEvent({ number }));

/** Position of the last event; 0 if the log is empty. */
export async function endOf(store: EventStore): Promise<bigint> {
  const [last] = await store.readAll({ direction: 'backwards', limit: 1 });
  return last?.position ?? 0n;
}

export const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id);

type Watch = Readonly<{
  after: bigint;
  prefixes?: readonly string[];
  /** Called after each batch with all events so far; true ends the subscription. */
  until: (seen: readonly { id: string; position: bigint }[], position: bigint) => boolean | Promise<boolean>;
}>;

/** All events and positions of a subscription until `until` returns true. */
export async function watch(store: EventStore, { until, ...subscription }: Watch) {
  const stop = new AbortController();
  const seen: { id: string; stream: string; position: bigint }[] = [];
  const positions: bigint[] = [];
  for await (const { events, position } of store.subscribeAll({ ...subscription, signal: stop.signal })) {
    seen.push(...events);
    positions.push(position);
    if (await until(seen, position)) stop.abort();
  }
  return { events: seen, positions };
}
