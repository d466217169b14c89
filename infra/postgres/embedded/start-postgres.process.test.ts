import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { programArgs } from '../../programs/program-args.ts';
import { StartupError } from '../../start-up/startup-error.ts';
import { startPostgres } from './start-postgres.ts';

const program = fileURLToPath(new URL('../../lab/testing/postgres-process.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;

async function freshDirectory() {
  const directory = await mkdtemp(path.join(tmpdir(), 'rostra-embedded-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** A Postgres that was started before and is stopped between the tests: creating one takes a second. */
const used = mkdtemp(path.join(tmpdir(), 'rostra-embedded-'));
afterAll(async () => rm(await used, { recursive: true, force: true }));

/** Ends with the test, whatever its result. */
async function start(directory: string) {
  const postgres = await startPostgres(directory);
  onTestFinished(() => postgres.stop());
  return postgres;
}

/** A second process of the product that starts, or joins. */
async function startElsewhere(directory: string): Promise<Readonly<{ child: ChildProcess; url: string }>> {
  const child = spawn(process.execPath, programArgs(program, directory), {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  for await (const url of createInterface(child.stdout)) return { child, url };
  throw new Error('the other process ended');
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function ask<T>(url: string, sql: string): Promise<T | undefined> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}

const answers = (url: string) =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

const data = (directory: string) => path.join(directory, 'cluster', 'data');
const pidFile = (directory: string) => path.join(data(directory), 'postmaster.pid');

test('restarts a Postgres with its data at the same address', async () => {
  const directory = await freshDirectory();
  const first = await start(directory);
  await ask(first.url, 'create table talk as select 1 as id');
  expect(await ask(first.url, `select current_setting('listen_addresses') as at`)).toEqual({ at: '127.0.0.1' });
  expect(await ask(first.url, `select current_setting('fsync') as fsync`)).toEqual({ fsync: 'on' });
  await first.stop();
  expect(await answers(first.url)).toBe(false);
  const second = await start(directory);
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select id from talk')).toEqual({ id: 1 });
});

test('requires a private password that differs in each place', async () => {
  const [one, other] = [await freshDirectory(), await used];
  const [first, second] = [new URL((await start(one)).url), new URL((await start(other)).url)];
  expect(first.password).not.toBe(second.password);
  expect((await stat(path.join(one, 'cluster', 'password'))).mode & 0o777).toBe(0o600);
  first.password = second.password;
  await expect(ask(first.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('joins the Postgres of another process, and leaves it running', async () => {
  const directory = await used;
  const owner = await startElsewhere(directory);
  const joined = await start(directory);
  expect(joined.url).toBe(owner.url);
  await joined.stop();
  expect(await answers(owner.url)).toBe(true);
  await end(owner.child, 'SIGTERM');
  expect(await answers(owner.url)).toBe(false);
});

test('protects Postgres from the Ctrl-C of a terminal', async () => {
  const owner = await startElsewhere(await used);
  process.kill(-Number(owner.child.pid), 'SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await answers(owner.url)).toBe(true);
});

test('adopts a Postgres whose owner was killed, and stops it at the end', async () => {
  const directory = await used;
  const killed = await startElsewhere(directory);
  await ask(killed.url, 'create table kept as select 1 as id');
  const before = await readFile(pidFile(directory), 'utf8');
  await end(killed.child, 'SIGKILL');
  const next = await start(directory);
  expect(await readFile(pidFile(directory), 'utf8')).toBe(before);
  expect(await ask(next.url, 'select id from kept')).toEqual({ id: 1 });
  await next.stop();
  expect(await answers(next.url)).toBe(false);
});

test.each(['SIGKILL', 'SIGQUIT'] as const)(
  'restarts Postgres after a %s with its data at the same address',
  async (signal) => {
    const directory = await used;
    const { url, stop } = await start(directory);
    await ask(url, 'create table if not exists written as select 1 as id');
    const pid = async () => Number((await readFile(pidFile(directory), 'utf8').catch(() => '')).split('\n')[0]);
    const before = await pid();
    process.kill(before, signal);
    await eventually(async () => expect(await ask(url, 'select id from written')).toEqual({ id: 1 }));
    await eventually(async () => expect(await pid()).not.toBe(before));
    await stop();
    expect(await answers(url)).toBe(false);
  },
);

test('shares one Postgres between two concurrent first starts', async () => {
  const directory = await freshDirectory();
  const both = await Promise.all([startElsewhere(directory), startElsewhere(directory)]);
  expect(both[0].url).toBe(both[1].url);
  expect(await answers(both[0].url)).toBe(true);
  await Promise.all(both.map(({ child }) => end(child, 'SIGTERM')));
  expect(await answers(both[0].url)).toBe(false);
});

test('starts one Postgres for many concurrent starts', async () => {
  const directory = await used;
  const all = await Promise.all(Array.from({ length: 5 }, () => start(directory)));
  expect(new Set(all.map(({ url }) => url)).size).toBe(1);
  await Promise.all(all.map(({ stop }) => stop()));
  expect(await answers(all[0]?.url ?? '')).toBe(false);
});

test('stops quickly, ends open connections, and may be stopped several times', async () => {
  const directory = await used;
  const postgres = await start(directory);
  const broken = ask(postgres.url, 'select pg_sleep(60)').catch((error) => error.code);
  await eventually(async () =>
    expect(
      await ask(postgres.url, `select 1 as one from pg_stat_activity where query like 'select pg_sleep%'`),
    ).toBeTruthy(),
  );
  const from = performance.now();
  await Promise.all([postgres.stop(), postgres.stop()]);
  expect(performance.now() - from).toBeLessThan(30_000);
  expect(await broken).toBe('57P01');
  await expect(stat(pidFile(directory))).rejects.toMatchObject({ code: 'ENOENT' });
});

test.each(['of a process that is gone', 'of a process that is another program by now', 'that a power cut left empty'])(
  'ignores a postmaster.pid %s',
  async (kind) => {
    const directory = await used;
    const { url, stop } = await start(directory);
    const written = await readFile(pidFile(directory), 'utf8');
    await stop();
    const { uid, gid } = await stat(data(directory));
    const stranger = spawn('sleep', ['60'], { uid, gid });
    onTestFinished(() => void stranger.kill());
    const pid = kind.includes('gone') ? 4_194_303 : stranger.pid;
    const lines = [String(pid), ...written.split('\n').slice(1)];
    await writeFile(pidFile(directory), kind.includes('empty') ? '' : lines.join('\n'));
    const next = await start(directory);
    expect(next.url).toBe(url);
    expect(await answers(next.url)).toBe(true);
  },
);

test('chooses another port if its own is in use', async () => {
  const directory = await used;
  const first = await start(directory);
  await first.stop();
  const stranger = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  onTestFinished(() => void stranger.close());
  await once(stranger, 'listening');
  const second = await start(directory);
  expect(second.url).not.toBe(first.url);
  expect(await answers(second.url)).toBe(true);
});

test('refuses data of another major version in one sentence, without touching them', async () => {
  const directory = await used;
  const { stop } = await start(directory);
  await stop();
  const version = path.join(data(directory), 'PG_VERSION');
  const written = await readFile(version);
  onTestFinished(() => writeFile(version, written));
  await writeFile(version, '9\n');
  const refused = startPostgres(directory);
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(/was written by Postgres 9, and here is only Postgres \d+/);
});

test('names a directory that cannot be created', async () => {
  const file = path.join(await freshDirectory(), 'file');
  await writeFile(file, '');
  const refused = startPostgres(path.join(file, 'postgres'));
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(`The database cannot lie in ${file}/postgres: ENOTDIR`);
});

test('reports why Postgres does not start', async () => {
  const directory = await used;
  await expect(startPostgres(directory, ['-c', 'shared_buffers=nonsense'])).rejects.toThrow(/shared_buffers/);
});

test.skipIf(!isRoot)('stores the data elsewhere for root if its folder is closed to others', async () => {
  const closed = await freshDirectory();
  await chmod(closed, 0o700);
  const directory = path.join(closed, 'data', 'postgres');
  const said = vi.spyOn(console, 'info').mockImplementation(() => {});
  const first = await start(directory);
  const place = await readlink(path.join(directory, 'elsewhere'));
  onTestFinished(() => rm(place, { recursive: true }));
  expect(said.mock.calls.flat().join()).toContain(`lies in ${place}`);
  await ask(first.url, 'create table talk as select 1 as id');
  await first.stop();
  const second = await start(directory);
  expect(await ask(second.url, 'select id from talk')).toEqual({ id: 1 });
  await second.stop();
});
