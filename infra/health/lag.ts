import type { Pool } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { watchIdentity } from '../event-store/log-identity.ts';
import { joined } from './joined.ts';

/** How far a follower is behind the log: the number of its unprocessed events, and the age of the oldest in seconds. */
export type Lag = Readonly<{
  kind: 'projection' | 'reaction';
  name: string;
  events: number;
  seconds: number;
  /** The checkpoint belongs to another log, so the projection or reaction has stopped. */
  inOtherLog: boolean;
}>;

type Checkpoint = Readonly<{
  kind: Lag['kind'];
  name: string;
  position: string;
  log: string | null;
  /** Prefixes of the streams that it follows; null means all. */
  streams: readonly string[] | null;
}>;

/** Counting stops here: reading more would cost more than the number is worth. */
const mostCounted = 1_000;
/** The number of pages that are read after the checkpoint that is furthest behind, once for all followers. */
const mostPages = 5;

/**
 * The lag of every follower that has a checkpoint in this database, whichever process runs it. Keep the returned function for
 * repeated calls: it remembers the position up to which no event waits for a follower, and reads from there.
 */
export function lagLook({ pool, store }: Readonly<{ pool: Pool; store: EventStore }>): () => Promise<readonly Lag[]> {
  const identity = watchIdentity(store);
  let [passed, passedOf]: [Map<string, Passed>, string | undefined] = [new Map(), undefined];

  return joined(async () => {
    const [checkpoints, log, end] = await Promise.all([readCheckpoints(pool), identity(), endOf(store)]);
    if (log !== passedOf) [passed, passedOf] = [new Map(), log];
    const followers = checkpoints.map((checkpoint) => follower(checkpoint, passed.get(keyOf(checkpoint))));
    await count(
      followers.filter(({ after }) => after < end),
      store,
    );
    passed = new Map(
      followers.map(({ checkpoint, after, events }) => {
        const position = BigInt(checkpoint.position);
        return [keyOf(checkpoint), { checkpoint: position, until: events === 0 && end > after ? end : after }];
      }),
    );
    return followers.map(({ checkpoint, events, oldest }) => ({
      kind: checkpoint.kind,
      name: checkpoint.name,
      events,
      seconds: oldest ? Math.max(0, (Date.now() - Date.parse(oldest)) / 1_000) : 0,
      inOtherLog: checkpoint.log !== null && checkpoint.log !== log,
    }));
  });
}

/** Nothing waited for the follower up to `until`, when its checkpoint was at this position. */
type Passed = Readonly<{ checkpoint: bigint; until: bigint }>;

type Follower = { readonly checkpoint: Checkpoint; readonly after: bigint; events: number; oldest: string | undefined };

const keyOf = ({ kind, name, streams }: Checkpoint) => JSON.stringify([kind, name, streams]);

function follower(checkpoint: Checkpoint, passed: Passed | undefined): Follower {
  const position = BigInt(checkpoint.position);
  // A checkpoint goes back when a read model is rebuilt.
  const isValid = passed && passed.checkpoint <= position && passed.until > position;
  return { checkpoint, after: isValid ? passed.until : position, events: 0, oldest: undefined };
}

async function endOf(store: EventStore): Promise<bigint> {
  const [last] = await store.readAll({ direction: 'backwards', limit: 1 });
  return last?.position ?? 0n;
}

/** Counts the waiting events of all followers: in one pass over the next pages of the log, then separately for followers that have more. */
async function count(behind: readonly Follower[], store: EventStore): Promise<void> {
  const open = new Set(behind);
  let [after = 0n] = behind.map(({ after }) => after).toSorted((one, other) => (one < other ? -1 : 1));
  for (let pages = 0; pages < mostPages && open.size > 0; pages++) {
    const page = await store.readAll({ after, limit: mostCounted });
    for (const event of page) for (const one of open) if (meet(one, event)) open.delete(one);
    if (page.length < mostCounted) return;
    after = page.at(-1)?.position ?? after;
  }
  // The remaining followers are far behind the others or follow few streams.
  for (const one of open) {
    const { streams } = one.checkpoint;
    const ahead = await store.readAll({ after: one.after, limit: mostCounted, ...(streams && { prefixes: streams }) });
    [one.events, one.oldest] = [ahead.length, ahead[0]?.metadata.at];
  }
}

/** Whether this was the last event to count for the follower. */
function meet(one: Follower, { position, stream, metadata }: Recorded): boolean {
  const { streams } = one.checkpoint;
  if (position <= one.after || (streams && !streams.some((prefix) => stream.startsWith(prefix)))) return false;
  one.events += 1;
  one.oldest ??= metadata.at;
  return one.events === mostCounted;
}

/**
 * Each area keeps its checkpoint in the table `checkpoint` of its schema; of several shards the one that is furthest behind counts. While an area passes only events
 * of other areas' streams, nothing is written and its checkpoint stays behind. Schemas that are being built
 * or were kept from before have no follower and are left out.
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
