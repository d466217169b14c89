import type { PoolClient } from 'pg';
import { dropResetTokens } from './one-time-tokens.ts';
import { openFamilies, revokeFamily } from './refresh-rows.ts';

/** `only`: the one sign-in to end. `but`: the one sign-in to keep. */
export type Ending = Readonly<{ userId: string; only?: string | undefined; but?: string | undefined }>;

/** `tables`: the tables of the schema `ops` that store the secrets of this way in. */
type WayIn = Readonly<{ tables: readonly string[]; end: (client: PoolClient, ending: Ending) => Promise<unknown> }>;

/** Every way to sign in without the password. Code that ends sign-ins walks the whole list. */
export const waysIn = {
  /** A device that a person approved and that has not fetched its tokens yet. */
  approvedPairing: {
    tables: ['device_pairing'],
    end: (client, { userId }) =>
      client.query("update ops.device_pairing set state = 'declined' where user_id = $1 and state = 'approved'", [
        userId,
      ]),
  },
  signIn: {
    tables: ['refresh_family', 'refresh_token'],
    async end(client, { userId, only, but }) {
      const open = await openFamilies(client, userId, but);
      for (const id of open) if (only === undefined || id === only) await revokeFamily(client, id);
    },
  },
  /** The token of a program. Signing out everywhere revokes it, too. */
  apiToken: {
    tables: ['api_token'],
    async end(client, { userId, only }) {
      if (only !== undefined) return;
      await client.query(
        'update ops.api_token set revoked_at = now() where user_id = $1 and revoked_at is null and expires_at > now()',
        [userId],
      );
    },
  },
  /** An account on a learning platform. It stays closed until the person signs in and allows it again. */
  platformAccount: {
    tables: ['platform_subject'],
    async end(client, { userId, only }) {
      if (only !== undefined) return;
      await client.query('update ops.platform_subject set is_open = false where person_id = $1', [userId]);
    },
  },
  resetLink: {
    tables: ['one_time_token'],
    end: (client, { userId }) => dropResetTokens(client, userId),
  },
} as const satisfies Record<string, WayIn>;

/**
 * Locks the ways in of a person. Code that begins or ends one takes this lock, so that no sign-in begins during an end and
 * survives it. Returns the time of the last password change; undefined if the person has no password and may not sign in.
 */
export async function lockWaysIn(client: PoolClient, userId: string): Promise<string | undefined> {
  const { rows } = await client.query<{ since: string }>(
    'select changed_at::text as since from ops.credential where user_id = $1 for update',
    [userId],
  );
  return rows[0]?.since;
}

export async function endWaysIn(client: PoolClient, ending: Ending): Promise<void> {
  await lockWaysIn(client, ending.userId);
  for (const way of Object.values(waysIn)) await way.end(client, ending);
}
