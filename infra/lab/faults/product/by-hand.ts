import type { Pool } from 'pg';

const batch = 2_000;

/** Baseline for a rebuild: reads every event once and writes a row for each stream, without folding. Returns ms. */
export async function readAndUpsert(pool: Pool): Promise<number> {
  await pool.query('create table by_hand (id text primary key, count int not null)');
  const from = performance.now();
  for (let after = '0'; ; ) {
    const { rows } = await pool.query<{ position: string; stream: string }>(
      'select * from event_store.events where position > $1 order by position limit $2',
      [after, batch],
    );
    const last = rows.at(-1);
    if (!last) break;
    await pool.query(
      `insert into by_hand select id, count(*) from unnest($1::text[]) id group by id
       on conflict (id) do update set count = by_hand.count + excluded.count`,
      [rows.map(({ stream }) => stream)],
    );
    after = last.position;
  }
  const tookMs = performance.now() - from;
  await pool.query('drop table by_hand');
  return tookMs;
}
