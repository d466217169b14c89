import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { EventStore } from '#infra/event-store/event-store.ts';

const patienceMs = 2_000;
const pauseMs = 20;

type Dependencies = Readonly<{ pool: Pool; asStored: Pick<EventStore, 'readAll'> }>;

/**
 * Waits until the areas' read models contain the event at `position`; false if that takes too long. An area without events of
 * its own moves its checkpoint late, so it also counts as up to date if no event of its own lies in between.
 */
export async function hasReached(position: bigint, schemas: readonly string[], needs: Dependencies): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  do {
    const behind = (await checkpoints(schemas, needs.pool)).filter((area) => area.position < position);
    if (behind.length === 0 || (await lackNothing(behind, position, needs))) return true;
    await sleep(pauseMs);
  } while (performance.now() < deadline);
  return false;
}

/** `streams`: prefixes of the streams that the area follows; null until a process has stored them. */
type Checkpoint = Readonly<{ position: bigint; streams: readonly string[] | null }>;

async function checkpoints(schemas: readonly string[], pool: Pool): Promise<readonly Checkpoint[]> {
  const each = schemas.map(
    (schema) => `select coalesce(min(position), 0)::text as position,
      (select streams from ops.projection_code where area = '${schema}') as streams from ${schema}.checkpoint`,
  );
  const { rows } = await pool.query<{ position: string; streams: string[] | null }>(each.join(' union all '));
  return rows.map(({ position, streams }) => ({ position: BigInt(position), streams }));
}

/** Runs after the checkpoints were read. An event folded in between looks missing and is checked again. */
async function lackNothing(areas: readonly Checkpoint[], wanted: bigint, { asStored }: Dependencies): Promise<boolean> {
  const [last] = await asStored.readAll({ direction: 'backwards', limit: 1 });
  if (!last || last.position < wanted) return false;
  for (const { position, streams } of areas) {
    if (!streams) return false;
    const [next] = await asStored.readAll({ after: position, limit: 1, prefixes: streams });
    if (next && next.position <= wanted) return false;
  }
  return true;
}
