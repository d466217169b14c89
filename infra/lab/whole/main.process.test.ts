import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { programArgs } from '#infra/programs/program-args.ts';
import { databaseIn } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { loseRoleToAnother } from '../testing/lose-role.ts';
import { hasEnded, newPerson } from '../testing/person.ts';
import { recording } from '../testing/recording.ts';
import { scrape, valueIn } from '../testing/scrape.ts';
import { dataDirectory, type Environment, NotStarted, startServer, type TestServer } from '../testing/server.ts';
import { usedDirectory } from '../testing/shared.ts';
import { withFeedback } from '../testing/with-feedback.ts';

const port = { PORT: '0' };

// These settings fail at different points: when they are read, when they are used, or when the server listens.
test.concurrent.each<[name: string, value: string, more?: Environment]>([
  ['PORT', 'eighty'],
  ['HOST', 'nowhere.invalid', { ROLES: 'command-api' }],
  ['DATABASE_URL', 'postgres://127.0.0.1:1/rostra', { DATABASE_WAIT_SECONDS: '0' }],
  ['FFMPEG_PATH', '/nowhere/ffmpeg'],
])('names a wrong setting in one sentence and does not start: %s=%s', async (name, value, more = {}) => {
  const { directory, remove } = await usedDirectory();
  const failed = await failedStart(directory, { [name]: value, ...more });
  await remove();
  expect(failed.exitCode).toBe(1);
  expect(failed.message).toMatch(new RegExp(`^[A-Z][^\\n]*\\b${name}\\b[^\\n]*\\.$`));
});

test('names a port that is in use before it touches anything', async () => {
  const somebodyElse = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void somebodyElse.close());
  await once(somebodyElse, 'listening');
  const { port } = somebodyElse.address() as AddressInfo;
  const { directory, hasDatabase } = await installation();
  const failed = await failedStart(directory, {
    PORT: String(port),
    ROLES: 'command-api,projections,reactions,analysis',
  });
  expect(failed).toMatchObject({ exitCode: 1, message: `Port ${port} is taken: stop what runs there, or set PORT.` });
  expect(hasDatabase()).toBe(false);
  expect(await readdir(directory)).toEqual([]);
});

test('names the process that uses the folder at a second start, and changes nothing', async () => {
  const { directory, start } = await installation(usedDirectory);
  const first = await start({ ROLES: 'command-api' });
  const database = await databaseIn(directory);
  onTestFinished(() => database.end());
  await database.query('alter table ops.migration rename to put_aside');
  expect(await failedStart(directory, port)).toMatchObject({
    exitCode: 1,
    message: `The data folder ${directory} is taken: process ${first.process.pid} runs there (command-api). Stop it, or set DATA_DIR, or ROLES.`,
  });
  expect((await database.query(`select to_regclass('ops.migration') as made`)).rows).toEqual([{ made: null }]);
  await database.query('alter table ops.put_aside rename to migration');
  expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);
  // A killed process leaves no lock behind.
  await first.kill();
  await start({ ROLES: 'command-api' });
});

test('keeps serving after losing a role to another process, and names the role', async () => {
  const { start, directory } = await installation();
  const { url } = await start({ ROLES: 'command-api,reactions' });
  const look = async () => {
    const response = await fetch(`${url}/health/ready`);
    return { code: response.status, ...((await response.json()) as object) };
  };
  expect(await look()).toMatchObject({ code: 200, lostRoles: [] });
  const pool = await databaseIn(directory);
  onTestFinished(() => pool.end());
  await loseRoleToAnother({ url: String(pool.options.connectionString), pool }, 'reactions');
  await eventually(async () =>
    expect(await look()).toMatchObject({ code: 200, status: 'degraded', lostRoles: ['reactions'] }),
  );
  expect(valueIn(await scrape(url), 'rostra_roles_lost', { role: 'reactions' })).toBe(1);
});

