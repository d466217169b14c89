import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';

/** The stored form of a refresh token. Without the key nobody can match a token to its hash. */
export const refreshTokenHash = (key: Buffer, token: string): string =>
  createHmac('sha256', key).update(`stored ${token}`).digest('hex');

type Shown = Readonly<{ hash: string; familyId: string }>;

/** Whether a refresh token belongs to this sign-in and can still be exchanged. */
export async function isGoodRefreshToken(pool: Pool, { hash, familyId }: Shown): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from ops.refresh_token token join ops.refresh_family family on family.id = token.family_id
      where token.hash = $1 and family.id = $2 and token.used_at is null and family.revoked_at is null
        and least(family.expires_at, token.expires_at) > now()`,
    [hash, familyId],
  );
  return rows.length > 0;
}
