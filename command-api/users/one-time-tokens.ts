import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { emailChangeHours } from '#domain/users/contract/account.ts';
import { hashOfToken } from '#infra/hash-of-token.ts';

type Purpose = 'confirm-email' | 'reset-password' | 'change-email-old' | 'change-email-new';

/** How long a link is valid, in hours. */
const hoursOf: Readonly<Record<Purpose, number>> = {
  'confirm-email': 24,
  'reset-password': 1,
  'change-email-old': emailChangeHours,
  'change-email-new': emailChangeHours,
};
type About = Readonly<{ purpose: Purpose; userId: string; subject: string }>;

/** A token of a purpose. `isExpired` means nothing for a used token. */
export type OneTimeToken = Readonly<{ userId: string; subject: string; isUsed: boolean; isExpired: boolean }>;

/** Issues a token of 256 bits. Stores only its hash, so that reading the table confirms nothing. */
export async function issueOneTimeToken(client: PoolClient, { purpose, userId, subject }: About): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  // Keeps used tokens for a while, so that opening the link again gives the same answer.
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

/** False if it was used before. */
export async function markUsed(pool: Pool | PoolClient, token: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update ops.one_time_token set used_at = now() where hash = $1 and used_at is null',
    [hashOfToken(token)],
  );
  return rowCount === 1;
}

/** Deletes unused links for a new password, after the password was set. */
export const dropResetTokens = (pool: PoolClient, userId: string) =>
  pool.query("delete from ops.one_time_token where user_id = $1 and purpose = 'reset-password' and used_at is null", [
    userId,
  ]);
