import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Fields that `pg` has and does not declare; a stream is a socket, with TLS or without. */
type Inside = Readonly<{
  _activeQuery: object | null | undefined;
  processID: number;
  connection: Readonly<{ stream: Readonly<{ bytesRead: number; destroy: () => void }> }>;
}>;

/** A query, and how much had come when it was last looked at; `since` ms of `performance.now()`. */
type Silence = Readonly<{ query: object; bytesRead: number; since: number }>;

/** `onFound`: something was ended, so what rests on the same way is dead too. */
type StallListener = Readonly<{ isOver: () => boolean; onFound?: () => void }>;

const lookMs = 500;
/** An answer that takes longer is worth a question. */
const silentMs = 2_000;
/** In looks and not in time: a process that stood still has not waited. */
const looksOfPatience = 8;

/**
 * A network that swallows everything breaks no connection, so its callers would wait for ever. If an answer does not come, a
 * separate connection asks the server. The silent connection is ended if the separate one gets no answer either, or if the
 * server says that nobody works on the query. Its query then fails as on any broken connection, within 7 s. A query that is
 * worked on may take as long as it likes.
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
    // Connections that received something meanwhile are alive. If the server does not answer, end those that have been silent
    // since before the question.
    const leastMs = working === 'nobody' ? performance.now() - before : silentMs;
    const silent = [...watched.keys()].filter((client) => silenceOf(client) >= leastMs);
    const stalled = silent.filter(({ processID }) => working === 'nobody' || working?.has(processID) === false);
    for (const { connection } of stalled) connection.stream.destroy();
    if (stalled.length > 0) onFound?.();
    // They would hold their locks until the server notices by itself that nobody is there.
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
    // A server that lets nobody else in (it ends, or has too many) goes on for those who are there.
    return error instanceof pg.DatabaseError ? undefined : 'nobody';
  } finally {
    (client as unknown as Inside).connection.stream.destroy();
  }
}

/** Processes of the server that work on something; undefined where the server does not say which. */
async function workingBackends(client: pg.Client): Promise<ReadonlySet<number> | undefined> {
  const { rows } = await client.query<{ pid: number; own: number }>(
    `select pid, pg_backend_pid() as own from pg_stat_activity where state = 'active'`,
  );
  // A pooler makes up the numbers that it tells.
  const isDirect = rows.some(({ own }) => own === (client as unknown as Inside).processID);
  return isDirect ? new Set(rows.map(({ pid }) => pid)) : undefined;
}

const endBackends = (client: pg.Client, processes: readonly number[]) =>
  client.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [processes]);
