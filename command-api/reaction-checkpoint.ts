import type { Pool, PoolClient } from 'pg';

/** `log` is the identity of the log that the positions are of. */
export type Move = Readonly<{ name: string; after: bigint; position: bigint; log: string | undefined }>;

/** How far the reaction is; made, before the first event, where it is new. `log` is null until it has moved. */
export async function openCheckpoint(pool: Pool, name: string) {
  await pool.query('insert into ops.reaction_checkpoint values ($1, 0) on conflict do nothing', [name]);
  const { rows } = await pool.query<{ position: string; log: string | null }>(
    'select position, log from ops.reaction_checkpoint where name = $1',
    [name],
  );
  return { position: BigInt(rows[0]?.position ?? 0), log: rows[0]?.log ?? null };
}

/** Holds the checkpoint's row until the end of the transaction. @throws CheckpointMoved */
export const moveCheckpoint = (client: PoolClient, move: Move): Promise<void> => compareAndSet(client, move, 'true');

/** Over events of which nothing follows: what a crash takes back is passed over again, so nobody waits for the disk. */
export const passOver = (pool: Pool, move: Move): Promise<void> =>
  compareAndSet(pool, move, `set_config('synchronous_commit', 'off', true) is not null`);

async function compareAndSet(db: Pool | PoolClient, { name, after, position, log }: Move, condition: string) {
  const { rowCount } = await db.query(
    `update ops.reaction_checkpoint set position = $3, log = $4
     where name = $1 and position = $2 and (log is null or log = $4) and ${condition}`,
    [name, after, position, log],
  );
  if (rowCount === 0) throw new CheckpointMoved(`reaction ${name} is not at ${after} any more`);
}

/** Another process had the consequences of these events. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}
