import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { noStream } from '#infra/event-store/event-store.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { startFollower } from './follower-for-test.ts';

test('a reaction refuses a different log and logs once what to do', async () => {
  const database = await freshDatabase();
  const { pool, store } = database;
  const first = startFollower(database);
  await store.append('user-1', noStream, [newEvent()]);
  await database.settle();
  expect(first.met).toEqual(['user-1']);
  await first.stop();

  await pool.query('truncate event_store.events');
  for (const stream of ['user-2', 'user-3', 'user-4']) await store.append(stream, noStream, [newEvent()]);
  const second = startFollower(database);
  await second.saysSoon(/reaction met was made from another log.*operations\.md/);
  await sleep(1_500);
  expect(second.said).toHaveLength(1);
  expect(second.met).toEqual([]);

  await pool.query(`update ops.reaction_checkpoint set log = null, position = 0 where name = 'met'`);
  await database.settle();
  expect(second.met).toEqual(['user-2', 'user-3', 'user-4']);
});

test('stops a reaction when its log is replaced', async () => {
  const database = await freshDatabase();
  const { pool, store } = database;
  const { met, saysSoon } = startFollower(database);
  await store.append('user-1', noStream, [newEvent()]);
  await database.settle();
  expect(met).toEqual(['user-1']);
  await sleep(1_100);
  await pool.query('truncate event_store.events');
  for (const stream of ['user-2', 'user-3']) await store.append(stream, noStream, [newEvent()]);
  await saysSoon(/another log/);
  expect(met).toEqual(['user-1']);
});

test('continues a checkpoint of an earlier version, and stores the log’s id with it', async () => {
  const database = await freshDatabase();
  const { pool, store } = database;
  await store.append('user-1', noStream, [newEvent()]);
  await pool.query(`insert into ops.reaction_checkpoint (name, position) values ('met', 1)`);
  const { met } = startFollower(database);
  const { id } = (await store.readAll({ limit: 1 }))[0] ?? {};
  await store.append('user-2', noStream, [newEvent()]);
  await database.settle();
  expect(met).toEqual(['user-2']);
  expect((await pool.query('select position, log from ops.reaction_checkpoint')).rows).toEqual([
    { position: '2', log: id },
  ]);
});
