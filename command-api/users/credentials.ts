import type { Pool, PoolClient } from 'pg';

/** For who has no account: the search costs the same. */
const nobody = '0'.repeat(32);

export async function findPasswordHash(pool: Pool, userId: string | null): Promise<string | undefined> {
  const { rows } = await pool.query<{ hash: string }>(
    'select password_hash as hash from ops.credential where user_id = $1',
    [userId ?? nobody],
  );
  return rows[0]?.hash;
}

export async function savePasswordHash(pool: Pool | PoolClient, userId: string, hash: string): Promise<void> {
  await pool.query(
    `insert into ops.credential (user_id, password_hash) values ($1, $2)
     on conflict (user_id) do update set password_hash = $2, changed_at = now()`,
    [userId, hash],
  );
}

/** The same password behind a better hash; nothing where the password was changed meanwhile. */
export async function replacePasswordHash(
  pool: Pool,
  userId: string,
  { from, to }: Readonly<{ from: string; to: string }>,
) {
  await pool.query('update ops.credential set password_hash = $3 where user_id = $1 and password_hash = $2', [
    userId,
    from,
    to,
  ]);
}

export async function deletePasswordHash(pool: Pool, userId: string): Promise<void> {
  await pool.query('delete from ops.credential where user_id = $1', [userId]);
}
