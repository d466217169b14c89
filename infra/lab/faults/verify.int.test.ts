import { cp, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { personalFields } from '#domain/personal-fields.ts';
import { upcasters } from '#domain/upcasters.ts';
import { createDiskBlobs } from '#infra/blobs/disk-blobs.ts';
import { openDatabase } from '#infra/start-up/connect.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import { ownApp } from '../testing/app.ts';
import { cutMp4 } from '../testing/recording.ts';
import { NotStarted, runProgram } from '../testing/server.ts';
import type { World } from './invariants/verdict.ts';
import { verifyAll } from './verify-all.ts';

const { directory, env, person, settle, stop } = await ownApp({}, { analysis: true });
const ada = await person();
const talk = await ada.uploaded();
await ada.uploaded(cutMp4());
await settle();
await stop();

let world: World;
let close: () => Promise<void>;
const sql = (text: string) => world.pool.query(text);

// Each test repairs what it broke.
const tables = [
  ...['event_store.events', 'ops.job', 'ops.blob_reference', 'ops.reaction_checkpoint', 'ops.credential'],
  ...['sessions.session_list', 'sessions.session_detail', 'sessions.checkpoint', 'quotas.quota_usage'],
];
const saved = (table: string) => `saved_${table.replace('.', '_')}`;

beforeAll(async () => {
  const {
    pool,
    notifications,
    close: end,
  } = await openDatabase({ DATABASE_URL: env.DATABASE_URL, DATABASE_WAIT_SECONDS: 0 }, directory);
  close = end;
  const forms = { upcasters, personal: personalFields };
  const { store } = await openLog({}, { pool, notifications, data: directory, ...forms });
  world = { pool, store, blobs: await createDiskBlobs(path.join(directory, 'blobs')) };
  for (const table of tables) await sql(`create table ${saved(table)} as table ${table}`);
});
afterEach(async () => {
  for (const table of tables) await sql(`truncate ${table}; insert into ${table} table ${saved(table)}`);
});
afterAll(() => close());

const brokenIn = async (given: Partial<World> = {}) =>
  (await verifyAll({ ...world, ...given })).filter(({ wrong }) => wrong.length > 0);

test('accepts intact data, and checks something for each invariant', async () => {
  const [event] = await world.store.readStream(`session-${talk}`);
  const acknowledged = [{ stream: `session-${talk}`, position: String(event?.position) }];
  const verdicts = await verifyAll({ ...world, acknowledged });
  expect(verdicts.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  expect(verdicts.map(({ invariant }) => invariant.slice(0, 2))).toEqual(
    ['1', '2', '3', '4', '5', '6', '6', '7', '8'].map((number) => `I${number}`),
  );
  expect(verdicts.filter(({ checked }) => checked === 0)).toEqual([]);
});

test('reports an acknowledged event that is missing in the log (I1)', async () => {
  const acknowledged = [{ stream: `session-${talk}`, position: '999999' }];
  expect(await brokenIn({ acknowledged })).toMatchObject([
    { invariant: expect.stringContaining('I1'), wrong: [expect.stringContaining('is not there')] },
  ]);
});

const end = `(select max(position) from event_store.events)`;
const again = (what: string, changed: string) =>
  `insert into event_store.events select * from jsonb_populate_recordset(null::event_store.events, (
     select jsonb_agg(to_jsonb(e) || jsonb_build_object('position', ${end} + 1, 'id', gen_random_uuid()) || ${changed})
     from event_store.events e where ${what}))`;
const session = `stream = 'session-${talk}'`;

test.each([
  [
    'a command that took effect a second time',
    'I2',
    /SessionCreated .* and SessionCreated/,
    again(`${session} and revision = 0`, `jsonb_build_object('revision', 100)`),
  ],
  [
    'a gap in a stream',
    'I3',
    /has revision 3 where 2/,
    `delete from event_store.events where ${session} and revision = 2`,
  ],
  [
    'an event that is there twice',
    'I3',
    /is there twice/,
    `update event_store.events set id = (select id from event_store.events where ${session} and revision = 0)
     where ${session} and revision = 1`,
  ],
  [
    'events of a stream in the wrong order',
    'I3',
    /has revision/,
    `update event_store.events set position = ${end} + 1 where ${session} and revision = 1`,
  ],
  [
    'a row that its events do not give',
    'I4',
    /session_list \w+ is not as/,
    `update sessions.session_list set name = 'another' where id = '${talk}'`,
  ],
  [
    'a row that is missing',
    'I4',
    /session_detail \w+ is missing/,
    `delete from sessions.session_detail where id = '${talk}'`,
  ],
  [
    'a row too many',
    'I4',
    /quota_usage x should not/,
    `insert into quotas.quota_usage values ('x', 'x', '202601', 0, 0, '{}', 0, 0, '{}', 0, 0)`,
  ],
  [
    'a checkpoint beyond the log',
    'I5',
    /sessions is at \d+, beyond/,
    `update sessions.checkpoint set position = 999999`,
  ],
  [
    'a reaction beyond the log',
    'I5',
    /reaction users is at/,
    `update ops.reaction_checkpoint set position = 999999 where name = 'users'`,
  ],
  [
    'a session that was analysed twice',
    'I6',
    /has 2 outcomes of run 1/,
    again(
      `${session} and type = 'AnalysisSucceeded'`,
      `jsonb_build_object('revision', (select max(revision) + 1 from event_store.events where ${session}))
       || jsonb_build_object('metadata', metadata || '{"commandId": "11111111-1111-4111-8111-111111111111"}')`,
    ),
  ],
  [
    'an analysis that nobody will do',
    'I6',
    /waits for run 1, whose job is done/,
    `delete from event_store.events where ${session} and position >=
       (select position from event_store.events where ${session} and type = 'AnalysisSucceeded')`,
  ],
  [
    'a reservation that was not settled',
    'I6',
    new RegExp(`still holds a reservation for session ${talk}`),
    `delete from event_store.events where type = 'AnalysisConsumed'`,
  ],
  [
    'an analysis without a reservation',
    'I6',
    /without a reservation/,
    `delete from event_store.events where
     stream like 'quota-%' or ${session} and type in ('AnalysisSucceeded', 'AnalysisFailed')`,
  ],
  ['a person without a password', 'I6', /has no password/, `delete from ops.credential where user_id = '${ada.id}'`],
  [
    'a name that is held for nobody',
    'I6',
    /is held for somebody who never came/,
    `delete from event_store.events where stream = 'user-${ada.id}'; delete from ops.job where kind = 'reservation'`,
  ],
  [
    'a sealed text that was moved to another event',
    'I8',
    /SessionCreated at session-/,
    again(`${session} and revision = 0`, `jsonb_build_object('revision', 100)`),
  ],
  ['a recording that nothing refers to', 'I7', /has lost its media/, `delete from ops.blob_reference`],
])('%s breaks %s', async (_what, invariant, said, breaking) => {
  await sql(breaking);
  const broken = (await brokenIn()).find(
    (verdict) => verdict.invariant.startsWith(invariant) && said.test(verdict.wrong.join('\n')),
  );
  expect(broken).toBeDefined();
});

const blobsOf = (name: string) => path.join(directory, 'blobs', ada.id, name);

test('reports a missing recording and an old unreferenced file (I7)', async () => {
  const { rows } = await sql(`select data->'media'->>'address' as address from event_store.events
    where ${session} and revision = 0`);
  const file = path.join(directory, 'blobs', rows[0].address);
  await rename(file, `${file}.aside`);
  const orphan = blobsOf('0'.repeat(64));
  await writeFile(orphan, 'x');
  expect((await brokenIn()).map(({ wrong }) => wrong)).toEqual([[`session ${talk} has lost its media`]]);
  const longAgo = new Date(Date.now() - 3 * 3_600_000);
  await utimes(orphan, longAgo, longAgo);
  await cp(`${file}.aside`, file);
  expect((await brokenIn()).map(({ wrong }) => wrong)).toEqual([
    [`nothing refers to the blob ${ada.id}/${'0'.repeat(64)}`],
  ]);
});

test('prints the faults on the command line and fails', async () => {
  await sql(`update sessions.checkpoint set position = 999999`);
  const failure = await runProgram(['infra/lab/faults/verify.ts'], env).catch((error) => error);
  expect(failure).toBeInstanceOf(NotStarted);
  expect(failure).toMatchObject({ exitCode: 1, message: expect.stringMatching(/I5 .* BROKEN 1 times/) });
});
