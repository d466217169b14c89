import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { type EventStore, noStream, type ReadAll } from '../event-store/event-store.ts';
import { lagLook } from './lag.ts';

test('reads the log once for all followers, and only new events', async () => {
  const { pool, store } = await freshDatabase();
  const { watched, reads } = watching(store);
  for (let number = 0; number < 30; number++) await store.append(`a-${number}`, noStream, [newEvent()]);
  for (let number = 0; number < 40; number++)
    await pool.query('insert into ops.reaction_checkpoint values ($1, $2)', [`reaction${number}`, number % 30]);
  const look = lagLook({ pool, store: watched });
  expect((await look()).map(({ events }) => events)).toContain(30);
  expect(reads.filter(({ direction }) => direction !== 'backwards')).toHaveLength(2);
});

test('remembers that a follower of few streams is at the end, and does not search again from its checkpoint', async () => {
  const { pool, store } = await freshDatabase();
  const { watched, reads } = watching(store);
  await rareFollower(pool);
  await store.append('a-1', noStream, [newEvent(), newEvent(), newEvent()]);
  const look = lagLook({ pool, store: watched });
  expect(await look()).toMatchObject([{ name: 'rare', events: 0, seconds: 0 }]);
  reads.length = 0;
  expect(await look()).toMatchObject([{ name: 'rare', events: 0 }]);
  expect(reads.filter(({ after }) => after !== undefined)).toEqual([]);
  await store.append('rare-1', noStream, [newEvent()]);
  expect(await look()).toMatchObject([{ name: 'rare', events: 1 }]);
});

test('reports a restarted follower as behind again', async () => {
  const { pool, store } = await freshDatabase();
  await store.append('rare-1', noStream, [newEvent(), newEvent()]);
  await rareFollower(pool);
  const look = lagLook({ pool, store });
  expect(await look()).toMatchObject([{ events: 2 }]);
  await pool.query('update rare.checkpoint set position = 2');
  expect(await look()).toMatchObject([{ events: 0 }]);
  await pool.query('update rare.checkpoint set position = 1');
  expect(await look()).toMatchObject([{ events: 1 }]);
});

test('counts lag up to a thousand events, and smaller lags exactly', async () => {
  const { pool, store } = await freshDatabase();
  await store.append('rare-1', noStream, [newEvent()]);
  for (let stream = 0; stream < 13; stream++)
    await store.append(
      `a-${stream}`,
      noStream,
      Array.from({ length: 500 }, () => newEvent()),
    );
  await store.append('rare-2', noStream, [newEvent()]);
  await rareFollower(pool);
  await pool.query(`insert into ops.reaction_checkpoint values ('far', 0), ('near', 6500)`);
  const found = (await lagLook({ pool, store })()).map(({ name, events }) => [name, events]);
  expect(Object.fromEntries(found)).toEqual({ far: 1_000, near: 2, rare: 2 });
});

/** A read model of the streams `rare-…` that has processed nothing. */
const rareFollower = (pool: Pool) =>
  pool.query(`create schema rare; create table rare.checkpoint as select 0::bigint as position;
    insert into ops.projection_code (area, version, streams) values ('rare', 1, '{rare-}')`);

function watching(store: EventStore) {
  const reads: ReadAll[] = [];
  const watched: EventStore = {
    ...store,
    readAll(query) {
      reads.push(query);
      return store.readAll(query);
    },
  };
  return { watched, reads };
}
