import type { Recorded } from '#domain/kernel/message.ts';
import { type EventStore, WrongRevision } from '../event-store/event-store.ts';
import type { Meters } from './meters.ts';

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The number of remembered positions: several followers then count an event once. Followers are close to each other; a rebuild counts old
 * events again.
 */
const mostRemembered = 10_000;

/** Metrics of appends. */
export function storeMetrics({ counter, seconds }: Meters) {
  const duration = seconds('append_duration_seconds', 'Appends to the log, until they are durable.', [], buckets);
  const appended = counter('appended_events_total', 'Events that this process appended.');
  const conflicts = counter('append_conflicts_total', 'Appends that came after somebody else’s.');
  const failures = counter('append_failures_total', 'Appends that ended in an error.');
  const about = 'Events passed over: this version does not know their type. Each counts once in a process.';
  const unknown = counter('unknown_events_total', about, ['type']);
  /** Positions. */
  const counted = new Set<bigint>();

  function countUnknown({ type, position }: Recorded): void {
    if (counted.has(position)) return;
    counted.add(position);
    const [oldest] = counted;
    if (counted.size > mostRemembered && oldest !== undefined) counted.delete(oldest);
    unknown.inc({ type });
  }

  return {
    /** The same store, with metrics. */
    measured: (store: EventStore): EventStore => ({
      ...store,
      async append(stream, expectedRevision, events) {
        const end = duration.startTimer();
        try {
          const position = await store.append(stream, expectedRevision, events);
          end();
          appended.inc(events.length);
          return position;
        } catch (error) {
          (error instanceof WrongRevision ? conflicts : failures).inc();
          throw error;
        }
      },
    }),
    /** For all followers of the log that fold known events: counts unknown events, once for all followers. */
    countingUnknown: (store: EventStore, isKnown: (type: string) => boolean): EventStore => ({
      ...store,
      async *subscribeAll(subscription) {
        for await (const batch of store.subscribeAll(subscription)) {
          for (const event of batch.events) if (!isKnown(event.type)) countUnknown(event);
          yield batch;
        }
      },
    }),
  };
}
