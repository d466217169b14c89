import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { readModelChanged } from '#infra/postgres/channels.ts';
import { catchUp, endOf } from './catch-up.ts';
import { checkpointOf } from './checkpoint.ts';
import { clubsProjection, historyOf, manyEvents, shardedClubs } from './clubs-for-test.ts';
import { lateAreas } from './late-areas.ts';
import type { Projection } from './projection.ts';
import { rebuild } from './rebuild.ts';
import { retryParked } from './retry.ts';
import { follow, prepare } from './runner.ts';
import { statusOf } from './status.ts';
import { supervise } from './supervise.ts';
import { verify } from './verify.ts';

test('adds, changes and removes rows with a key of two columns', async () => {
  const database = await freshDatabase();
  const happen = historyOf(database);
  await happen(['club-a', 'Joined', ada], ['club-a', 'Joined', bob], ['club-b', 'Joined', ada]);
  await served(database);
  await happen(['club-a', 'Joined', ada], ['club-a', 'Left', bob]);
  await served(database);
  const { rows } = await database.pool.query('select * from clubs.club_member order by club, person');
  expect(rows).toEqual([
    { club: 'a', person: 'ada', joined: 2 },
    { club: 'b', person: 'ada', joined: 1 },
  ]);
  expect(await differences(database)).toEqual([]);
});

test('distinguishes keys whose values contain the separator', async () => {
  const database = await freshDatabase();
  await historyOf(database)(['club-a/b', 'Joined', { person: 'c' }], ['club-a', 'Joined', { person: 'b/c' }]);
  await served(database);
  const { rows } = await database.pool.query('select club, person from clubs.club_member order by club');
  expect(rows).toEqual([
    { club: 'a', person: 'b/c' },
    { club: 'a/b', person: 'c' },
  ]);
});

test('runs statements after earlier folds, and shows their result to later folds', async () => {
  const database = await freshDatabase();
  await historyOf(database)(
    ['club-a', 'TaskAdded', { task: 1 }],
    ['club-a', 'TaskAdded', { task: 2 }],
    ['club-a', 'TasksReordered', { order: [2, 1] }],
    ['club-a', 'TaskAdded', { task: 1 }],
    ['club-a', 'TasksReordered', { order: [1, 2] }],
    ['club-a', 'TaskAdded', { task: 2 }],
    ['club-a', 'TasksReset'],
    ['club-b', 'TasksCopied', { from: 'a' }],
    ['club-b', 'TaskAdded', { task: 2 }],
  );
  await served(database);
  const expected = [
    { club: 'a', task: 1, place: 1, done: false, history: ['to 2', 'again at 2', 'to 1'] },
    { club: 'a', task: 2, place: 2, done: false, history: ['to 1', 'to 2', 'again at 2'] },
    { club: 'b', task: 1, place: 1, done: false, history: [] },
    { club: 'b', task: 2, place: 2, done: true, history: ['again at 2'] },
  ];
  expect(await tasksIn(database.pool)).toEqual(expected);
  await rebuild(clubsProjection, database);
  expect(await tasksIn(database.pool)).toEqual(expected);
  expect(await differences(database)).toEqual([]);
});

test('removes rows by the first values of their key, and by a person in many rows', async () => {
  const database = await freshDatabase();
  const happen = historyOf(database);
  for (const club of ['club-a', 'club-aa', 'club-b'])
    await happen([club, 'Joined', ada], [club, 'Joined', bob], [club, 'TaskAdded', { task: 1 }]);
  await happen(['club-a', 'ClubClosed'], ['person-ada', 'PersonErased', ada]);
  await served(database);
  const { rows } = await database.pool.query('select club, person from clubs.club_member order by club');
  expect(rows).toEqual([
    { club: 'aa', person: 'bob' },
    { club: 'b', person: 'bob' },
  ]);
  expect((await tasksIn(database.pool)).map(({ club }) => club)).toEqual(['aa', 'b']);
  expect(await differences(database)).toEqual([]);
});

test('notifies the readers of changed rows, even after statements', async () => {
  const database = await freshDatabase();
  const { pool, store, notifications, settling, settle } = database;
  const told: unknown[] = [];
  notifications.on(readModelChanged, (payload) => told.push(JSON.parse(payload ?? '')));
  const happen = historyOf(database);
  await happen(['club-a', 'Joined', ada], ['club-a', 'TaskAdded', { task: 1 }], ['club-a', 'TaskAdded', { task: 2 }]);
  await served(database);
  await settle();
  expect(told).toEqual([]);

  const stop = new AbortController();
  const following = follow(clubsProjection, {
    pool,
    store,
    late: lateAreas({ pool, log: console }),
    signal: stop.signal,
    reached: settling.follows('clubs'),
  });
  await happen(['club-a', 'Joined', bob]);
  const joined = [
    ['a/bob', 'bob'],
    ['a/bob', 'club:a'],
  ];
  await settle();
  expect(told).toEqual([{ name: 'club-member', position: '4', rows: joined }]);
  await happen(['club-a', 'TasksReordered', { order: [2, 1] }]);
  await settle();
  expect(told[1]).toEqual({ name: 'club-task', position: '5', to: ['club:a'] });
  await happen(['person-ada', 'PersonErased', ada]);
  await settle();
  expect(told[2]).toEqual({ name: 'club-member', position: '6', to: ['ada', 'club:a'] });
  await happen(['club-x', 'TasksReset'], ['club-a', 'Left', bob]);
  await settle();
  expect(told[3]).toEqual({ name: 'club-member', position: '8', rows: joined });
  stop.abort();
  await following;
});

