import type { Pool } from 'pg';
import type { EventStore } from '#infra/event-store/event-store.ts';
import { quotasProjection } from '#projections/quotas/area.ts';
import { rebuild } from '#projections/rebuild.ts';
import { type Figure, secondsOf } from './figure.ts';
import { comparedFigures, sideBySide } from './side-by-side.ts';

const batch = 2_000;
const rounds = 3;

/** A projection built from the first event, compared with the same rows written by hand. */
export async function rebuildFigures(pool: Pool, store: EventStore, count: number): Promise<readonly Figure[]> {
  await createPlainRows(pool);
  const compared = await sideBySide({
    subject: async () => count / (await secondsOf(() => rebuild(quotasProjection, { pool, store }))),
    reference: async () => count / (await secondsOf(() => readAndUpsert(pool, ({ stream }) => stream))),
    rounds,
  });
  return comparedFigures(compared, {
    name: 'projection: rebuild',
    referenceName: 'plain SQL: batch read and upsert',
    to: 'plain SQL',
    goal: '≥ 0.5',
    unit: 'events/s',
  });
}

export const createPlainRows = (pool: Pool) =>
  pool.query('create table plain_rows (id text primary key, fast int not null, relaxed int not null)');

type PlainEvent = Readonly<{ position: string; id: string; stream: string }>;

/** A baseline without fold, contract and checkpoint. Returns the number of events. `keyOf`: the key of the row that an event changes. */
export async function readAndUpsert(pool: Pool, keyOf: (event: PlainEvent) => string): Promise<number> {
  await pool.query('truncate plain_rows');
  let count = 0;
  for (let after = '0'; ; ) {
    const { rows } = await pool.query<PlainEvent>(
      'select * from event_store.events where position > $1 order by position limit $2',
      [after, batch],
    );
    const last = rows.at(-1);
    if (!last) return count;
    await pool.query(
      `insert into plain_rows select id, 0, 1 from unnest($1::text[]) id
         on conflict (id) do update set relaxed = plain_rows.relaxed + 1`,
      [rows.map(keyOf)],
    );
    after = last.position;
    count += rows.length;
  }
}
