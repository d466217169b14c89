import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** What `pg` has and does not declare; a stream is a socket, with TLS or without. */
type Inside = Readonly<{
  _activeQuery: object | null | undefined;
  processID: number;
  connection: Readonly<{ stream: Readonly<{ bytesRead: number; destroy: () => void }> }>;
}>;

/** A query, and how much had come when it was last looked at; `since` ms of `performance.now()`. */
type Silence = Readonly<{ query: object; bytesRead: number; since: number }>;

/** `onFound`: something was ended, so what rests on the same way is dead too. */
type Told = Readonly<{ isOver: () => boolean; onFound?: () => void }>;

const lookMs = 500;
/** An answer that takes longer is worth a question. */
const silentMs = 2_000;
/** In looks and not in time: a process that stood still has not waited. */
const looksOfPatience = 4;

/**
 * A network that swallows everything breaks no connection: who waits on it would wait for ever. So where an answer does not
 * come, a connection of its own asks the server. Where that gets no answer either, or where the server says that nobody
 * works on the query, the connection is ended; what was under way fails as with any that breaks, within 5 s. A query that
 * is worked on may take as long as it likes.
 */
export function stalledConnections(config: pg.ClientConfig, { isOver, onFound }: Told) {
  const watched = new Map<Inside, Silence | undefined>();
  let asking = false;

  const timer = setInterval(() => {
    if (isOver()) return clearInterval(timer);
    const silent = [...watched.keys()].filter((client) => silenceOf(client) >= silentMs);
    if (silent.length > 0 && !asking) void judge(silent);
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

  async function judge(silent: readonly Inside[]) {
    asking = true;
    const asked = silent.map((client) => [client, watched.get(client)] as const);
    const working = await workingBackends(config);
    // What came meanwhile was on its way.
    const stillSilent = ([client, silence]: (typeof asked)[number]) =>
      silenceOf(client) > 0 && watched.get(client)?.since === silence?.since;
    const stalled = asked.filter((one) => stillSilent(one) && working !== 'unknown' && !working.has(one[0].processID));
    for (const [client] of stalled) client.connection.stream.destroy();
    if (stalled.length > 0) onFound?.();
    asking = false;
  }

  return {
    watch: (client: pg.ClientBase) => void watched.set(client as unknown as Inside, undefined),
    forget: (client: pg.ClientBase) => void watched.delete(client as unknown as Inside),
  };
}

/** Processes of the server that work on something; none where it does not answer; unknown where others stand in between. */
async function workingBackends(config: pg.ClientConfig): Promise<ReadonlySet<number> | 'unknown'> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  try {
    const working = asked(client);
    working.catch(() => {});
    for (let look = 0; look < looksOfPatience; look++) {
      const answer = await Promise.race([working, sleep(lookMs)]);
      if (answer) return answer;
    }
    return new Set();
  } catch {
    return new Set();
  } finally {
    (client as unknown as Inside).connection.stream.destroy();
  }
}

async function asked(client: pg.Client): Promise<ReadonlySet<number> | 'unknown'> {
  await client.connect();
  const { rows } = await client.query<{ pid: number; own: number }>(
    `select pid, pg_backend_pid() as own from pg_stat_activity where state = 'active'`,
  );
  // A pooler makes up the numbers that it tells.
  const isDirect = rows.some(({ own }) => own === (client as unknown as Inside).processID);
  return isDirect ? new Set(rows.map(({ pid }) => pid)) : 'unknown';
}