test('prints the admin’s sign-in once at the first start, and it works', async () => {
  const { start } = await installation();
  const first = await start({ ROLES: 'command-api', ADMIN_PASSWORD: '' });
  const [, email, password] = /An admin was made: (\S+) with the password (\S+)/.exec(first.said.join('\n')) ?? [];
  const signedIn = await fetch(`${first.url}/api/Account/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(signedIn.status).toBe(200);
  await first.stop();
  const second = await start({ ROLES: 'command-api', ADMIN_PASSWORD: '' });
  expect(second.said.join('\n')).not.toContain('password');
});

test('leaves no running database after SIGTERM in the middle of a start', async () => {
  const { directory, hasDatabase } = await installation(usedDirectory);
  const env = { ...process.env, ...port, NODE_ENV: 'development', DATA_DIR: directory };
  const starting = spawn(process.execPath, programArgs('main.ts'), { env, stdio: 'ignore' });
  onTestFinished(() => void starting.kill('SIGKILL'));
  await vi.waitUntil(hasDatabase, { timeout: 45_000, interval: 10 });
  starting.kill('SIGTERM');
  expect(await once(starting, 'exit')).toEqual([0, null]);
  expect(hasDatabase()).toBe(false);
});

test('does the same work in two processes on one folder as in one, and ends soon on SIGTERM', async () => {
  const { start, hasDatabase } = await installation();
  const [writing, reading] = await Promise.all([
    start({ ROLES: 'command-api,reactions' }),
    start({ ROLES: 'projections,query-api,analysis' }),
  ]);
  const ada = await newPerson(splitBetween(writing, reading));
  const session = await recording('talk.wav');
  const id = await ada.uploaded(session);
  await ada.waitFor(id, hasEnded);
  const shared = await withFeedback<SessionDetail>(ada, id);
  expect(shared.analysisStatus).toBe('Succeeded');
  await ada.hasUsed(1);
  const { body: changed } = await ada.send(`PATCH /api/Sessions/${id}`, { json: { name: 'Zu zweit' } });
  expect(changed).toMatchObject({ id });
  for (const [server, call] of [
    [writing, `GET /api/Sessions/${id}`],
    [reading, 'POST /api/Account/Login'],
  ] as const) {
    const [method = '', address = ''] = call.split(' ');
    expect((await fetch(server.url + address, { method })).status).toBe(404);
  }
  expect(await Promise.all([writing.stop(), reading.stop()])).toEqual([0, 0]);
  expect(hasDatabase()).toBe(false);

  const alone = await start();
  const bob = await newPerson(alone.url);
  const own = await withFeedback<SessionDetail>(bob, await bob.uploaded(session));
  expect(withoutIdentity(own)).toEqual(withoutIdentity(shared));
  await endsSoon(alone);
  expect(hasDatabase()).toBe(false);
});

test('goes on in the other process when the owner of the database restarts', async () => {
  const { start } = await installation(usedDirectory);
  const writing = await start({ ROLES: 'command-api,reactions' });
  const reading = await start({ ROLES: 'projections,query-api,analysis' });
  const ada = await newPerson(splitBetween(writing, reading));
  await ada.waitFor(await ada.uploaded(await recording('talk.wav')), hasEnded);
  expect(await writing.stop()).toBe(0);
  expect((await fetch(`${reading.url}/health/ready`)).status).toBe(503);
  expect(await ada.send('GET /api/Sessions/Slim')).toMatchObject({ status: 503, body: { code: 'not_ready' } });

  await start({ ROLES: 'command-api,reactions', PORT: new URL(writing.url).port });
  const id = await ada.uploaded(await recording('talk.mp3'));
  await eventually(async () => expect((await ada.send(`GET /api/Sessions/${id}`)).status).toBe(200));
  expect(await ada.waitFor(id, hasEnded)).toMatchObject({ analysisStatus: 'Succeeded' });
  expect((await fetch(`${reading.url}/health/ready`)).status).toBe(200);
});

/** Expects that SIGTERM ends the server soon, even with an open keep-alive connection. */
async function endsSoon(server: TestServer) {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  await new Promise((resolve, reject) => {
    get(`${server.url}/health/ready`, { agent }, (response) => response.resume().on('end', resolve)).on(
      'error',
      reject,
    );
  });
  const began = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(30_000);
}

/** Splits calls between two servers, as a reverse proxy does. */
const splitBetween = (writing: TestServer, reading: TestServer) => (methodAndPath: string) =>
  (methodAndPath.startsWith('GET ') ? reading : writing).url;

const withoutIdentity = ({ id, createdAt, recordingDate, audioUrl, aiFeedback, ...measured }: SessionDetail) => ({
  ...measured,
  feedback: aiFeedback && { text: aiFeedback.feedbackText, by: aiFeedback.modelVersion },
});

/** A data folder and the servers started on it, for one test. */
async function installation(folder = dataDirectory) {
  const { directory, remove } = await folder();
  const running: TestServer[] = [];
  onTestFinished(async () => {
    await Promise.all(running.map((server) => server.stop()));
    await remove();
  });
  return {
    directory,
    start: async (env: Environment = {}) => {
      const server = await startServer(directory, { ...port, ...env });
      running.push(server);
      return server;
    },
    hasDatabase: () => existsSync(path.join(directory, 'postgres/cluster/data/postmaster.pid')),
  };
}

async function failedStart(directory: string, env: Environment = {}): Promise<NotStarted> {
  const failure = await startServer(directory, env).then(
    (server) => server.stop().then(() => new Error('it started')),
    (error: unknown) => error,
  );
  if (failure instanceof NotStarted) return failure;
  throw failure;
}
