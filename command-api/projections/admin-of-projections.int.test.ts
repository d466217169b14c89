import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { projectionAreas } from '#domain/areas.ts';
import type { ProjectionRow } from '#domain/projections/contract/calls.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { whileLocked } from '#infra/lab/testing/database.ts';
import { lengthenLog } from '#infra/lab/testing/long-log.ts';
import { openSocket } from '#infra/lab/testing/socket.ts';

// No analysis runs, as the sessions only make the log long.
const app = await ownApp({ ROLES: 'command-api,projections,query-api', LOG_LEVEL: 'warn' });
const { database, person, send, settle } = app;
const url = await app.listen();
const [admin, ada] = [await app.admin(), await person()];
const sockets: Awaited<ReturnType<typeof openSocket>>[] = [];
afterAll(() => sockets.forEach((socket) => void socket.end()));

const sessions = 10_000;
const base = '/api/Admin/Projections';
const actions = ['Rebuild', 'Verify', 'Swap', 'Drop', 'Retry'];
const start = (path: string, sent: Parameters<typeof admin.send>[1] = {}) =>
  admin.send<{ jobId: string; code?: string }>(`POST ${base}/${path}`, sent);

async function areas(): Promise<readonly ProjectionRow[]> {
  const { status, body } = await admin.send<readonly ProjectionRow[]>(`GET ${base}`);
  expect(status).toBe(200);
  return body;
}

async function area(name: string): Promise<ProjectionRow> {
  const found = (await areas()).find((row) => row.area === name);
  if (!found) throw new Error(`no area ${name}`);
  return found;
}

/** The result of the requested work. */
async function ended(name: string, what: string, after = '') {
  await settle();
  const { work, results } = await area(name);
  const result = results.find((one) => one.what === what && one.finishedAt > after);
  if (work || !result) throw new Error(`${name} has no end of ${what}`);
  return result;
}

async function openHub(token: string) {
  const socket = await openSocket(`${url}/notification-hub`, { first: { type: 'auth', token } });
  sockets.push(socket);
  await sleep(300);
  return socket;
}

test('an admin sees every area with its versions, its lag and no faults', async () => {
  await settle();
  const rows = await areas();
  expect(rows.map((row) => row.area)).toEqual(projectionAreas);
  for (const { served, version, head, ...row } of rows) {
    expect(served?.version).toBe(version);
    // The checkpoint of an area without new events moves later.
    expect(BigInt(served?.position ?? -1)).toBeLessThanOrEqual(BigInt(head));
    expect(BigInt(head)).toBeGreaterThan(0n);
    expect(row.lag.events).toBe(0);
    expect(row).toMatchObject({ parkedStreams: 0, parked: [], next: null, old: null, work: null });
  }
});

test('answers twenty parallel requests of one admin', async () => {
  await Promise.all(Array.from({ length: 20 }, areas));
});

test('refuses everybody else, whether the area exists or not', async () => {
  for (const path of [
    '',
    ...['users', 'nonsense', 'all'].flatMap((name) => actions.map((action) => `/${name}/${action}`)),
  ]) {
    const asked = `${path === '' ? 'GET' : 'POST'} ${base}${path}`;
    const refused = await ada.send<object>(asked);
    expect([asked, refused.status]).toEqual([asked, 403]);
    expect(refused.body).toEqual({
      code: 'access_denied',
      description: 'A permission is missing.',
      requestId: expect.any(String),
    });
    expect([asked, (await send(asked)).status]).toEqual([asked, 401]);
  }
  expect((await database.query(`select 1 from ops.job where kind = 'projection-work'`)).rowCount).toBe(0);
});

