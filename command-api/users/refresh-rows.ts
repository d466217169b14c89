import type { PoolClient } from 'pg';
import { familyRevoked } from '#infra/postgres/channels.ts';

// RFC 9700, 4.14.2: rotation, and a limited life of every family. All times come from the database clock.
const familyLife = '30 days';
const idleLife = '14 days';
const grace = '10 seconds';

/** Stores only keyed hashes: reading the table lets nobody sign in, and a new `TOKEN_KEY` ends every sign-in. */

export type FoundToken = Readonly<{
  userId: string;
  isOver: boolean;
  isUsed: boolean;
  /** Whether it was used a moment ago and its successor was not used yet. */
  isLostAnswer: boolean;
}>;

/** `networkHash`: a keyed hash of the network of the sign-in. `userAgent`: shown to the person. */
export type Family = Readonly<{
  id: string;
  userId: string;
  networkHash: string;
  userAgent: string | null;
  deviceName?: string | null;
}>;

export async function insertFamily(client: PoolClient, family: Family): Promise<void> {
  const { id, userId, networkHash, userAgent, deviceName = null } = family;
  await client.query('delete from ops.refresh_family where user_id = $1 and expires_at < now()', [userId]);
  await client.query(
    `insert into ops.refresh_family (id, user_id, network_hash, user_agent, device_name, expires_at)
     values ($1, $2, $3, $4, $5, now() + interval '${familyLife}')`,
    [id, userId, networkHash, userAgent, deviceName],
  );
}

/** Locks the family, so that exchanges in it run one after another and see the latest tokens. */
export async function lockFamily(client: PoolClient, hash: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    'select id from ops.refresh_family where id = (select family_id from ops.refresh_token where hash = $1) for update',
    [hash],
  );
  return rows[0]?.id;
}

/**
 * Versions before 1.0.0 stored the token's hash without a key. Replaces it with the keyed hash at the first use, so that an
 * upgrade signs nobody out.
 */
export async function takeOver(client: PoolClient, { plain, keyed }: EarlierHash): Promise<boolean> {
  const { rows } = await client.query(
    `with renamed as (update ops.refresh_token set hash = $2 where hash = $1 returning family_id),
          followed as (update ops.refresh_token earlier set successor_hash = $2 from renamed
            where earlier.family_id = renamed.family_id and earlier.successor_hash = $1)
     select family_id from renamed`,
    [plain, keyed],
  );
  return rows.length > 0;
}

type EarlierHash = Readonly<{ plain: string; keyed: string }>;

/** Revokes the family and notifies every process, which then refuses its access tokens. */
export async function revokeFamily(client: PoolClient, id: string): Promise<void> {
  await client.query(
    'update ops.refresh_family set revoked_at = coalesce(revoked_at, clock_timestamp()) where id = $1',
    [id],
  );
  await client.query(`select pg_notify('${familyRevoked}', $1)`, [id]);
}

// `clock_timestamp`, not `now`: a transaction that waited for the lock began before the exchange that it waited for.
export async function findToken(client: PoolClient, hash: string): Promise<FoundToken | undefined> {
  const { rows } = await client.query<FoundToken>(
    `select family.user_id as "userId",
            family.revoked_at is not null or least(family.expires_at, token.expires_at) <= clock_timestamp() as "isOver",
            token.used_at is not null as "isUsed",
            coalesce(token.used_at > clock_timestamp() - interval '${grace}' and next.used_at is null, false)
              as "isLostAnswer"
       from ops.refresh_token token
       join ops.refresh_family family on family.id = token.family_id
       left join ops.refresh_token next on next.hash = token.successor_hash
      where token.hash = $1`,
    [hash],
  );
  return rows[0];
}

/** Returns the seconds of the token's life: no token outlives its family. Also records that the person was active now. */
export async function insertToken(client: PoolClient, familyId: string, hash: string): Promise<number> {
  await client.query(
    `insert into ops.refresh_token (hash, family_id, expires_at)
     select $2, id, least(now() + interval '${idleLife}', expires_at) from ops.refresh_family where id = $1`,
    [familyId, hash],
  );
  await client.query(
    `insert into ops.last_seen select user_id, now() from ops.refresh_family where id = $1
     on conflict (user_id) do update set at = greatest(last_seen.at, excluded.at)`,
    [familyId],
  );
  return secondsLeft(client, hash);
}

export async function secondsLeft(client: PoolClient, hash: string): Promise<number> {
  const { rows } = await client.query<{ seconds: number }>(
    'select extract(epoch from expires_at - now())::int as seconds from ops.refresh_token where hash = $1',
    [hash],
  );
  return rows[0]?.seconds ?? 0;
}

export async function markExchanged(client: PoolClient, hash: string, successorHash: string): Promise<void> {
  await client.query('update ops.refresh_token set used_at = clock_timestamp(), successor_hash = $2 where hash = $1', [
    hash,
    successorHash,
  ]);
}

/** `but`: a family to leave out. */
export async function openFamilies(client: PoolClient, userId: string, but?: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from ops.refresh_family
      where user_id = $1 and id is distinct from $2 and revoked_at is null and expires_at > now() for update`,
    [userId, but ?? null],
  );
  return rows.map(({ id }) => id);
}
