import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { deviceCodeLength, deviceCodeLetters, devicePairingSeconds } from '#domain/users/contract/device.ts';
import { newId } from '#infra/ids.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { openFamilies } from '../refresh-rows.ts';
import { lockWaysIn } from '../ways-in.ts';

/** In seconds: the interval between two requests, and its increase after one that came too soon (RFC 8628, 3.2 and 3.5). */
export const pauseSeconds = 5;

/** Only hashes are stored, so that reading the table lets nobody in. */
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

type Device = Readonly<{ clientId: string; name: string | null; userAgent: string | null }>;

/** Starts the pairing of a device. Its codes are not stored. */
export async function beginPairing(pool: Pool, { clientId, name, userAgent }: Device) {
  const deviceCode = randomBytes(32).toString('base64url');
  const userCode = Array.from({ length: deviceCodeLength }, () => deviceCodeLetters[randomInt(20)]).join('');
  await pool.query(
    `insert into ops.device_pairing
       (id, device_code_hash, user_code_hash, client_id, name, user_agent, pause_seconds, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))`,
    [newId(), hashOf(deviceCode), hashOf(userCode), clientId, name, userAgent, pauseSeconds, devicePairingSeconds],
  );
  return { deviceCode, userCode };
}

type Waiting = Readonly<{
  id: string;
  name: string | null;
  userAgent: string | null;
  startedAt: string;
  expiresAt: string;
}>;

/** Finds a waiting device by its code; undefined if there is none, or it has expired or was answered. */
export async function findWaiting(pool: Pool, userCode: string): Promise<Waiting | undefined> {
  const { rows } = await pool.query<Waiting>(
    `select id, name, user_agent as "userAgent", started_at as "startedAt", expires_at as "expiresAt"
       from ops.device_pairing where user_code_hash = $1 and state = 'pending' and expires_at > now()`,
    [hashOf(userCode)],
  );
  return rows[0];
}

type Approval = Readonly<{ id: string; userId: string; signIn: string | undefined }>;

/** False if another answer was faster or the approving sign-in has ended meanwhile. */
export const approvePairing = (pool: Pool, { id, userId, signIn }: Approval): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    await lockWaysIn(client, userId);
    const mayStill = signIn === undefined || (await openFamilies(client, userId)).includes(signIn);
    return mayStill && settle(client, { id, userId, to: 'approved' });
  });

/** False if another answer was faster. */
export const declinePairing = (pool: Pool, id: string, userId: string) => settle(pool, { id, userId, to: 'declined' });

type Settlement = Readonly<{ id: string; userId: string; to: 'approved' | 'declined' }>;

async function settle(db: Pool | PoolClient, { id, userId, to }: Settlement): Promise<boolean> {
  const { rowCount } = await db.query(
    `update ops.device_pairing set state = $2, user_id = $3 where id = $1 and state = 'pending' and expires_at > now()`,
    [id, to, userId],
  );
  return rowCount === 1;
}

/** Uses an approval, which works once. False if it was used before or has ended. */
export async function usePairing(client: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update ops.device_pairing set state = 'done' where id = $1 and state = 'approved' and expires_at > now()`,
    [id],
  );
  return rowCount === 1;
}

type PairingKey =
  | 'unknown'
  | 'expired'
  | 'too_soon'
  | 'pending'
  | 'declined'
  | Readonly<{ id: string; userId: string; name: string | null; userAgent: string | null }>;

type Row = Readonly<{
  id: string;
  state: 'pending' | 'approved' | 'declined' | 'done';
  userId: string | null;
  name: string | null;
  userAgent: string | null;
  isOver: boolean;
  isTooSoon: boolean;
}>;

/** The state for a device that asks. An approval still has to be used. */
export async function askPairing(client: PoolClient, deviceCode: string, clientId: string): Promise<PairingKey> {
  const { rows } = await client.query<Row>(
    `select id, state, user_id as "userId", name, user_agent as "userAgent", expires_at <= clock_timestamp() as "isOver",
            coalesce(asked_at > clock_timestamp() - make_interval(secs => pause_seconds), false) as "isTooSoon"
       from ops.device_pairing where device_code_hash = $1 and client_id = $2 for update`,
    [hashOf(deviceCode), clientId],
  );
  const [row] = rows;
  if (!row) return 'unknown';
  if (row.isOver || row.state === 'done') return 'expired';
  await client.query(
    `update ops.device_pairing set asked_at = clock_timestamp(), pause_seconds = pause_seconds + $2 where id = $1`,
    [row.id, row.isTooSoon ? pauseSeconds : 0],
  );
  if (row.isTooSoon) return 'too_soon';
  if (row.state === 'declined') return 'declined';
  return row.state === 'approved' && row.userId
    ? { id: row.id, userId: row.userId, name: row.name, userAgent: row.userAgent }
    : 'pending';
}
