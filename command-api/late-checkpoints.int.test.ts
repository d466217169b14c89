import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { noStream } from '#infra/event-store/event-store.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { startFollower } from './follower-for-test.ts';
import { lateReactions } from './keep-consequences.ts';

test('events of others move the checkpoint later, all together', async () => {
  const database = await freshDatabase();
  const { pool, store } = database;
  const { met } = startFollower(database);
  await store.append('user-1', noStream, [newEvent()]);
  await database.settle();
  expect(await positionsIn(pool)).toEqual({ met: 1 });
  for (let number = 0; number < 5; number++) await store.append(`other-${number}`, noStream, [newEvent()]);
  await database.settle();
  expect(await positionsIn(pool)).toEqual({ met: 1 });
  await eventually(async () => expect(await positionsIn(pool)).toEqual({ met: 6 }));
  await store.append('other-9', noStream, [newEvent()]);
  await store.append('user-2', noStream, [newEvent()]);
  await database.settle();
  expect(met).toEqual(['user-1', 'user-2']);
  expect(await positionsIn(pool)).toEqual({ met: 8 });
});

test('a reaction starts again from a checkpoint that was set back', async () => {
  const database = await freshDatabase();
  const { pool, store } = database;
  const { met } = startFollower(database);
  await store.append('user-1', noStream, [newEvent()]);
  await database.settle();
  await pool.query('update ops.reaction_checkpoint set position = 0');
  await store.append('other-1', noStream, [newEvent()]);
  await sleep(1_200);
  await store.append('other-2', noStream, [newEvent()]);
  await eventually(() => expect(met).toEqual(['user-1', 'user-1']));
});

test('moves the checkpoints of several reactions together, and none backwards', async () => {
  const { pool } = await freshDatabase();
  await pool.query(`insert into ops.reaction_checkpoint values ('one', 3), ('two', 5), ('three', 20)`);
  const late = lateReactions({ pool, log: Fastify().log });
  const log = undefined;
  late.passLater({ name: 'one', after: 3n, position: 7n, log });
  late.passLater({ name: 'one', after: 7n, position: 9n, log });
  late.passLater({ name: 'two', after: 4n, position: 9n, log });
  late.passLater({ name: 'three', after: 4n, position: 9n, log });
  expect(await late.storedPosition('one', 9n)).toBe(3n);
  late.passLater({ name: 'one', after: 3n, position: 10n, log });
  await late.close();
  expect(await positionsIn(pool)).toEqual({ one: 10, two: 9, three: 20 });
});

test('moves a locked checkpoint after its release, without a further event', async () => {
  const { pool } = await freshDatabase();
  await pool.query(`insert into ops.reaction_checkpoint values ('held', 3), ('free', 3)`);
  const late = lateReactions({ pool, log: Fastify().log });
  const holder = await pool.connect();
  await holder.query(`begin; select from ops.reaction_checkpoint where name = 'held' for update`);
  for (const name of ['held', 'free']) late.passLater({ name, after: 3n, position: 9n, log: undefined });
  await eventually(async () => expect(await positionsIn(pool)).toEqual({ held: 3, free: 9 }));
  await holder.query('rollback');
  holder.release();
  await eventually(async () => expect(await positionsIn(pool)).toEqual({ held: 9, free: 9 }));
  await late.close();
});

async function positionsIn(pool: Pool): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ name: string; position: string }>(
    'select name, position from ops.reaction_checkpoint',
  );
  return Object.fromEntries(rows.map(({ name, position }) => [name, Number(position)]));
}
