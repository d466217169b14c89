import Fastify from 'fastify';
import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { loseRoleToAnother } from '#infra/lab/testing/lose-role.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { keptNowhere } from '#infra/lab/testing/proof/kept-nowhere.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import type { Role } from '../config/settings.ts';
import { type EventStore, noStream } from '../event-store/event-store.ts';
import { keySchema } from '../persons/key-table.ts';
import { holdRoles } from '../postgres/embedded/hold-roles.ts';
import { keepVerification } from '../proof/chain-status.ts';
import { healthRoutes } from './health-routes.ts';
import { lagLook } from './lag.ts';

test('is degraded by parked streams, and names their area and number', async () => {
  const database = await freshDatabase();
  await database.pool.query('create schema ill; create table ill.parked (stream text)');
  const ready = await asked(database);
  expect(await ready()).toMatchObject({ code: 200, status: 'ready', parked: [], work: [] });
  await database.pool.query(`insert into ill.parked values ('a-1'), ('a-2'), ('a-2')`);
  expect(await ready()).toMatchObject({ code: 200, status: 'degraded', parked: [{ area: 'ill', streams: 2 }] });
});

test('is degraded by a tampered log until a verification succeeds', async () => {
  const database = await freshDatabase();
  const ready = await asked(database);
  expect(await ready()).toMatchObject({ status: 'ready', chain: null });
  const fault = { what: 'cut', size: 3, time: '2026-01-01T00:00:00.000Z', isKept: false, since: 0 } as const;
  await keepVerification(database.pool, { size: 1, heads: 1, faults: [fault] }, 0.1);
  expect(await ready()).toMatchObject({ code: 200, status: 'degraded', chain: { faults: 1 } });
  await keepVerification(database.pool, { size: 1, heads: 1, faults: [] }, 0.1);
  expect(await ready()).toMatchObject({ status: 'ready', chain: { faults: 0 } });
});

test('is degraded by people with a missing key, and counts them', async () => {
  const database = await freshDatabase();
  await database.pool.query(keySchema);
  const ready = await asked(database);
  await database.pool.query(`insert into ops.credential values
    ('new', 'hash', now()), ('lost', 'hash', now() - interval '1 hour'), ('erased', 'hash', now() - interval '1 hour');
    insert into persons.key (person, erased_at) values ('erased', now())`);
  expect(await ready()).toMatchObject({ code: 200, status: 'degraded', missingKeys: 1 });
  await database.pool.query(`insert into persons.key (person, master, wrapped) values ('lost', 'm', 'w')`);
  expect(await ready()).toMatchObject({ status: 'ready', missingKeys: 0 });
});

test('reports a running build and its remaining time', async () => {
  const database = await freshDatabase();
  await database.pool.query(
    `insert into ops.projection_work (area, what, position, end_position, started_at)
     values ('area', 'rebuild', 250, 1000, now() - interval '10 seconds'), ('dead', 'rebuild', 1, 2, now());
     update ops.projection_work set updated_at = now() - interval '1 minute' where area = 'dead'`,
  );
  expect(await (await asked(database))()).toMatchObject({
    status: 'ready',
    work: [{ area: 'area', what: 'rebuild', position: '250', end: '1000', secondsLeft: 30 }],
  });
});

test('reports the number of unsealed events and the progress of sealing', async () => {
  const database = await freshDatabase();
  const ready = await asked(database);
  expect(await ready()).toMatchObject({ status: 'ready', sealing: { unsealed: 0 } });
  await database.pool.query('update ops.sealing set unsealed = 7, position = 250, end_position = 1000');
  expect(await ready()).toMatchObject({ status: 'ready', sealing: { unsealed: 7, position: '250', end: '1000' } });
});

test('is not ready if a checkpoint belongs to another log', async () => {
  const database = await freshDatabase();
  const { pool, store } = database;
  const ready = await asked(database);
  const event = newEvent();
  await store.append('a-1', noStream, [event]);
  await pool.query(`insert into ops.reaction_checkpoint values ('users', 1, $1)`, [event.id]);
  expect(await ready()).toMatchObject({ code: 200, reasons: [] });
  await pool.query('update ops.reaction_checkpoint set log = $1', [newEvent().id]);
  expect(await ready()).toMatchObject({ code: 503, status: 'not ready', reasons: ['read-models'] });
});

test('is degraded by a stuck reaction, and names it', async () => {
  const database = await freshDatabase();
  const { pool, store } = database;
  const ready = await asked(database);
  await store.append('a-1', noStream, [newEvent()]);
  await pool.query(`insert into ops.reaction_checkpoint values ('users', 1), ('circles', 0)`);
  expect(await ready()).toMatchObject({ code: 200, status: 'degraded', stuck: [{ reaction: 'circles' }] });
  await pool.query('update ops.reaction_checkpoint set position = 1');
  expect(await ready()).toMatchObject({ status: 'ready', stuck: [] });
});

test('is not ready in the projecting process if a read model is late; other processes only name it', async () => {
  const database = await freshDatabase();
  const { pool, store } = database;
  const [projecting, showing] = [
    await asked(database, { roles: ['projections'] }),
    await asked(database, { roles: ['query-api'] }),
  ];
  await pool.query(`create schema area; create table area.checkpoint as select 0::bigint as position;
    insert into ops.projection_code (area, version, streams) values ('area', 1, '{a-}')`);
  expect(await showing()).toMatchObject({ code: 200, status: 'ready', late: [] });
  const event = newEvent();
  await store.append('a-1', noStream, [
    { ...event, metadata: { ...event.metadata, at: new Date(Date.now() - 30_000).toISOString() } },
  ]);
  expect(await projecting()).toMatchObject({ code: 503, reasons: ['read-models'] });
  expect(await showing()).toMatchObject({ code: 200, status: 'degraded', late: [{ projection: 'area' }] });
});

