import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { DomainError } from '#domain/kernel/errors.ts';
import type { Recorded } from '#domain/kernel/message.ts';
import type { Handle } from '#infra/event-store/command-handler.ts';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { OtherLog, refuseOtherLog, watchIdentity } from '#infra/event-store/log-identity.ts';
import { within } from '#infra/logging/context.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { Reaction } from './reaction.ts';

type Deps = Readonly<{
  pool: Pool;
  store: EventStore;
  handle: Handle;
  publicUrl: () => string;
  log: FastifyBaseLogger;
  signal: AbortSignal;
}>;

/** `log`: the identity of the one that it stands in. */
type Met = Readonly<{ event: Recorded; log: string | undefined }>;
type Reached = Readonly<{ position: bigint; log: string | undefined }>;

const retryMs = 1_000;

/** Follows the log for one reaction until `signal`; what fails for a while is tried again from its checkpoint. */
export async function superviseReaction(reaction: Reaction, deps: Deps): Promise<void> {
  const { log, signal } = deps;
  let said = false;
  while (!signal.aborted) {
    try {
      await followWith(reaction, deps);
    } catch (error) {
      // That lasts until somebody does something, and is said once.
      const lasts = error instanceof OtherLog;
      if (!lasts || !said) log.error(error, `reaction ${reaction.name} starts again`);
      said = lasts;
      await sleep(retryMs, undefined, { signal }).catch(() => {});
    }
  }
}

async function followWith(reaction: Reaction, deps: Deps) {
  const { pool, store, signal } = deps;
  const { name, streams, types } = reaction;
  await pool.query('insert into ops.reaction_checkpoint values ($1, 0) on conflict do nothing', [name]);
  const { rows } = await pool.query<{ position: string; log: string | null }>(
    'select position, log from ops.reaction_checkpoint where name = $1',
    [name],
  );
  const after = BigInt(rows[0]?.position ?? 0);
  const identity = watchIdentity(store);
  let log = sameLog(name, rows[0]?.log ?? null, await identity());
  for await (const { events, position } of store.subscribeAll({ after, prefixes: streams, signal })) {
    log = sameLog(name, log ?? null, await identity());
    for (const event of types ? events.filter(({ type }) => types.includes(type)) : events) {
      const { correlationId } = event.metadata;
      await within({ correlationId }, () => reactOnce(reaction, { event, log }, deps));
    }
    await inTransaction(pool, (client) => advance(client, name, { position, log }));
  }
}

function sameLog(name: string, made: string | null, log: string | undefined): string | undefined {
  const mend = 'see Another log in docs/operations.md';
  refuseOtherLog(`the checkpoint of reaction ${name}`, { made, log, mend });
  return log;
}

/** The event's consequences and the checkpoint behind it, together; another process may have been faster. */
function reactOnce(reaction: Reaction, { event, log: identity }: Met, deps: Deps): Promise<void> {
  const { pool, store, handle, publicUrl, log } = deps;
  return inTransaction(pool, async (client) => {
    if (!(await advance(client, reaction.name, { position: event.position, log: identity }))) return;
    try {
      await reaction.react(event, { client, handle, store, publicUrl });
    } catch (error) {
      // The rules say that nothing follows, and trying again would not change that; losing a race is another matter.
      if (!(error instanceof DomainError) || error.code === 'conflict') throw error;
      log.warn({ event: event.id, code: error.code }, `reaction ${reaction.name} was refused`);
    }
  });
}

/** Holds the checkpoint's row until the end of the transaction; false where it is already there. */
async function advance(client: PoolClient, name: string, { position, log }: Reached): Promise<boolean> {
  const { rowCount } = await client.query(
    `update ops.reaction_checkpoint set position = $2, log = $3
     where name = $1 and position < $2 and (log is null or log = $3)`,
    [name, position, log],
  );
  return rowCount === 1;
}
