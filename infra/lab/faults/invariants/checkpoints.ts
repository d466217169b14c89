import type { Pool } from 'pg';
import { areas } from '#projections/areas.ts';
import { headOf } from './read-log.ts';
import type { Verdict, World } from './verdict.ts';

/** Checkpoints by the subscriber's name: one for each area of read models (or each of its shards) and each reaction. */
export async function checkpointsOf(pool: Pool): Promise<ReadonlyMap<string, bigint>> {
  const found = new Map<string, bigint>();
  for (const { schema } of areas) {
    const { rows } = await pool.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      `${schema}.checkpoint`,
    ]);
    if (!rows[0]?.there) continue;
    const shards = await pool.query<{ position: string }>(`select position from ${schema}.checkpoint order by shard`);
    for (const [shard, { position }] of shards.rows.entries())
      found.set(`read models ${schema}${shard === 0 ? '' : ` (shard ${shard})`}`, BigInt(position));
  }
  const { rows } = await pool.query<{ name: string; position: string }>(
    'select name, position from ops.reaction_checkpoint',
  );
  for (const { name, position } of rows) found.set(`reaction ${name}`, BigInt(position));
  return found;
}

/** I5: no checkpoint is beyond the end of the log. */
export async function checkpointsVerdict({ pool, store }: World): Promise<Verdict> {
  const checkpoints = await checkpointsOf(pool);
  // The head is read after the checkpoints, because the log only grows.
  const head = await headOf(store);
  const wrong = [...checkpoints]
    .filter(([, position]) => position > head)
    .map(([name, position]) => `${name} is at ${position}, beyond the end of the log at ${head}`);
  return { invariant: 'I5 no checkpoint is beyond the log', checked: checkpoints.size, wrong };
}
