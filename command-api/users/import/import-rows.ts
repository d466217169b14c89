import type { Pool, PoolClient } from 'pg';
import { type AccountImport, type ImportRow, mostAnswered } from '#domain/users/contract/import.ts';
import type { ReadRow } from './read-import.ts';

type Begun = Readonly<{ id: string; ownerId: string; isDryRun: boolean }> &
  Pick<AccountImport, 'columns'> &
  Readonly<{ headings: readonly string[]; rows: readonly (Omit<ReadRow, 'status'> & Pick<ImportRow, 'status'>)[] }>;

/** False if this import was stored before. */
export async function keepImport(client: PoolClient, { id, ownerId, isDryRun, ...read }: Begun): Promise<boolean> {
  const { headings, columns, rows } = read;
  const isOver = isDryRun || rows.every(({ status }) => status !== 'new');
  const { rowCount } = await client.query(
    `insert into ops.account_import (id, owner_id, is_dry_run, state, headings, columns) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing`,
    [id, ownerId, isDryRun, isOver ? 'done' : 'running', JSON.stringify(headings), JSON.stringify(columns)],
  );
  if (rowCount === 0) return false;
  await client.query(
    `insert into ops.account_import_row (import_id, row, email, first_name, last_name, locale, status, reason)
     select $1, row, email, "firstName", "lastName", locale, status, reason from jsonb_to_recordset($2::jsonb)
       as given (row int, email text, "firstName" text, "lastName" text, locale text, status text, reason text)`,
    [id, JSON.stringify(rows)],
  );
  return true;
}

/** The hashed addresses among these that are in use. */
export async function heldNames(pool: Pool, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>('select name from ops.reserved_name where name = any($1)', [
    names,
  ]);
  return new Set(rows.map(({ name }) => name));
}

type Pending = Pick<ReadRow, 'row' | 'email' | 'firstName' | 'lastName' | 'locale'>;

/** Rows without an outcome. */
export async function pendingRows(pool: Pool, importId: string, most: number): Promise<readonly Pending[]> {
  const { rows } = await pool.query<Pending>(
    `select row, email, first_name as "firstName", last_name as "lastName", locale from ops.account_import_row
     where import_id = $1 and status = 'new' and user_id is null order by row limit $2`,
    [importId, most],
  );
  return rows;
}

type Outcome = Readonly<{ importId: string; row: number; userId: string | null }>;

/** Without `userId`, the address was taken meanwhile. */
export async function keepOutcome(client: Pool | PoolClient, { importId, row, userId }: Outcome): Promise<void> {
  await client.query(
    `update ops.account_import_row set user_id = $3, status = case when $3::text is null then 'known' else status end,
       reason = case when $3::text is null then 'user_exists' end where import_id = $1 and row = $2`,
    [importId, row, userId],
  );
}

export async function endImport(pool: Pool, importId: string, state: 'done' | 'failed'): Promise<void> {
  await pool.query('update ops.account_import set state = $2 where id = $1', [importId, state]);
}

/** Deletes the person's imports, and the rows about them in imports of others. */
export async function forgetImports(pool: Pool, personId: string): Promise<void> {
  await pool.query('delete from ops.account_import where owner_id = $1', [personId]);
  await pool.query('delete from ops.account_import_row where user_id = $1', [personId]);
}

export async function findImport(pool: Pool, id: string): Promise<AccountImport & Readonly<{ rows: ImportRow[] }>> {
  const { rows } = await pool.query<AccountImport & { rows: ImportRow[] }>(
    `select i.id, i.is_dry_run as "isDryRun", i.state, i.headings, i.columns,
       to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", c.*,
       coalesce((select jsonb_agg(jsonb_build_object('row', r.row, 'email', r.email, 'firstName', r.first_name,
           'lastName', r.last_name, 'status', r.status, 'reason', r.reason, 'isCreated', r.user_id is not null) order by r.row)
         from (select * from ops.account_import_row where import_id = i.id order by row limit ${mostAnswered}) r), '[]') as rows
     from ops.account_import i, lateral (
       select count(*)::int as total, count(user_id)::int as created, jsonb_build_object(
         'new', count(*) filter (where status = 'new'), 'known', count(*) filter (where status = 'known'),
         'invalid', count(*) filter (where status = 'invalid')) as counts
       from ops.account_import_row where import_id = i.id) c
     where i.id = $1`,
    [id],
  );
  const [found] = rows;
  if (!found) throw new Error(`import ${id} was not kept`);
  return found;
}