test.each(['keys', 'statement', 'sql'] as const)(
  'parks the stream of an event that fails in %s, and goes on with the others',
  async (how) => {
    const database = await freshDatabase();
    await historyOf(database)(
      ...['club-a', 'club-b'].map((club) => [club, 'TaskAdded', { task: 1 }] as const),
      ['club-a', 'Spoiled', { how }],
      ['club-b', 'TasksReordered', { order: [1] }],
      ['club-a', 'TasksReordered', { order: [1] }],
      ['club-b', 'TaskAdded', { task: 2 }],
    );
    await served(database);
    const places = async () => (await tasksIn(database.pool)).map(({ club, task, place }) => [club, task, place]);
    const others = [
      ['b', 1, 1],
      ['b', 2, 102],
    ];
    expect(await places()).toEqual([['a', 1, 101], ...others]);
    expect(await statusOf(clubsProjection, database, new Date())).toMatchObject({ parkedStreams: 1 });
    expect(await differences(database)).toEqual([]);
    await rebuild(clubsProjection, database);
    expect(await places()).toEqual([['a', 1, 101], ...others]);

    expect(await retryParked(mended, database)).toEqual({ folded: 2, streams: 0 });
    expect(await places()).toEqual([['a', 1, 1], ...others]);
    expect(await differences(database, mended)).toEqual([]);
  },
);

test('gives the same rows for any batch size', async () => {
  const database = await freshDatabase();
  const { pool } = database;
  await historyOf(database)(...manyEvents(600));
  await prepare(clubsProjection, pool);
  const end = await endOf(database.store);
  // In batches of one event, then of many, then the rest at once.
  for (let at = 1n; at <= end; at += at < 200n ? 1n : 37n) await catchUp(clubsProjection, database, { end: at });
  await catchUp(clubsProjection, database, { end });
  expect((await tasksIn(pool)).length).toBeGreaterThan(20);
  expect(await differences(database)).toEqual([]);
});

test('rebuilds an area with statements while it is followed, with the same rows', async () => {
  const database = await freshDatabase();
  const { pool, store, settling, settle } = database;
  await prepare(clubsProjection, pool);
  const stop = new AbortController();
  const log = { error: (error: unknown) => expect(error).toBeUndefined() };
  const following = supervise(clubsProjection, {
    ...{ pool, store, late: lateAreas({ pool, log: console }), log, settling, signal: stop.signal },
    bringUpToDate: async () => {},
  });
  const happen = historyOf(database);
  const writing = (async () => {
    for (const event of manyEvents(600)) await happen(event);
  })();
  for (let round = 0; round < 3; round++) await rebuild(clubsProjection, database);
  await writing;
  await rebuild(clubsProjection, database);
  const end = await endOf(store);
  await settle();
  expect((await checkpointOf('clubs', pool))?.position).toBe(end);
  stop.abort();
  await following;
  expect((await tasksIn(pool)).length).toBeGreaterThan(20);
  expect(await differences(database)).toEqual([]);
});

test('runs statements within one stream in parallel shards', async () => {
  const database = await freshDatabase();
  const ofOneStream = manyEvents(600).filter(([, type]) => type !== 'TasksCopied' && type !== 'PersonErased');
  await historyOf(database)(...ofOneStream);
  await served(database, shardedClubs);
  expect(await differences(database, shardedClubs)).toEqual([]);
  const inShards = await tasksIn(database.pool);
  expect(inShards.length).toBeGreaterThan(20);
  await rebuild({ ...clubsProjection, version: 2 }, database);
  expect(await tasksIn(database.pool)).toEqual(inShards);
});

type Database = Awaited<ReturnType<typeof freshDatabase>>;
type Task = Readonly<{ club: string; task: number; place: number; done: boolean; history: readonly string[] }>;

const [ada, bob] = [{ person: 'ada' }, { person: 'bob' }];

const mended: Projection = {
  ...clubsProjection,
  events: { ...clubsProjection.events },
  readModels: clubsProjection.readModels.map((model): typeof model => ({
    ...model,
    keys: (event) => (event.type === 'Spoiled' ? [] : model.keys(event)),
    statement: (event) => (event.type === 'Spoiled' ? undefined : model.statement?.(event)),
  })),
};

async function served(database: Database, projection = clubsProjection) {
  await prepare(projection, database.pool);
  await catchUp(projection, database, { end: await endOf(database.store) });
}

const differences = async (database: Database, projection = clubsProjection) =>
  (await verify(projection, database)).flatMap(({ differing }) => differing);

async function tasksIn(pool: Pool) {
  const { rows } = await pool.query<Task>('select * from clubs.club_task order by club, task');
  return rows;
}
