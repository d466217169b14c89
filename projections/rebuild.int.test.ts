import { beforeAll, expect, test } from 'vitest';
import { call } from '#infra/testing/call.ts';
import { databaseIn, workDone } from '#infra/testing/database.ts';
import { eventually } from '#infra/testing/eventually.ts';
import { moodyFfmpeg } from '#infra/testing/moody-ffmpeg.ts';
import { hasEnded, newPerson } from '#infra/testing/person.ts';
import { startProduct } from '#infra/testing/product.ts';
import { cutMp4, recording } from '#infra/testing/recording.ts';
import { saidBy } from '#infra/testing/said-by.ts';
import { runProgram } from '#infra/testing/server.ts';
import { areas } from './areas.ts';
import { commandLine } from './command-line.ts';

const ffmpeg = await moodyFfmpeg();
const product = await startProduct({ FFMPEG_PATH: ffmpeg.path });
const ada = await newPerson(product.url);

const folder = { DATA_DIR: product.directory };
const projections = (...words: string[]) => saidBy(commandLine, words, folder);
const asProcess = (...words: string[]) => runProgram(['projections/cli.ts', ...words], folder);

beforeAll(async () => {
  const talk = async (...given: Parameters<typeof ada.uploaded>) => {
    const id = await ada.uploaded(...given);
    await ada.waitFor(id, hasEnded);
    return id;
  };
  const changed = await talk(await recording('talk.wav'), { analysisClass: 'fast' });
  await ada.send(`PATCH /api/Sessions/${changed}`, { json: { name: 'Schöne Rede\'s \\ "Ende"', locale: 'en' } });
  await talk(await recording('talk.ogg'));
  const failed = await talk(cutMp4());
  await ada.send(`POST /api/Sessions/${failed}/Retry`);
  const deleted = await talk(await recording('talk.mp3'));
  await ada.send(`DELETE /api/Sessions/${deleted}`);
  await workDone(product.database);
  await ffmpeg.be('hangs');
  const running = await ada.uploaded(await recording('talk.flac'));
  await ada.waitFor(running, (status) => status === 'Running');
  await ada.send(`DELETE /api/Sessions/${running}`);
  await ffmpeg.be('works');
  await workDone(product.database);
  // The last word of the log is not of a talk.
  await newPerson(product.url);
});

test('read models that are built again beside the running server have the same rows', async () => {
  const before = await settledRows();
  expect(Object.fromEntries(Object.entries(before).map(([table, rows]) => [table, rows.length]))).toEqual({
    'privacy.data_export': 0,
    'quotas.quota_usage': 1,
    'sessions.session_detail': 3,
    'sessions.session_list': 3,
    'users.user_account': 3,
  });
  await spoil();
  const said = await asProcess('rebuild', 'all');
  await eventually(async () => expect(await rows()).toEqual(before));
  expect(said.join('\n')).toMatch(/users.*events[\s\S]*quotas.*events[\s\S]*sessions.*events|builds it/);
});

test('whoever has written before a rebuild is not told afterwards that the list is old', async () => {
  const { headers } = await register();
  const position = headers.get('x-position') ?? '';
  expect(position).toMatch(/^\d+$/);
  await settledRows();
  await projections('rebuild', 'sessions');
  const { headers: shown } = await ada.send('GET /api/Sessions/Slim', { headers: { 'x-min-position': position } });
  expect(shown.get('x-stale')).toBeNull();
});

test('status tells how far each area is behind', async () => {
  await settledRows();
  const lines = (await projections('status')).filter((line) => line.includes('version'));
  expect(lines.map((line) => line.split(' ')[0])).toEqual(areas.map(({ schema }) => schema));
  for (const line of lines) expect(line).toMatch(/^\w+ +version \d+ +position \d+ +0 events behind( |$)/);
  const { rows: counted } = await product.database.query(
    `select count(*) from event_store.events where stream like 'quota-%'`,
  );
  await product.database.query('update quotas.checkpoint set position = 0');
  const behind = new RegExp(`^quotas .* ${counted[0].count} events behind +for \\d+\\.\\d s( |$)`);
  expect(await projections('status')).toContainEqual(expect.stringMatching(behind));
  await projections('rebuild', 'quotas');
});

