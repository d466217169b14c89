import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { PersonalFields } from '#domain/kernel/personal.ts';
import { call } from '#infra/lab/testing/call.ts';
import { testHashes as hashes } from '#infra/lab/testing/hashes.ts';
import { lengthenLog } from '#infra/lab/testing/long-log.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { password } from '#infra/lab/testing/person.ts';
import { dataDirectory, startServer } from '#infra/lab/testing/server.ts';
import { freshDatabase, newDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { everyRow } from '#infra/lab/testing/traces.ts';
import { destroyKeys } from '../persons/key-table.ts';
import { openPersonKeys } from '../persons/open-person-keys.ts';
import type { PersonKeys } from '../persons/person-keys.ts';
import { migrate, migrations } from '../postgres/migrations.ts';
import { createPool } from '../postgres/pool.ts';
import { noStream } from './event-store.ts';
import { logSchema } from './postgres-schema.ts';
import { sealEarlier } from './seal-earlier.ts';
import { sealing } from './sealing-store.ts';
import { goOnCountingUnsealed, sealingState } from './unsealed.ts';

const personal: PersonalFields = { SessionCreated: [['name', { field: 'ownerId' }]] };
const sealsAtFirst = migrations.findIndex(([name]) => name === 'sealing');

test('seals unsealed data of an earlier version at the start, and keeps all content', async () => {
  const { pool, url } = await before();
  const { directory, remove } = await dataDirectory();
  const server = await startServer(directory, { DATABASE_URL: url, ROLES: 'command-api,projections,query-api' });
  onTestFinished(async () => {
    await server.stop();
    await remove();
  });
  expect(server.said.join('\n')).toContain('Sealing events of before: 17, 100 % of the log');
  // Compares whole words: a sealed text may contain any three letters by chance.
  const log = (await everyRow(pool)).get('event_store.events');
  expect(log).not.toMatch(/\bAda\b|Lovelace|example\.org|rede\b|"commandHash": "[0-9a-f]{32}"/);

  const [ada, session] = [await somebody(pool), await aSession(pool)];
  const login = { json: { email: ada.email, password } };
  const { status, body } = await call<Login>(server.url, 'POST /api/Account/Login', login);
  expect([status, body.userData]).toMatchObject([200, { firstName: 'Ada', lastName: 'Lovelace', email: ada.email }]);
  const headers = { authorization: `Bearer ${body.accessToken}`, 'idempotency-key': 'rename' };
  const list = async () => (await call(server.url, 'GET /api/Sessions/Slim', { headers })).body;
  await expect.poll(list).toMatchObject([{ id: session, name: 'Abschiedsrede' }]);
  const rename = (name: string) => call(server.url, `PATCH /api/Sessions/${session}`, { json: { name }, headers });
  expect((await rename('Abschiedsrede')).status).toBe(200);
  expect((await rename('Festrede')).status).toBe(422);
});

test('resumes interrupted sealing in batches, and reads return the same meanwhile', async () => {
  const { tools, pool, store, said } = await plainLog(2_500);
  const names = async () => (await store.readAll({ limit: 3_000 })).map(({ data }) => (data as { name: string }).name);
  const read = await names();
  let batches = 0;
  const breaking: PersonKeys = {
    ...tools.keys,
    async toSeal(persons) {
      if (++batches === 2) throw new Error('the machine died');
      return tools.keys.toSeal(persons);
    },
  };
  await expect(sealEarlier({ ...tools, keys: breaking })).rejects.toThrow('the machine died');
  expect(await unsealed(pool)).toBe(1_500);
  expect(await sealingState(pool)).toEqual({ unsealed: 1_500, counted: 2_500n, position: 1_000n, end: 2_500n });
  expect(await names()).toEqual(read);
  expect(await Promise.all([sealEarlier(tools), sealEarlier(tools)])).toEqual(expect.arrayContaining([1_500, 0]));
  expect(await unsealed(pool)).toBe(0);
  expect(await sealingState(pool)).toEqual({ unsealed: 0, counted: 2_500n, position: 2_500n, end: null });
  expect(await names()).toEqual(read);
  expect(said).toHaveLength(3);
  expect(await sealEarlier(tools)).toBe(0);
});

test('seals a log completely that takes longer than the timeout for idle transactions', async () => {
  const { tools, pool, url } = await plainLog(1);
  await pool.query(
    `alter database ${new URL(url).pathname.slice(1)} set idle_in_transaction_session_timeout = '400ms'`,
  );
  const impatient = createPool(url);
  onTestFinished(() => impatient.end());
  const slow: PersonKeys = {
    ...tools.keys,
    toSeal: async (persons) => sleep(1_200).then(() => tools.keys.toSeal(persons)),
  };
  expect(await sealEarlier({ ...tools, pool: impatient, keys: slow })).toBe(1);
});

test('makes events of a person unreadable who was erased in between', async () => {
  const { tools, pool, store } = await plainLog(1);
  await destroyKeys(pool, [{ person: 'a'.repeat(32), at: new Date().toISOString(), reason: 'requested' }]);
  await sealEarlier(tools);
  expect(await unsealed(pool)).toBe(0);
  expect(await store.readAll({ limit: 1 })).toMatchObject([{ data: { name: `erased:${'a'.repeat(32)}` } }]);
});

test('counts each unsealed event that an older version adds once', async () => {
  const { tools, pool, raw } = await plainLog(3);
  const count = () => goOnCountingUnsealed({ pool, asStored: raw, personal });
  await Promise.all([count(), count()]);
  expect(await sealingState(pool)).toMatchObject({ unsealed: 3, counted: 3n });
  await sealEarlier(tools);
  expect(await sealingState(pool)).toMatchObject({ unsealed: 0, counted: 3n });
  const open = { ...newEvent({ ownerId: 'a'.repeat(32), name: 'Offen' }), type: 'SessionCreated' };
  await raw.append('session-open', noStream, [open, { ...newEvent(), type: 'SessionDeleted' }]);
  await count();
  await count();
  expect(await sealingState(pool)).toEqual({ unsealed: 1, counted: 5n, position: 3n, end: null });
});

type Login = Readonly<{ accessToken: string; userData: object }>;

async function plainLog(sessions: number) {
  const { url, pool, notifications, store: raw } = await freshDatabase();
  await lengthenLog(pool, sessions);
  const masters = { settings: {}, directory: await testDirectory() };
  const keys = await openPersonKeys({ pool, notifications, masters, hasSealed: async () => false });
  const said: string[] = [];
  const tools = { pool, personal, keys, hashes, tell: (line: string) => void said.push(line) };
  return { tools, url, pool, said, raw, store: sealing(raw, { personal, keys }) };
}

async function unsealed(pool: ReturnType<typeof createPool>): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from event_store.events where jsonb_typeof(data->'name') = 'string'`,
  );
  return rows[0]?.count ?? 0;
}

/** A database as the version before sealing left it, with a person, a talk and the admin. */
async function before() {
  const { url, drop } = await newDatabase();
  const pool = createPool(url);
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  await migrate(pool, migrations.slice(0, sealsAtFirst));
  await pool.query(logSchema);
  const lines = (await readFile(new URL('before-sealing.ndjson', import.meta.url), 'utf8')).trim().split('\n');
  for (const { table, row } of lines.map((line) => JSON.parse(line)))
    await pool.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [row]);
  return { pool, url };
}

async function somebody(pool: ReturnType<typeof createPool>) {
  const { rows } = await pool.query<{ email: string }>(`select recipient as email from ops.mail`);
  return { email: rows[0]?.email ?? '' };
}

async function aSession(pool: ReturnType<typeof createPool>) {
  const { rows } = await pool.query<{ stream: string }>(
    `select stream from event_store.events where type = 'SessionCreated'`,
  );
  return rows[0]?.stream.slice('session-'.length);
}
