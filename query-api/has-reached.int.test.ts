import { expect, test } from 'vitest';
import { noStream } from '#infra/event-store/event-store.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { hasReached } from './has-reached.ts';

test('a position is reached when every shard of every area has passed it', async () => {
  const { pool, reached } = await twoAreas();
  expect(await reached(10n, ['one', 'two'])).toBe(true);
  await pool.query('update one.checkpoint set position = 12; update two.checkpoint set position = 12 where shard <> 2');
  expect(await reached(12n, ['one'])).toBe(true);
  expect(await reached(12n, ['one', 'two'])).toBe(false);
  const waiting = reached(12n, ['one', 'two']);
  await pool.query('update two.checkpoint set position = 12');
  expect(await waiting).toBe(true);
});

test('waits only for areas that lack an event of their own', async () => {
  const { pool, store, reached } = await twoAreas();
  await pool.query(
    `insert into ops.projection_code (area, version, streams) values ('one', 1, '{one-}'), ('two', 1, '{two-,second-}')`,
  );
  await pool.query('update one.checkpoint set position = 0; update two.checkpoint set position = 0');
  const written = await store.append('one-1', noStream, [newEvent(), newEvent()]);
  expect(await reached(written, ['two'])).toBe(true);
  expect(await reached(written, ['one'])).toBe(false);
  const later = await store.append('second-1', noStream, [newEvent()]);
  expect(await reached(written, ['two'])).toBe(true);
  expect(await reached(later, ['two'])).toBe(false);
  const waiting = reached(later, ['one', 'two']);
  await pool.query('update one.checkpoint set position = $1', [written]);
  await pool.query('update two.checkpoint set position = $1', [later]);
  expect(await waiting).toBe(true);
  // No event has this position yet, so its stream is unknown.
  expect(await reached(later + 1n, ['one', 'two'])).toBe(false);
});

/** Two areas of four shards, with all checkpoints at 10. */
async function twoAreas() {
  const { pool, store } = await freshDatabase();
  for (const area of ['one', 'two'])
    await pool.query(`create schema ${area}; create table ${area}.checkpoint as
      select shard, 10::bigint as position from generate_series(0, 3) shard`);
  const needs = { pool, asStored: store };
  return { pool, store, reached: (position: bigint, schemas: string[]) => hasReached(position, schemas, needs) };
}