test('is degraded while another process has one of its roles, names the role, and keeps serving', async () => {
  const database = await freshDatabase();
  const roles = ['command-api', 'reactions'] as const;
  const { lost, release } = await holdRoles(database.url, { roles, data: '/data', warn: () => {} });
  onTestFinished(release);
  const ready = await asked(database, { roles, lostRoles: lost });
  expect(await ready()).toMatchObject({ code: 200, status: 'ready', lostRoles: [] });
  const other = await loseRoleToAnother(database, 'reactions');
  await eventually(async () =>
    expect(await ready()).toMatchObject({ code: 200, status: 'degraded', lostRoles: ['reactions'], reasons: [] }),
  );
  await other.end();
  await eventually(async () => expect(await ready()).toMatchObject({ status: 'ready', lostRoles: [] }));
});

test('is not ready in query-api before read models exist', async () => {
  const database = await freshDatabase();
  const [showing, others] = [
    await asked(database, { roles: ['query-api'] }),
    await asked(database, { roles: ['analysis'] }),
  ];
  expect(await showing()).toMatchObject({ code: 503, reasons: ['read-models'] });
  await database.pool.query(`insert into ops.projection_code (area, version, streams) values ('area', 1, '{a-}')`);
  expect(await showing()).toMatchObject({ code: 503, reasons: ['read-models'] });
  expect(await others()).toMatchObject({ code: 200 });
  await database.pool.query('create schema area; create table area.checkpoint as select 0::bigint as position');
  expect(await showing()).toMatchObject({ code: 200 });
});

test('is degraded if a check fails', async () => {
  const database = await freshDatabase();
  await database.pool.query('alter table ops.projection_work rename to gone');
  expect(await (await asked(database))()).toMatchObject({ code: 200, status: 'degraded', reasons: [] });
});

test('does not query a slow log again before it answers', async () => {
  const database = await freshDatabase();
  let [count, answer] = [0, () => {}];
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const store: EventStore = {
    ...database.store,
    async readAll(query) {
      count += 1;
      await slow;
      return database.store.readAll(query);
    },
  };
  const ready = await asked({ ...database, store });
  expect(await Promise.all([ready(), ready(), ready()])).toMatchObject(
    Array.from({ length: 3 }, () => ({ code: 503, reasons: ['log', 'read-models'] })),
  );
  // Two checks read the log: that of the log itself reads the last event, that of its followers reads the first event and the last.
  expect(count).toBe(3);
  answer();
  // All callers shared one check, which ends with its answer.
  await ready();
  expect(await ready()).toMatchObject({ code: 200, reasons: [] });
});

test('reports how often the subscription was resumed, if the log has one', async () => {
  const database = await freshDatabase();
  expect(await (await asked(database))()).not.toHaveProperty('resumes');
  const resumes = { burst: 3, outage: 0, closed: 0, silence: 0 };
  expect(await (await asked(database, { resumes }))()).toMatchObject({ status: 'ready', resumes });
});

test('tells strangers only whether it is ready in production, and operators the reasons', async () => {
  const database = await freshDatabase();
  const settings = { NODE_ENV: 'production', METRICS_TOKEN: 'sixteen-and-more-letters', TRUST_PROXY: 1 } as const;
  const ready = await asked(database, { settings });
  const byOperator = { authorization: `Bearer ${settings.METRICS_TOKEN}` };
  expect(await ready()).toEqual({ code: 200, status: 'ready' });
  expect(await ready(byOperator)).toMatchObject({ code: 200, status: 'ready', reasons: [], parts: {} });
  await database.pool.query('create schema ill; create table ill.parked as select 1::text as stream');
  expect(await ready()).toEqual({ code: 200, status: 'ready' });
  expect(await ready(byOperator)).toMatchObject({ status: 'degraded' });
  await database.pool.query(`insert into ops.reaction_checkpoint values ('users', 1, gen_random_uuid())`);
  expect(await ready()).toEqual({ code: 503, status: 'not ready' });
  expect(await ready(byOperator)).toMatchObject({ code: 503, reasons: ['read-models'] });
});

type Database = Readonly<{ pool: Pool; store: EventStore }>;

const development = { NODE_ENV: 'development', METRICS_TOKEN: undefined, TRUST_PROXY: 0 } as const;

type Process = Readonly<{
  roles?: readonly Role[];
  lostRoles?: () => readonly Role[];
  resumes?: Readonly<Record<string, number>>;
  settings?: Parameters<typeof healthRoutes>[0]['settings'];
}>;

async function asked(
  { pool, store }: Database,
  { roles = [], lostRoles = () => [], resumes, settings = development }: Process = {},
) {
  const http = Fastify();
  const process = { roles, lostRoles, parts: {}, isStopping: () => false, dataDirectory: '/tmp', kept: keptNowhere };
  const counted = resumes && { resumes: () => resumes };
  await http.register(healthRoutes({ settings, pool, store, lags: lagLook({ pool, store }), ...process, ...counted }));
  onTestFinished(() => http.close());
  return async (headers = {}) => {
    const answer = await http.inject({ url: '/health/ready', headers });
    return { code: answer.statusCode, ...answer.json() };
  };
}
