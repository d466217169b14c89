import { EventStoreDBClient } from '@eventstore/db-client';

/** A client that can be exchanged for a new one with a new connection. */
export type Client = Readonly<{
  current: () => Promise<EventStoreDBClient>;
  /** A connection that no longer answers is noticed by the client only after 20 s. Does nothing to a successor of `silent`. */
  renew: (silent: EventStoreDBClient) => void;
  close: () => Promise<void>;
}>;

const mostMsToEnd = 1_000;

export function createClient(address: string): Client {
  let latest = EventStoreDBClient.connectionString(address);
  let ready: Promise<unknown> = Promise.resolve();

  return {
    async current() {
      await ready;
      return latest;
    },
    renew(silent) {
      if (silent !== latest) return;
      latest = EventStoreDBClient.connectionString(address);
      // Appends of all clients of a process wait in one map, and who fails empties it: the old one must be done before
      // the new one sends, or an answer finds nobody waiting and throws where nothing can catch it.
      ready = end(silent);
    },
    async close() {
      await ready;
      await end(latest);
    },
  };
}

/** Cancels what is open and closes the connection, which `dispose` alone would leave. */
async function end(client: EventStoreDBClient) {
  const { getChannel } = client as unknown as { getChannel: () => Promise<{ close: () => void }> };
  const ended = client.dispose().then(async () => (await getChannel()).close());
  await Promise.race([ended.catch(() => {}), new Promise((resolve) => setTimeout(resolve, mostMsToEnd).unref())]);
}
