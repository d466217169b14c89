import type { Pool } from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import { identityOf } from '../event-store/log-identity.ts';

/** How far a follower is behind the log: events for it that it has not passed, and the age of the oldest of them in seconds. */
export type Lag = Readonly<{
  kind: 'projection' | 'reaction';
  name: string;
  events: number;
  seconds: number;
  /** It stands in another log than the one that is read now, and does not go on. */
  inOtherLog: boolean;
}>;

type Checkpoint = Readonly<{
  kind: Lag['kind'];
  name: string;
  position: string;
  log: string | null;
  /** Prefixes of the streams that it follows; null is all. */
  streams: readonly string[] | null;
}>;

/** More are not counted: reading them would take longer than it is worth. */
const mostCounted = 1_000;

/** Every follower that has a checkpoint in this database, whichever process runs it. */
export async function lags(pool: Pool, store: EventStore): Promise<readonly Lag[]> {
  const checkpoints = await readCheckpoints(pool);
  const identity = await identityOf(store);
  return Promise.all(
    checkpoints.map(async ({ kind, name, position, log, streams }) => {
      const after = BigInt(position);
      const ahead = await store.readAll({ after, limit: mostCounted, ...(streams && { prefixes: streams }) });
      const [oldest] = ahead;
      const seconds = oldest ? Math.max(0, (Date.now() - Date.parse(oldest.metadata.at)) / 1_000) : 0;
      return { kind, name, events: ahead.length, seconds, inOtherLog: log !== null && log !== identity };
    }),
  );
}

/**
 * Each area keeps its own checkpoint, in a table of that name; the last of several shards counts. It lies behind what the
 * area has passed where nothing had to be written: only events of the area's own streams are missing. What is built beside
 * an area, or kept of before, nobody follows.
 */
async function readCheckpoints(pool: Pool): Promise<readonly Checkpoint[]> {
  const { rows: areas } = await pool.query<{ query: string }>(
    `select format('select %L, %L, min(position), max(to_jsonb(c)->>''log''),
           (select streams from ops.projection_code where area = %L) from %I.%I c',
         'projection', nspname, nspname, nspname, relname) as query
       from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relname = 'checkpoint' and relkind in ('r', 'p') and nspname !~ '__' order by 1`,
  );
  const reactions = `select 'reaction' as kind, name, position, log::text as log, null::text[] as streams
    from ops.reaction_checkpoint`;
  const queries = [reactions, ...areas.map(({ query }) => query)];
  const { rows } = await pool.query<Checkpoint>(queries.join(' union all '));
  return rows.filter(({ position }) => position !== null);
}
