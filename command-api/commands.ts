import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import type { Actor } from '#domain/kernel/message.ts';
import type { Hashes } from '#infra/hash-of.ts';
import { uuidv5 } from '#infra/ids.ts';
import { isDatabaseAway } from '#infra/postgres/database-away.ts';
import { inGroups } from '#infra/postgres/in-groups.ts';

// Any constant will do; another one would make repeats of older commands look new.
const namespace = '0f7c2b5e-61a4-4d8e-9a53-3c1d8e5b7f20';

/** What an order to the handler says about its cause. */
export type Cause = Readonly<{ commandId: string; correlationId: string; actor: Actor }>;

/** The same person sending the same key to the same call sends the same command. */
export function causeOf(request: FastifyRequest): Cause {
  const { headers, principal, method, routeOptions, id } = request;
  const key = headers['idempotency-key'];
  const who = principal?.id ?? 'anyone';
  const commandId = key ? uuidv5(namespace, JSON.stringify([who, method, routeOptions.url, key])) : randomUUID();
  return {
    commandId,
    correlationId: id,
    actor: principal ? { kind: 'user', id: who } : { kind: 'system', id: 'anyone' },
  };
}

/** One key carries one request: the same one again passes, another one is refused. @throws idempotency_mismatch */
export type ClaimKey = (request: FastifyRequest, commandId: string, content: unknown) => Promise<void>;

type Needs = Readonly<{ pool: Pool; hashes: Hashes; isLogHere: boolean }>;
type Claim = Readonly<{ id: string; hash: string; ownerId: string | undefined }>;

/** Claims that are made at once, and in how many statements. */
const [mostClaims, lanes] = [100, 2];

/**
 * A claim need not reach the disk by itself where the log is in the same database: the append that follows takes it
 * along, and a command that appended nothing leaves nothing to protect.
 */
export function keyClaims({ pool, hashes, isLogHere }: Needs): ClaimKey {
  const durability = isLogHere ? 'off' : 'on';
  // Sorted: of two processes that claim the same keys at once, none waits for the other crosswise.
  const text = `insert into ops.idempotency (command_id, command_hash, owner_id)
    select id, hash, owner from unnest($1::uuid[], $2::text[], $3::text[]) claims (id, hash, owner),
      set_config('synchronous_commit', '${durability}', true)
    order by id on conflict do nothing returning command_id as id, command_hash as hash`;
  const isNew = inGroups({ ask: takenBy, lanes, most: mostClaims, meetsAll: isDatabaseAway });

  async function takenBy(claims: readonly Claim[]): Promise<readonly boolean[]> {
    const values = [claims.map(({ id }) => id), claims.map(({ hash }) => hash), claims.map(({ ownerId }) => ownerId)];
    const { rows } = await pool.query<Claim>({ name: 'claim-keys', text, values });
    const taken = new Map(rows.map(({ id, hash }) => [id, hash]));
    return claims.map(({ id, hash }) => taken.get(id) === hash);
  }

  return async ({ headers, principal }, commandId, content) => {
    if (!headers['idempotency-key']) return;
    if (await isNew({ id: commandId, hash: hashes.of(content), ownerId: principal?.id })) return;
    const { rows } = await pool.query<{ hash: string }>(
      'select command_hash as hash from ops.idempotency where command_id = $1',
      [commandId],
    );
    if (!rows.some(({ hash }) => hashes.fits(hash, content))) refuse('idempotency_mismatch');
  };
}

/** What earlier versions claimed names nobody: it goes too, and lets a key be used anew at worst. */
export async function deleteKeysOf(pool: Pool, ownerId: string): Promise<void> {
  await pool.query('delete from ops.idempotency where owner_id = $1 or owner_id is null', [ownerId]);
}

/** After this a key may be used for something else. */
const keysKept = '30 days';

export async function deleteOldKeys(pool: Pool): Promise<void> {
  await pool.query(`delete from ops.idempotency where created_at < now() - interval '${keysKept}'`);
}
