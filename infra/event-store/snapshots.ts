import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import type { Recorded } from '#domain/kernel/message.ts';
import { advisoryLocks } from '../postgres/advisory-locks.ts';
import { inTransaction } from '../postgres/pool.ts';

/** A fold over any state and any events. */
type AnyFold = Readonly<{ initialState: unknown; evolve: (state: never, event: never) => unknown }>;
type Place = Readonly<{ stream: string; decider: AnyFold }>;

/** The state after the event `eventId`, which has this revision and position. */
type Snapshot<State> = Readonly<{ state: State; revision: number; position: bigint; eventId: string }>;

/** The result of reading a stream: its state, and all events since the snapshot that the reading began with. */
type Reading = Readonly<{ state: unknown; since: readonly Recorded[] }>;

export type Snapshots = Readonly<{
  /** The snapshot that this version of the fold made, if there is one. The caller has to check that its event is in the log. */
  find: <State>(place: Place) => Promise<Snapshot<State> | undefined>;
  /** Stores a snapshot in the background, if the read was long. After a failure the next reader has a long read, and nothing else is lost. */
  keep: (place: Place, reading: Reading) => void;
  /** The revision of the command's last event, if that is not after the last snapshot. The caller has to check it in the log. */
  revisionOf: (stream: string, commandId: string) => Promise<number | undefined>;
  /** Forgets the stream's snapshots and command ids, because they were made from another log. */
  drop: (stream: string) => Promise<void>;
  /** Resolves when no snapshot is being written. */
  idle: () => Promise<void>;
}>;

/**
 * A snapshot is stored once this many events had to be read. Reading them costs a few milliseconds, and writing a snapshot about the same.
 */
const longReading = 500;

/**
 * The cache is in no backup, and an erasure empties it, because the states contain decrypted personal data.
 * `fold` names the version of the folding code. Ids of commands have no version: they are facts of the log.
 */
const schema = `
  select pg_advisory_xact_lock(${advisoryLocks.snapshots});
  create schema if not exists snapshots;
  create table if not exists snapshots.state (
    stream text, fold text, revision int not null, position bigint not null, event_id uuid not null, state json not null,
    made_at timestamptz not null default now(), primary key (stream, fold));
  create table if not exists snapshots.command (
    stream text, command_id text, revision int not null, primary key (stream, command_id))`;

/** Drops the stream's snapshots that are older than 7 days: probably their version of the code no longer runs. */
const dropEarlier = `delete from snapshots.state where stream = $1 and made_at < now() - interval '7 days'`;

const keepState = `
  insert into snapshots.state (stream, fold, revision, position, event_id, state) values ($1, $2, $3, $4, $5, $6)
  on conflict (stream, fold) do update
  set revision = excluded.revision, position = excluded.position, event_id = excluded.event_id, state = excluded.state, made_at = now()
  where state.revision < excluded.revision`;

const keepCommands = `
  insert into snapshots.command (stream, command_id, revision)
  select $1, command_id, max(revision) from unnest($2::text[], $3::int[]) as given (command_id, revision) group by 2
  on conflict (stream, command_id) do update set revision = greatest(command.revision, excluded.revision)`;

/** States of long streams in Postgres. They survive a restart. A running process uses another's snapshots of a stream only after its own first long read of it. */
export async function openSnapshots(pool: Pool, { long = longReading } = {}): Promise<Snapshots> {
  await pool.query(schema);
  const { rows } = await pool.query<{ stream: string }>('select distinct stream from snapshots.state');
  // Avoids a query for a snapshot of the many short streams.
  const streams = new Set(rows.map(({ stream }) => stream));
  const working = new Set<Promise<void>>();

  async function write({ stream, decider }: Place, { state, since }: Reading) {
    const last = since.at(-1);
    const json = JSON.stringify(state);
    // A state that JSON cannot represent would change on the way.
    if (!last || !isDeepStrictEqual(JSON.parse(json), state)) return;
    const fold = await foldVersion(decider);
    await inTransaction(pool, async (client) => {
      await client.query(dropEarlier, [stream]);
      await client.query(keepCommands, [stream, since.map(commandOf), since.map(({ revision }) => revision)]);
      const facts = [last.revision, String(last.position), last.id, json];
      await client.query(keepState, [stream, fold, ...facts]);
    });
    streams.add(stream);
  }

  return {
    async find<State>({ stream, decider }: Place) {
      if (!streams.has(stream)) return undefined;
      const { rows } = await pool.query<{ revision: number; position: string; event_id: string; state: State }>({
        name: 'find-snapshot',
        text: 'select revision, position, event_id, state from snapshots.state where stream = $1 and fold = $2',
        values: [stream, await foldVersion(decider)],
      });
      const [found] = rows;
      if (!found) return undefined;
      const { revision, position, event_id: eventId, state } = found;
      return { state, revision, position: BigInt(position), eventId };
    },
    keep(place, reading) {
      if (reading.since.length < long) return;
      const work: Promise<void> = write(place, reading)
        .catch(() => {})
        .finally(() => working.delete(work));
      working.add(work);
    },
    async revisionOf(stream, commandId) {
      const { rows } = await pool.query<{ revision: number }>({
        name: 'find-command',
        text: 'select revision from snapshots.command where stream = $1 and command_id = $2',
        values: [stream, commandId],
      });
      return rows[0]?.revision;
    },
    async drop(stream) {
      streams.delete(stream);
      await pool.query('delete from snapshots.state where stream = $1', [stream]);
      await pool.query('delete from snapshots.command where stream = $1', [stream]);
    },
    idle: async () => void (await Promise.all(working)),
  };
}

/** An erasure drops all snapshots: nothing records which of them contain the person, and they can be made again. */
export async function deleteSnapshots(pool: Pool): Promise<void> {
  await pool.query(`${schema}; delete from snapshots.state`);
}

const commandOf = ({ metadata }: Recorded) => metadata.commandId;

const known = new WeakMap<object, Promise<string>>();

/** Changes whenever the domain code changes: a fold depends on nothing else. */
function foldVersion(fold: AnyFold): Promise<string> {
  const found = known.get(fold) ?? versionOf(fold);
  known.set(fold, found);
  return found;
}

async function versionOf({ initialState, evolve }: AnyFold): Promise<string> {
  domain ??= hashOfFolder(fileURLToPath(new URL('../../domain', import.meta.url)));
  // Two folds of one kind of stream have two versions.
  return createHash('sha256')
    .update(await domain)
    .update(JSON.stringify(initialState) ?? '')
    .update(evolve.toString())
    .digest('hex');
}

let domain: Promise<string> | undefined;

async function hashOfFolder(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  for (const file of files.sort()) hash.update(file).update(await readFile(path.join(folder, file)));
  return hash.digest('hex');
}
