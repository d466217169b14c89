import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { audiencesIn } from '#infra/postgres/audiences.ts';
import { readModelChanged } from '#infra/postgres/channels.ts';
import { announce, type ReadModelChange } from '#infra/postgres/read-model-changes.ts';
import { catchUp, endOf } from '#projections/catch-up.ts';
import { clubsProjection, historyOf } from '#projections/clubs-for-test.ts';
import { lateAreas } from '#projections/late-areas.ts';
import { rebuild } from '#projections/rebuild.ts';
import { follow, prepare } from '#projections/runner.ts';
import { recipientFinder } from './recipients.ts';

const people = Array.from({ length: 500 }, (_, n) => `p${n}`);

test('announces a change for 500 people once, and reaches those who are present', async () => {
  const { database, happen, recipientsOf } = await club();
  const { pool, store, notifications, settling, settle } = database;
  const changes: ReadModelChange[] = [];
  notifications.on(readModelChanged, (payload) => changes.push(JSON.parse(payload ?? '')));
  const stop = new AbortController();
  const following = follow(clubsProjection, {
    pool,
    store,
    late: lateAreas({ pool, log: console }),
    signal: stop.signal,
    reached: settling.follows('clubs'),
  });
  await happen(['club-a', 'TaskAdded', { task: 1 }]);
  await settle();
  expect(changes).toHaveLength(1);
  stop.abort();
  await following;

  const [change] = changes as [ReadModelChange];
  expect(change).toMatchObject({ name: 'club-task', rows: [['a/1', 'club:a']] });
  const present = [...people.slice(0, 300), 'stranger'];
  const found = await recipientsOf(change, () => present);
  expect([...found.keys()].toSorted()).toEqual(people.slice(0, 300).toSorted());
  expect(found.get('p7')).toEqual(['a/1']);

  const crowd = [...Array.from({ length: 5_000 }, (_, n) => `stranger${n}`), ...people.slice(200)];
  expect([...(await recipientsOf(change, () => crowd)).keys()].toSorted()).toEqual(people.slice(200).toSorted());
});

test('follows joins and leaves without a new lookup of the audience', async () => {
  const { database, happen, recipientsOf } = await club();
  const told = async () => [...(await recipientsOf(of('club:a'), () => ['p1', 'p2', 'new'])).keys()].toSorted();
  expect(await told()).toEqual(['p1', 'p2']);
  await happen(['club-a', 'Left', { person: 'p1' }], ['club-a', 'Joined', { person: 'new' }]);
  await served(database);
  expect(await told()).toEqual(['new', 'p2']);
});

test('reaches each reader of a change once, with the rows that they read', async () => {
  const { recipientsOf } = await club();
  const rows = [
    ['one', 'p1'],
    ['one', 'club:a'],
    ['two', 'club:a'],
    ['three', 'club:elsewhere'],
    ['four', 'admins'],
  ] as const;
  const found = await recipientsOf({ name: 'list', position: '1', rows }, () => ['p1', 'p2', 'boss']);
  expect(Object.fromEntries(found)).toEqual({ p1: ['one', 'two'], p2: ['one', 'two'], boss: ['four'] });
});

test('an undeclared audience is empty until a version declares it', async () => {
  const database = await freshDatabase();
  const happen = historyOf(database);
  await happen(['club-a', 'Joined', { person: 'p1' }]);
  const silent = clubsProjection.readModels.map(({ audience: _, ...model }) => model);
  await served(database, { ...clubsProjection, readModels: silent });
  const recipientsOf = finder(database);
  const told = async () => [...(await recipientsOf(of('club:a'), () => ['p1'])).keys()];
  expect(await told()).toEqual([]);
  await rebuild({ ...clubsProjection, version: 2 }, database);
  expect(await told()).toEqual(['p1']);
  // Back again: a new version is looked up anew.
  await rebuild({ ...clubsProjection, version: 3, readModels: silent }, database);
  expect(await told()).toEqual([]);
});

test('finds members by an index', async () => {
  const { database } = await club();
  await database.pool.query(`insert into clubs.club_member
    select 'c' || n / 100, 'm' || n, 1 from generate_series(1, 100000) n; analyze clubs.club_member`);
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
    `explain select id, person from clubs.audience_club where id = any('{c7,c8}') and person = any('{m701,m702,m9}')`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index/);
  expect(plan).not.toMatch(/Seq Scan/);
});

test('splits a large change into several notifications', async () => {
  const { pool, notifications, settle } = await freshDatabase();
  const changes: unknown[] = [];
  notifications.on(readModelChanged, (payload) => changes.push(JSON.parse(payload ?? '').to));
  const to = Array.from({ length: 600 }, (_, n) => `reader-${n}-ä`);
  await announce(pool, { name: 'list', position: '1', to });
  await settle();
  expect(changes.flat()).toEqual(to);
  expect(changes.length).toBeGreaterThan(1);
});

type Database = Awaited<ReturnType<typeof freshDatabase>>;

const of = (reader: string): ReadModelChange => ({ name: 'list', position: '1', to: [reader] });

/** A club of 500 people. */
async function club() {
  const database = await freshDatabase();
  const happen = historyOf(database);
  await happen(...people.map((person) => ['club-a', 'Joined', { person }] as const));
  await served(database);
  return { database, happen, recipientsOf: finder(database) };
}

const finder = ({ pool }: Database) =>
  recipientFinder({ audiences: audiencesIn(pool), adminsAmong: async () => ['boss'] });

async function served(database: Database, projection = clubsProjection) {
  await prepare(projection, database.pool);
  await catchUp(projection, database, { end: await endOf(database.store) });
}
