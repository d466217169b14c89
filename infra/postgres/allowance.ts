import type { Pool, PoolClient } from 'pg';
import { deleteInBatches } from './delete-in-batches.ts';

/** Allows an action `most` times in any `hours`: half of them at once, the rest as time passes. */
export type Allowance = Readonly<{ most: number; hours: number }>;

type Database = Pick<Pool | PoolClient, 'query'>;
type Use = Readonly<{ key: string; allowance: Allowance }>;

const burstOf = ({ most }: Allowance) => Math.max(1, Math.floor(most / 2));
/** Seconds until the next one is allowed. */
const stepOf = (allowance: Allowance) => (allowance.hours * 3_600) / burstOf(allowance);

/**
 * Uses one; all processes count together. Returns 0, or the seconds to wait if none is left. (A leaky bucket,
 * stored as one time: ITU-T I.371, generic cell rate algorithm.)
 */
export async function takeAllowance(database: Database, { key, allowance }: Use): Promise<number> {
  const [step, burst] = [stepOf(allowance), burstOf(allowance)];
  const { rowCount } = await database.query(
    `insert into ops.allowance as kept (key, used_until) values ($1, now() + $2 * interval '1 s')
     on conflict (key) do update set used_until = greatest(kept.used_until, now()) + $2 * interval '1 s'
     where greatest(kept.used_until, now()) + $2 * interval '1 s' <= now() + $3 * interval '1 s'`,
    [key, step, step * burst],
  );
  if (rowCount === 1) return 0;
  const { rows } = await database.query<{ seconds: number }>(
    `select extract(epoch from used_until - now())::float8 - $2 as seconds from ops.allowance where key = $1`,
    [key, step * (burst - 1)],
  );
  return Math.max(1, Math.ceil(rows[0]?.seconds ?? 0));
}

/** Gives one back, because the action did not happen or does not count. */
export async function giveBackAllowance(database: Database, { key, allowance }: Use): Promise<void> {
  await database.query(`update ops.allowance set used_until = used_until - $2 * interval '1 s' where key = $1`, [
    key,
    stepOf(allowance),
  ]);
}

/** Full allowances need not be stored. */
export async function deleteWholeAllowances(pool: Pool): Promise<void> {
  await deleteInBatches(pool, { table: 'ops.allowance', where: 'used_until < now()' });
}