test('after a rebuild the running server goes on with what comes', async () => {
  await projections('rebuild', 'all');
  const id = await ada.uploaded(await recording('talk.wav'));
  expect(await ada.waitFor(id, hasEnded)).toMatchObject({ analysisStatus: 'Succeeded' });
  await settledRows();
});

test('on the command line rows are verified, built beside, swapped and dropped', async () => {
  await settledRows();
  await spoil();
  await expect(asProcess('verify', 'sessions')).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining('sessions.session_list: DIFFERS'),
  });
  await projections('rebuild', 'all', '--no-swap');
  expect(await projections('status', 'sessions')).toContainEqual(expect.stringContaining('next: version'));
  await projections('swap', 'all');
  expect(await projections('verify', 'all')).toContainEqual(expect.stringMatching(/session_list: equal, \d+ rows/));
  expect(await projections('drop', 'users')).toContainEqual('users: dropped users__old');
  expect(await projections('retry', 'users')).toContainEqual('users: 0 events folded, 0 streams still parked');
});

test('built again alone, they have the same rows too', async () => {
  await workDone(product.database);
  const before = await settledRows();
  await spoil();
  expect(await product.stop()).toBe(0);
  const said = await projections('rebuild', 'all');
  expect(said.filter((line) => / \d+ events in \d+ ms$/.test(line))).toHaveLength(areas.length);
  await product.start();
  expect(await rows()).toEqual(before);
});

const howToUse = expect.stringContaining('npm run projections -- status');

test.each([[['rebuild', 'everything']], [['rebuild']], [['repair']]])(
  '%j is answered with how to use it',
  async (words) => {
    await expect(projections(...words)).rejects.toMatchObject({ message: howToUse });
  },
);

test('no word at all too, and that is an error', async () => {
  await expect(asProcess()).rejects.toMatchObject({ exitCode: 1, message: howToUse });
});

/** So that a rebuild has something to put right. */
async function spoil() {
  await product.database.query(`update sessions.session_list set name = 'spoilt'`);
  await product.database.query('delete from sessions.session_detail');
  await product.database.query('update quotas.quota_usage set relaxed = 99');
}

/** Once every area has caught up with the log. */
async function settledRows() {
  await eventually(async () => {
    const checkpoints = areas.map(({ schema }) => `select position from ${schema}.checkpoint`).join(' union all ');
    const { rows } = await product.database.query(
      `select bool_and(position = (select max(position) from event_store.events)) as there from (${checkpoints}) c`,
    );
    expect(rows).toEqual([{ there: true }]);
  });
  return rows();
}

/** Every row of every read model, in an order that does not depend on how it was written. */
async function rows(): Promise<Record<string, readonly string[]>> {
  const database = await databaseIn(product.directory);
  try {
    const tables = await database.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
        where schemaname in ('users', 'privacy', 'quotas', 'sessions') and tablename not in ('checkpoint', 'parked') order by 1`,
    );
    const dumped = tables.rows.map(async ({ name }) => {
      const { rows } = await database.query<{ row: string }>(
        `select to_jsonb(t)::text as row from ${name} t order by 1`,
      );
      return [name, rows.map(({ row }) => row)] as const;
    });
    return Object.fromEntries(await Promise.all(dumped));
  } finally {
    await database.end();
  }
}

const register = () => {
  const email = `last-${Date.now()}@example.org`;
  const password = 'Vortrag-halten-7';
  const json = {
    firstName: 'Bob',
    lastName: 'Boole',
    acceptTerms: true,
    locale: 'en',
    email,
    password,
    confirmPassword: password,
  };
  return call(product.url, 'POST /api/Account/Register', { json });
};
