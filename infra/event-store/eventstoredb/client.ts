import { EventStoreDBClient } from '@eventstore/db-client';

/** A client that can be replaced by a new one with a new connection. */
export type Client = Readonly<{
  current: () => Promise<EventStoreDBClient>;
  /**
   * Replaces a client whose connection no longer answers (the client itself notices that only after 20 s) or cannot be made (the
   * client retries with growing pauses). Does nothing if `useless` was replaced already.
   */
  renew: (useless: EventStoreDBClient) => void;
  /** Whether the client was replaced or closed. Its reads then ended without an error before their end. */
  isLeft: (client: EventStoreDBClient) => boolean;
  close: () => Promise<void>;
}>;

const mostMsToEnd = 1_000;
const keepAliveTimeoutMs = 10_000;
let made = 0;

export function createClient(address: string): Client {
  let latest = open(address);
  let ready: Promise<unknown> = Promise.resolve();
  let closed = false;

  return {
    async current() {
      await ready;
      return latest;
    },
    renew(useless) {
      if (useless !== latest) return;
      latest = open(address);
      // The appends of all clients of a process wait in one map, and a failing client empties it. So the old client
      // must end before the new one sends: otherwise an answer finds no waiting append, and the client throws an uncaught error.
      ready = end(useless);
    },
    isLeft: (client) => closed || client !== latest,
    async close() {
      closed = true;
      await ready;
      await end(latest);
    },
  };
}

/**
 * gRPC shares one connection between clients with equal options, including its call limit and its growing
 * pauses between reconnects. A different option, one more millisecond of timeout, gives each client its own connection.
 */
function open(address: string) {
  made += 1;
  const option = `keepAliveTimeout=${keepAliveTimeoutMs + made}`;
  return EventStoreDBClient.connectionString(`${address}${address.includes('?') ? '&' : '?'}${option}`);
}

/** Cancels open calls and closes the connection; `dispose` alone would leave them. */
async function end(client: EventStoreDBClient) {
  const { getChannel } = client as unknown as { getChannel: () => Promise<{ close: () => void }> };
  const ended = client.dispose().then(async () => (await getChannel()).close());
  await Promise.race([ended.catch(() => {}), new Promise((resolve) => setTimeout(resolve, mostMsToEnd).unref())]);
}
