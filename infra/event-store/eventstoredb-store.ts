import type { EventStore } from './event-store.ts';
import { createAppend } from './eventstoredb/append.ts';
import { createClient } from './eventstoredb/client.ts';
import { mayPass } from './eventstoredb/failures.ts';
import { createFeed, type Resumes } from './eventstoredb/feed.ts';
import { createReader } from './eventstoredb/read.ts';
import { subscribeAll } from './eventstoredb/subscribe-all.ts';
import { eventStoreDbLimits, type Limits } from './limits.ts';
import { NoAnswer, within } from './no-answer.ts';

export type EventStoreDbStore = EventStore &
  Readonly<{
    /** Whether the server answers, within 2 s. */
    answers: () => Promise<boolean>;
    /** How often the subscription of this process was resumed. */
    resumes: () => Readonly<Resumes>;
    /** Pending appends fail; subscribers get nothing more until their own signal ends them. */
    close: () => Promise<void>;
  }>;

const healthMs = 2_000;

/** A transient failure becomes `NoAnswer`, whatever the server or the client reported last: callers treat it as an outage. */
function tellAway(error: unknown): never {
  throw mayPass(error) ? new NoAnswer('the event store did not answer in time', { cause: error }) : error;
}

/**
 * EventStoreDB 22.6 or later, one node or a cluster; the address contains TLS options and credentials. The subscription has its
 * own connection, because a connection carries a hundred calls at most and further calls wait silently.
 * Use one store for each process: the client's appends share a map.
 */
export function createEventStoreDbStore(address: string, limits: Limits = eventStoreDbLimits): EventStoreDbStore {
  const [commands, subscriptions] = [createClient(address), createClient(address)];
  const reader = createReader(commands, limits);
  const feed = createFeed({ client: subscriptions, reader, limits });
  const once = createReader(commands, { ...limits, giveUpMs: 0 });

  return {
    append: createAppend(commands, reader.end, limits),
    readStream: (stream, options) => reader.readStream(stream, options).catch(tellAway),
    readAll: reader.readAll,
    subscribeAll: (subscription) => subscribeAll(subscription, reader, feed),
    answers: () =>
      within(healthMs, once.end()).then(
        () => true,
        () => false,
      ),
    resumes: feed.resumes,
    async close() {
      await feed.close();
      await Promise.all([commands.close(), subscriptions.close()]);
    },
  };
}
