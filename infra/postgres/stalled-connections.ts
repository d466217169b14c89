import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Fields that `pg` has and its types do not declare; a stream is a socket, with TLS or without. */
type Inside = Readonly<{
  _activeQuery: object | null | undefined;
  processID: number;
  connection: Readonly<{ stream: Readonly<{ bytesRead: number; destroy: () => void }> }>;
}>;

/** A query, and the bytes received at the last check; `since` in ms of `performance.now()`. */
type Silence = Readonly<{ query: object; bytesRead: number; since: number }>;

/** `onFound`: a connection was ended, so others on the same network path are probably dead too. */
type StallListener = Readonly<{ isOver: () => boolean; onFound?: () => void }>;

const lookMs = 500;
/** After this time without an answer the server is asked about the query. */
const silentMs = 2_000;
/** Counted in checks instead of time: a process that was suspended has not waited. */
const looksOfPatience = 8;

/**
 * If a network drops all packets, no connection breaks, and callers would wait for ever. If an answer does not arrive, a
 * separate connection asks the server. The silent connection is ended if the separate one gets no answer either, or if the
 * server reports that it is not working on the query. The query then fails as on any broken connection, within 7 s. A query in
 * progress may take as long as it needs.
 */
export function stalledConnections(config: pg.ClientConfig, { isOver, onFound }: StallListener) {
  const watched = new Map<Inside, Silence | undefined>();
  let asking = false;

  const timer = setInterval(() => {
    if (isOver()) return clearInterval(timer);
    const silent = [...watched.keys()].filter((client) => silenceOf(client) >= silentMs);
    if (silent.length > 0 && !asking) void judge();
    return undefined;
  }, lookMs).unref();

  function silenceOf(client: Inside): number {
    const { _activeQuery: query, connection } = client;
    const { bytesRead } = connection.stream;
    const before = watched.get(client);
    if (before && before.query === query && before.bytesRead === bytesRead) return performance.now() - before.since;
    watched.set(client, query ? { query, bytesRead, since: performance.now() } : undefined);
    return 0;
  }

  async function judge() {
    asking = true;
    const before = performance.now();
    const working = await answered(config, workingBackends);
    // Connections that received data meanwhile are alive. If the server does not answer, end those that have been silent
    // since before the check.
    const leastMs = working === 'nobody' ? performance.now() - before : silentMs;
    const silent = [...watched.keys()].filter((client) => silenceOf(client) >= leastMs);
    const stalled = silent.filter(({ processID }) => working === 'nobody' || working?.has(processID) === false);
    for (const { connection } of stalled) connection.stream.destroy();
    if (stalled.length > 0) onFound?.();
    // The server processes would hold their locks until the server itself notices that the client is gone.
    const left = stalled.map(({ processID }) => processID);
    if (left.length > 0 && working !== 'nobody') await answered(config, (client) => endBackends(client, left));
    asking = false;
  }

  return {
    watch: (client: pg.ClientBase) => void watched.set(client as unknown as Inside, undefined),
    forget: (client: pg.ClientBase) => void watched.delete(client as unknown as Inside),
  };
}

/** Asks the server on a separate connection. */
async function answered<T>(config: pg.ClientConfig, ask: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(config);
  client.on('error', () => {});
  try {
    const asking = client.connect().then(async () => ({ answer: await ask(client) }));
    asking.catch(() => {});
    for (let look = 0; look < looksOfPatience; look++) {
      const said = await Promise.race([asking, sleep(lookMs)]);
      if (said) return said.answer;
    }
    return 'nobody';
  } catch (error) {
    // A server that accepts no new connections (it is stopping, or has too many) continues for existing ones.
    return error instanceof pg.DatabaseError ? undefined : 'nobody';
  } finally {
    (client as unknown as Inside).connection.stream.destroy();
  }
}

/** Ids of server processes that are working; undefined if the server does not report them. */
async function workingBackends(client: pg.Client): Promise<ReadonlySet<number> | undefined> {
  const { rows } = await client.query<{ pid: number; own: number }>(
    `select pid, pg_backend_pid() as own from pg_stat_activity where state = 'active'`,
  );
  // A pooler reports invented process ids.
  const isDirect = rows.some(({ own }) => own === (client as unknown as Inside).processID);
  return isDirect ? new Set(rows.map(({ pid }) => pid)) : undefined;
}

const endBackends = (client: pg.Client, processes: readonly number[]) =>
  client.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [processes]);
