import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { emailChangeHours } from '#domain/users/contract/account.ts';
import { hashOfToken } from '#infra/hash-of-token.ts';

type Purpose = 'confirm-email' | 'reset-password' | 'change-email-old' | 'change-email-new';

/** How long a link is good for, in hours. */
const hoursOf: Readonly<Record<Purpose, number>> = {
  'confirm-email': 24,
  'reset-password': 1,
  'change-email-old': emailChangeHours,
  'change-email-new': emailChangeHours,
};
type About = Readonly<{ purpose: Purpose; userId: string; subject: string }>;

/** A token that was issued for the purpose; `isExpired` says nothing about one that was used in time. */
export type OneTimeToken = Readonly<{ userId: string; subject: string; isUsed: boolean; isExpired: boolean }>;

/** 256 bits. Only its hash is kept: who reads the table can confirm nothing. */
export async function issueOneTimeToken(client: PoolClient, { purpose, userId, subject }: About): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  // Used ones are kept for a while: a link that is opened again answers as it did.
  await client.query("delete from ops.one_time_token where user_id = $1 and expires_at < now() - interval '30 days'", [
    userId,
  ]);
  await client.query(
    `insert into ops.one_time_token (hash, purpose, user_id, subject, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
    [hashOfToken(token), purpose, userId, subject, hoursOf[purpose]],
  );
  return token;
}

export async function findOneTimeToken(pool: Pool, purpose: Purpose, token: string): Promise<OneTimeToken | undefined> {
  const { rows } = await pool.query<OneTimeToken>(
    `select user_id as "userId", subject, used_at is not null as "isUsed", expires_at <= now() as "isExpired"
       from ops.one_time_token where hash = $1 and purpose = $2`,
    [hashOfToken(token), purpose],
  );
  return rows[0];
}

/** False where it was used before. */
export async function markUsed(pool: Pool | PoolClient, token: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update ops.one_time_token set used_at = now() where hash = $1 and used_at is null',
    [hashOfToken(token)],
  );
  return rowCount === 1;
}

/** Links that set a new password are good no more once there is one. */
export const dropResetTokens = (pool: PoolClient, userId: string) =>
  pool.query("delete from ops.one_time_token where user_id = $1 and purpose = 'reset-password' and used_at is null", [
    userId,
  ]);
