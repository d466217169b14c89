import type { Pool } from 'pg';
import type { Figure } from './figure.ts';
import { rebuiltBeside } from './rebuilt-beside.ts';

const wanted = 1_000_000;

/** A rebuild from a million events, each with its own stream and row, and its memory. */
export async function longRebuildFigures(pool: Pool): Promise<readonly Figure[]> {
  await fillUp(pool);
  const database = String(pool.options.connectionString);
  const { built, memory } = await rebuiltBeside({ database, schemas: ['quotas'] });
  const rebuilds = built.map(({ events, seconds }) => ({
    name: `projection: rebuild of ${events} events`,
    value: `${seconds.toFixed(1)} s`,
  }));
  return [...rebuilds, memory];
}

/** Copies of the last event, inserted with SQL: appending a million would take longer than the rebuild. */
async function fillUp(pool: Pool) {
  await pool.query(
    `insert into event_store.events
     select position + n, gen_random_uuid(), 'quota-' || gen_random_uuid(), 0, type, data, metadata
       from (select * from event_store.events where type = 'AnalysisReserved' order by position desc limit 1) last,
            lateral generate_series(1, $1 - position) n`,
    [wanted],
  );
}
