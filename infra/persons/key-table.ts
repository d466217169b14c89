import type { Pool } from 'pg';
import { advisoryLocks } from '../postgres/advisory-locks.ts';
import { personErased } from '../postgres/channels.ts';

/** The person, the time (ISO 8601, UTC) and the reason code of an erasure. */
export type Erasure = Readonly<{ person: string; at: string; reason: string }>;

/** The row of `ops.secret` with the id of the master key that wraps new keys. */
export const masterInUse = 'master-key';

/** A shared lock for creating keys, and an exclusive one for switching to another master key. */
export const lockMasterInUse = `pg_advisory_xact_lock(${advisoryLocks.masterInUse})`;
export const lockMasterInUseShared = `pg_advisory_xact_lock_shared(${advisoryLocks.masterInUse})`;

/**
 * The keys have their own schema, because its backups are kept apart from those of the log, and for a shorter time. A row without a key means that
 * the person was erased, and prevents a new key. `purged_at`: all other data of the person is deleted too.
 *
 * `make_keys` creates missing keys, as long as this master key is the current one, and returns the keys that exist then:
 * each statement sees what was committed before it (plpgsql: a new snapshot for each). The keys are on the disk when it returns,
 * also if the log is in the same database: Postgres may crash before the append, and the append is then repeated and kept.
 */
const table = `
  create schema if not exists persons;
  create table if not exists persons.key (
    person text primary key, master text, wrapped bytea, made_at timestamptz not null default now(),
    erased_at timestamptz, reason text, purged_at timestamptz,
    check ((wrapped is null) = (erased_at is not null) and (wrapped is null) = (master is null)));

  drop function if exists persons.make_keys(text[], bytea[], text, boolean);
  create or replace function persons.make_keys(names text[], made bytea[], master_id text)
  returns table (found_person text, found_master text, found_wrapped bytea) language plpgsql as $$
  begin
    perform ${lockMasterInUseShared};
    insert into persons.key (person, master, wrapped)
      select name, master_id, fresh from unnest(names, made) as given (name, fresh)
       where exists (select from ops.secret s where s.name = '${masterInUse}' and s.value = master_id)
      on conflict do nothing;
    return query select k.person, k.master, k.wrapped from persons.key k where k.person = any (names);
  end $$`;

/** Takes a lock: two processes that start at once would both create it. */
export const keySchema = `select pg_advisory_xact_lock(${advisoryLocks.personKeys}); ${table}`;

export type KeyRow = Readonly<{ person: string; master: string | null; wrapped: Buffer | null }>;

export async function findKeys(pool: Pool, persons: readonly string[]): Promise<readonly KeyRow[]> {
  const text = 'select person, master, wrapped from persons.key where person = any($1)';
  return (await pool.query<KeyRow>({ name: 'find-person-keys', text, values: [persons] })).rows;
}

type NewKeys = Readonly<{ persons: readonly string[]; wrapped: readonly Buffer[]; master: string }>;

/** Returns the existing keys: these, or those that another process created before. */
export async function makeKeys(pool: Pool, { persons, wrapped, master }: NewKeys): Promise<readonly KeyRow[]> {
  const text = `select found_person as person, found_master as master, found_wrapped as wrapped
    from persons.make_keys($1, $2, $3)`;
  const values = [persons, wrapped, master];
  return (await pool.query<KeyRow>({ name: 'make-person-keys', text, values })).rows;
}

export async function findMasterInUse(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ value: string }>(`select value from ops.secret where name = '${masterInUse}'`);
  return rows[0]?.value;
}

/** Destroys the persons' keys and notifies every process; does nothing for keys that are destroyed already. */
export async function destroyKeys(pool: Pool, erasures: readonly Erasure[]): Promise<void> {
  await pool.query(
    `with gone as (
       insert into persons.key as k (person, erased_at, reason)
       select * from unnest($1::text[], $2::timestamptz[], $3::text[])
       on conflict (person) do update
         set wrapped = null, master = null, erased_at = excluded.erased_at, reason = excluded.reason
       where k.erased_at is null returning person)
     select pg_notify('${personErased}', person) from gone`,
    [erasures.map(({ person }) => person), erasures.map(({ at }) => at), erasures.map(({ reason }) => reason)],
  );
}

export async function findErased(pool: Pool, persons: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ person: string }>(
    'select person from persons.key where person = any($1) and erased_at is not null',
    [persons],
  );
  return new Set(rows.map(({ person }) => person));
}

export async function countKeys(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from persons.key where wrapped is not null',
  );
  return rows[0]?.count ?? 0;
}

/** `isPurged`: only events are left of them. */
export type ErasedPerson = Erasure & Readonly<{ isPurged: boolean }>;

export async function allErased(pool: Pool): Promise<readonly ErasedPerson[]> {
  const { rows } = await pool.query<ErasedPerson>(
    `select person, erased_at as at, reason, purged_at is not null as "isPurged"
       from persons.key where erased_at is not null order by erased_at`,
  );
  return rows;
}

export async function markPurged(pool: Pool, person: string): Promise<void> {
  await pool.query('update persons.key set purged_at = now() where person = $1 and erased_at is not null', [person]);
}
