import type { Pool, PoolClient } from 'pg';

/** For people without an account, so that the lookup takes the same time. */
const nobody = '0'.repeat(32);

/** `since`: when the password was set. Rehashing the same password does not change it. */
type Credential = Readonly<{ hash: string; since: string }>;

export async function findCredential(pool: Pool, userId: string | null): Promise<Credential | undefined> {
  const { rows } = await pool.query<Credential>(
    'select password_hash as hash, changed_at::text as since from ops.credential where user_id = $1',
    [userId ?? nobody],
  );
  return rows[0];
}

export async function savePasswordHash(pool: Pool | PoolClient, userId: string, hash: string): Promise<void> {
  await pool.query(
    `insert into ops.credential (user_id, password_hash) values ($1, $2)
     on conflict (user_id) do update set password_hash = $2, changed_at = clock_timestamp()`,
    [userId, hash],
  );
}

/** Stores a better hash of the same password; does nothing if the password was changed meanwhile. */
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

export async function deletePasswordHash(pool: Pool | PoolClient, userId: string): Promise<void> {
  await pool.query('delete from ops.credential where user_id = $1', [userId]);
}
