import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';

/** Under which a refresh token is stored. Without the key nobody finds the token of a hash. */
export const refreshTokenHash = (key: Buffer, token: string): string =>
  createHmac('sha256', key).update(`stored ${token}`).digest('hex');

type Shown = Readonly<{ hash: string; familyId: string }>;

/** Whether a refresh token can still be exchanged, and is of this sign-in. */
export async function isGoodRefreshToken(pool: Pool, { hash, familyId }: Shown): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from ops.refresh_token token join ops.refresh_family family on family.id = token.family_id
      where token.hash = $1 and family.id = $2 and token.used_at is null and family.revoked_at is null
        and least(family.expires_at, token.expires_at) > now()`,
    [hash, familyId],
  );
  return rows.length > 0;
}