test.each(['nonsense/Rebuild', 'all/Swap', 'all/Drop', 'all/Retry', 'users__old/Drop', 'USERS/Verify'])(
  'answers %s with not_found',
  async (path) => {
    expect(await start(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

test('a rebuild answers immediately, shows its progress to admins only, and queries keep working', async () => {
  await lengthenLog(database, sessions);
  await settle();
  const [own, foreign] = [await openHub(admin.accessToken), await openHub(ada.accessToken)];
  const before = await area('sessions');

  const asked = await start('sessions/Rebuild');
  expect(asked).toMatchObject({ status: 202, body: { jobId: expect.stringMatching(/^[0-9a-f]{32}$/) } });
  expect(await start('sessions/Rebuild')).toMatchObject({ status: 409, body: { code: 'already_running' } });
  expect(await start('sessions/Verify')).toMatchObject({ status: 409 });
  expect(await start('all/Verify')).toMatchObject({ status: 409 });

  const seen: NonNullable<ProjectionRow['work']>[] = [];
  const tellsItsEnd = (work: (typeof seen)[number]) =>
    work.state === 'running' && work.share > 0 && work.secondsLeft !== null && work.estimatedEnd !== null;
  let told = 0;
  async function look() {
    const sessions = await ada.send<readonly unknown[]>('GET /api/Sessions/Slim');
    expect(sessions).toMatchObject({ status: 200, body: [] });
    // Read before the request: a push that arrives meanwhile may be about a later state than the answer.
    const pushes = own.pushes.length;
    const { work, results } = await area('sessions');
    if (work && pushes > told) seen.push(work);
    told = pushes;
    return !work && results.length > 0;
  }
  const next = 'sessions__next';
  const isThere = async () => {
    const { rows } = await database.query(`select to_regclass('${next}.session_list') as there`);
    return rows[0].there !== null;
  };
  for (let news = 0; !(await isThere()); news = own.pushes.length) await own.until((pushes) => pushes.length > news);
  // Holds the rebuild in the middle, so that its progress is pushed even if it is fast. Postgres grants locks in order, so one
  // batch passes each time.
  for (let isInTheMiddle = false; !isInTheMiddle; ) {
    await whileLocked(database, [`lock table ${next}.session_list`], async () => {
      const { rows } = await database.query(`select 1 from ${next}.checkpoint where position > 0`);
      isInTheMiddle = rows.length > 0;
      if (!isInTheMiddle) return;
      for (; !seen.some(tellsItsEnd); await look()) await own.until((pushes) => pushes.length > told);
    });
  }
  await settle();
  expect(await look()).toBe(true);

  expect(own.pushes.some(({ type, data }) => type === 'ReadModelChanged' && data.name === 'projection-list')).toBe(
    true,
  );
  expect(foreign.pushes.filter(({ data }) => data.name === 'projection-list')).toEqual([]);

  const after = await area('sessions');
  expect(after.results[0]).toMatchObject({
    what: 'rebuild',
    // The area reads only erasures among the events of people.
    outcome: { kind: 'rebuilt', serves: true, events: sessions },
  });
  expect(after.old?.version).toBe(before.served?.version);
  // The request itself adds an event to the log.
  expect(BigInt(after.old?.position ?? -1)).toBeGreaterThanOrEqual(BigInt(before.served?.position ?? 0));
  expect(app.said.filter((line) => line.includes(asked.body.jobId) && line.includes(admin.id))).toHaveLength(2);
});

test('one idempotency key starts one job and is refused for another request', async () => {
  const headers = { 'idempotency-key': 'one' };
  const first = await start('users/Verify', { headers });
  const again = await start('users/Verify', { headers });
  expect([again.status, again.body]).toEqual([202, first.body]);
  const { finishedAt } = await ended('users', 'verify');
  expect((await start('users/Verify', { headers })).body).toEqual(first.body);
  expect(await start('quotas/Verify', { headers })).toMatchObject({
    status: 422,
    body: { code: 'idempotency_mismatch' },
  });
  expect((await ended('users', 'verify')).finishedAt).toBe(finishedAt);
});

test('refuses one of two parallel requests, as the work is already running', async () => {
  const answers = await Promise.all([start('quotas/Rebuild'), start('quotas/Rebuild')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  await ended('quotas', 'rebuild');
});

test('a verification names the rows that differ from the log', async () => {
  await database.query(`update users.user_account set first_name = 'Eve' where id = '${ada.id}'`);
  const began = (await area('users')).results[0]?.finishedAt ?? '';
  expect((await start('all/Verify')).status).toBe(202);
  for (const name of ['quotas', 'sessions', 'history']) {
    const { outcome } = await ended(name, 'verify');
    if (outcome.kind !== 'compared') throw new Error(outcome.kind);
    expect(outcome.tables.flatMap(({ differing }) => differing)).toEqual([]);
  }
  const { outcome } = await ended('users', 'verify', began);
  if (outcome.kind !== 'compared') throw new Error(outcome.kind);
  const table = outcome.tables.find(({ differing }) => differing.length > 0);
  expect(table).toMatchObject({ table: 'user_account', differing: [ada.id] });
  expect(table?.servedRows).toBe(table?.builtRows);

  await start('users/Rebuild');
  await ended('users', 'rebuild');
  expect((await ada.send<{ firstName: string }>('GET /api/Users/GetByToken')).body.firstName).toBe('Ada');
});

test('a build without a swap waits for one, and the old read model is dropped', async () => {
  expect((await start('quotas/Swap')).status).toBe(202);
  expect((await ended('quotas', 'swap')).outcome).toEqual({ kind: 'failed', reason: 'nothing_built' });

  const before = (await area('quotas')).results.find(({ what }) => what === 'rebuild')?.finishedAt;
  await start('quotas/Rebuild', { json: { swap: false } });
  expect((await ended('quotas', 'rebuild', before)).outcome).toMatchObject({ kind: 'rebuilt', serves: false });
  expect((await area('quotas')).next).toMatchObject({ parkedStreams: 0 });

  const failed = (await ended('quotas', 'swap')).finishedAt;
  await start('quotas/Swap');
  expect((await ended('quotas', 'swap', failed)).outcome).toEqual({ kind: 'swapped' });
  expect(await area('quotas')).toMatchObject({ next: null, old: { version: expect.any(Number) } });

  await start('quotas/Drop');
  expect((await ended('quotas', 'drop')).outcome).toEqual({ kind: 'dropped', schemas: ['quotas__old'] });
  expect((await area('quotas')).old).toBeNull();
});

test('shows a parked stream with its error, and folds it again on request', async () => {
  const stream = `session-${'c4ca4238a0b923820dcc509a6f75849b'}`;
  await database.query(
    `insert into sessions.parked (position, stream, type, error)
     select position, stream, 'SessionCreated', 'TypeError: a mistake' from event_store.events where stream = $1`,
    [stream],
  );
  for (const table of ['session_list', 'session_detail']) {
    await database.query(`delete from sessions.${table} where id = $1`, [stream.slice('session-'.length)]);
  }
  expect(await area('sessions')).toMatchObject({
    parkedStreams: 1,
    parked: [{ stream, type: 'SessionCreated', error: 'TypeError: a mistake', events: 1 }],
  });
  await start('sessions/Retry');
  expect((await ended('sessions', 'retry')).outcome).toEqual({ kind: 'retried', events: 1, stillParked: 0 });
  expect((await area('sessions')).parked).toEqual([]);
});
