import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { refuse } from '#domain/kernel/errors.ts';
import type { Actor } from '#domain/kernel/message.ts';
import { hashOf } from '#infra/hash-of.ts';
import { uuidv5 } from '#infra/ids.ts';

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

/** One key carries one request: the same one again passes, another one is refused. */
export async function claimKey(
  pool: Pool,
  request: FastifyRequest,
  commandId: string,
  content: unknown,
): Promise<void> {
  if (!request.headers['idempotency-key']) return;
  const hash = hashOf(content);
  await pool.query('insert into ops.idempotency (command_id, command_hash) values ($1, $2) on conflict do nothing', [
    commandId,
    hash,
  ]);
  const { rows } = await pool.query('select 1 from ops.idempotency where command_id = $1 and command_hash = $2', [
    commandId,
    hash,
  ]);
  if (rows.length === 0) refuse('idempotency_mismatch');
}

/** After this a key may be used for something else. */
const keysKept = '30 days';

export async function deleteOldKeys(pool: Pool): Promise<void> {
  await pool.query(`delete from ops.idempotency where created_at < now() - interval '${keysKept}'`);
}
