import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

const patienceMs = 2_000;
const pauseMs = 20;

/** Waits until the areas' read models contain the event at `position`; false when that takes too long. */
export async function hasReached(position: bigint, schemas: readonly string[], pool: Pool): Promise<boolean> {
  const checkpoints = schemas.map((schema) => `select position from ${schema}.checkpoint`).join(' union all ');
  const deadline = performance.now() + patienceMs;
  do {
    const { rows } = await pool.query<{ position: string }>(`select min(position) as position from (${checkpoints}) c`);
    if (BigInt(rows[0]?.position ?? 0) >= position) return true;
    await sleep(pauseMs);
  } while (performance.now() < deadline);
  return false;
}
