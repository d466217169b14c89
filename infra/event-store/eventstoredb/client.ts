import { EventStoreDBClient } from '@eventstore/db-client';

/** A client that can be exchanged for a new one with a new connection. */
export type Client = Readonly<{
  current: () => Promise<EventStoreDBClient>;
  /**
   * For a connection that no longer answers, which the client notices only after 20 s, or that cannot be made, which it
   * tries ever more rarely. Does nothing to a successor of `useless`.
   */
  renew: (useless: EventStoreDBClient) => void;
  /** Whether it was exchanged or closed: what it was reading then ended without an error, wherever it was. */
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
      // The appends of all clients of a process wait in one map, and a client that fails empties it. So the old client
      // must end before the new one sends: otherwise an answer finds nobody waiting, and throws where nothing catches it.
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
 * gRPC gives clients with equal options one connection between them, with its limit of calls, its silence and its growing
 * pauses between tries to connect. An option of its own, a millisecond more of patience, keeps each apart.
 */
function open(address: string) {
  made += 1;
  const option = `keepAliveTimeout=${keepAliveTimeoutMs + made}`;
  return EventStoreDBClient.connectionString(`${address}${address.includes('?') ? '&' : '?'}${option}`);
}

/** Cancels what is open and closes the connection, which `dispose` alone would leave. */
async function end(client: EventStoreDBClient) {
  const { getChannel } = client as unknown as { getChannel: () => Promise<{ close: () => void }> };
  const ended = client.dispose().then(async () => (await getChannel()).close());
  await Promise.race([ended.catch(() => {}), new Promise((resolve) => setTimeout(resolve, mostMsToEnd).unref())]);
}
