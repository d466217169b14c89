import { beforeAll, expect, test } from 'vitest';
import { ownApp } from '#infra/lab/testing/app.ts';
import { moodyFfmpeg } from '#infra/lab/testing/moody-ffmpeg.ts';
import { password } from '#infra/lab/testing/person.ts';
import { cutMp4 } from '#infra/lab/testing/recording.ts';
import { saidBy } from '#infra/lab/testing/said-by.ts';
import { runProgram } from '#infra/lab/testing/server.ts';
import { createPool } from '#infra/postgres/pool.ts';
import { areas } from './areas.ts';
import { commandLine } from './command-line.ts';

const ffmpeg = await moodyFfmpeg();
const app = await ownApp({ FFMPEG_PATH: ffmpeg.path }, { analysis: true });
const { database, env, person, settle } = app;
const ada = await person();

const projections = (...words: string[]) => saidBy(commandLine, words, env);
const asProcess = (...words: string[]) => runProgram(['projections/cli.ts', ...words], env);

beforeAll(async () => {
  const session = async (...given: Parameters<typeof ada.uploaded>) => {
    const id = await ada.uploaded(...given);
    await settle();
    return id;
  };
  const changed = await session(undefined, { analysisClass: 'fast' });
  await ada.send(`PATCH /api/Sessions/${changed}`, { json: { name: 'Schöne Rede\'s \\ "Ende"', locale: 'en' } });
  await session();
  const failed = await session(cutMp4());
  await ada.send(`POST /api/Sessions/${failed}/Retry`);
  const deleted = await session();
  await ada.send(`DELETE /api/Sessions/${deleted}`);
  await settle();
  await ffmpeg.be('hangs');
  const begun = ffmpeg.nextRun();
  const running = await ada.uploaded();
  await begun;
  await ada.send(`DELETE /api/Sessions/${running}`);
  await ffmpeg.be('works');
  await settle();
  // The last event of the log does not belong to a session.
  await person();
});

test('rebuilds the same rows beside a running server', async () => {
  const before = await settledRows();
  const filled = Object.entries(before).filter(([, rows]) => rows.length > 0);
  expect(Object.fromEntries(filled.map(([table, rows]) => [table, rows.length]))).toEqual({
    'quotas.quota_ledger': 5,
    'quotas.quota_usage': 1,
    'sessions.session_detail': 3,
    'sessions.session_list': 3,
    'users.user_account': 2,
  });
  await spoil();
  const said = await asProcess('rebuild', 'all');
  expect(await settledRows()).toEqual(before);
  expect(said.join('\n')).toMatch(/users.*events[\s\S]*quotas.*events[\s\S]*sessions.*events|builds it/);
});

test('does not report the list as stale after a rebuild to people who wrote before it', async () => {
  const { headers } = await register();
  const position = headers.get('x-position') ?? '';
  expect(position).toMatch(/^\d+$/);
  await settledRows();
  await projections('rebuild', 'sessions');
  const { headers: shown } = await ada.send('GET /api/Sessions/Slim', { headers: { 'x-min-position': position } });
  expect(shown.get('x-stale')).toBeNull();
});

test('reports the lag of each area in the status', async () => {
  await settledRows();
  const lines = (await projections('status')).filter((line) => line.includes('version'));
  expect(lines.map((line) => line.split(' ')[0])).toEqual(areas.map(({ schema }) => schema));
  for (const line of lines) expect(line).toMatch(/^\w+ +version \d+ +position \d+ +0 events behind( |$)/);
  const { rows: counted } = await database.query(`select count(*) from event_store.events where stream like 'quota-%'`);
  await database.query('update quotas.checkpoint set position = 0');
  const behind = new RegExp(`^quotas .* ${counted[0].count} events behind +for \\d+\\.\\d s( |$)`);
  expect(await projections('status')).toContainEqual(expect.stringMatching(behind));
  await projections('rebuild', 'quotas');
});

test('follows new events after a rebuild in the running server', async () => {
  await projections('rebuild', 'all');
  const id = await ada.uploaded();
  expect(await ada.seen(`/api/Sessions/${id}`)).toMatchObject({ analysisStatus: 'Succeeded' });
});

test('verifies, builds, swaps and drops on the command line', async () => {
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

test('rebuilds the same rows without a running server', async () => {
  const before = await settledRows();
  await spoil();
  await app.stop();
  const said = await projections('rebuild', 'all');
  expect(said.filter((line) => / \d+ events in \d+ ms$/.test(line))).toHaveLength(areas.length);
  expect(await rows()).toEqual(before);
});

const howToUse = expect.stringContaining('npm run projections -- status');

test.each([[['rebuild', 'everything']], [['rebuild']], [['repair']]])('%j prints the usage', async (words) => {
  await expect(projections(...words)).rejects.toMatchObject({ message: howToUse });
});

test('prints the usage without arguments, and fails', async () => {
  await expect(asProcess()).rejects.toMatchObject({ exitCode: 1, message: howToUse });
});

/** Corrupts rows, so that a rebuild has something to correct. */
async function spoil() {
  await database.query(`update sessions.session_list set name = 'spoilt'`);
  await database.query('delete from sessions.session_detail');
  await database.query('update quotas.quota_usage set relaxed = 99');
}

/** All rows, once nothing is left to do. */
async function settledRows() {
  await settle();
  return rows();
}

/** Every row of every read model, sorted. */
async function rows(): Promise<Record<string, readonly string[]>> {
  const database = createPool(env.DATABASE_URL);
  try {
    const tables = await database.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
        where schemaname in ('users', 'privacy', 'quotas', 'sessions') and tablename not in ('checkpoint', 'parked') order by 1`,
    );
    const dumped = tables.rows.map(async ({ name }) => {
      const { rows } = await database.query<{ row: string }>(
        `select to_jsonb(t.*)::text as row from ${name} t order by 1`,
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
  const json = {
    firstName: 'Bob',
    lastName: 'Boole',
    acceptTerms: true,
    locale: 'en',
    email,
    password,
    confirmPassword: password,
  };
  return app.send('POST /api/Account/Register', { json });
};
