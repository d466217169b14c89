import { chmod, cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createPostgresStore } from '#infra/event-store/postgres-store.ts';
import { newId } from '#infra/ids.ts';
import { migrate } from '#infra/postgres/migrations.ts';
import { listenTo } from '#infra/postgres/notifications.ts';
import { createPool } from '#infra/postgres/pool.ts';
import { backupFor } from '#infra/testing/backup.ts';
import { call } from '#infra/testing/call.ts';
import { workDone } from '#infra/testing/database.ts';
import { hasEnded, newPerson, password } from '#infra/testing/person.ts';
import { recording } from '#infra/testing/recording.ts';
import { dataDirectory, startServer } from '#infra/testing/server.ts';

const token = 'TOKEN_KEY: kept apart from the backup';

test('from a backup made while it runs, everything is there again: people, talks, their scores and their media', async () => {
  const [before, after] = [await installation(), await installation()];
  const backup = await backupFor(before.pool);
  console.log(`backup and restore are tried with ${backup.name}`);
  const copy = await folder();

  const first = await before.start();
  const ada = await newPerson(first.url);
  const id = await ada.uploaded(await recording('talk.wav'));
  await ada.waitFor(id, hasEnded);
  await workDone(before.pool);
  const shown = await everythingOf(first.url, ada.email);

  // The database first: what comes in between has its blobs in the backup and no events, and is swept.
  await backup.save(before.url, copy);
  const late = await ada.uploaded(await recording('late.wav'));
  await ada.waitFor(late, hasEnded);
  await cp(path.join(before.directory, 'blobs'), path.join(copy, 'blobs'), { recursive: true });
  expect(await first.stop()).toBe(0);

  await backup.restore(after.url, copy, emptied);
  await cp(path.join(copy, 'blobs'), path.join(after.directory, 'blobs'), { recursive: true });
  const second = await after.start();
  await caughtUp(second.url);
  expect(await everythingOf(second.url, ada.email)).toEqual(shown);
  expect(await table(after.pool, 'ops.reaction_checkpoint')).not.toEqual([]);
  // It goes on from there: the next event gets the next position.
  const next = await call(second.url, `PATCH /api/Sessions/${id}`, { json: { name: 'Danach' }, headers: bearer(ada) });
  expect(next.status).toBe(200);
});

/** A database and a folder, both empty. */
async function installation() {
  const name = `backup_${newId()}`;
  const server = createPool(inject('postgresUrl'));
  await server.query(`create database ${name}`);
  await server.end();
  const url = new URL(name, inject('postgresUrl')).href;
  const pool = createPool(url);
  const directory = await folder();
  onTestFinished(() => pool.end());
  const start = async () => {
    const server = await startServer(directory, { DATABASE_URL: url, TOKEN_KEY: token });
    onTestFinished(async () => void (await server.stop()));
    return server;
  };
  return { url, pool, directory, start };
}

/** Where the server's Postgres may write as well. */
async function folder(): Promise<string> {
  const { directory, remove } = await dataDirectory();
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o777);
  onTestFinished(remove);
  return directory;
}

async function emptied(url: string) {
  const pool = createPool(url);
  const notifications = await listenTo(url);
  await migrate(pool);
  await createPostgresStore(pool, notifications);
  await notifications.close();
  return pool;
}

const bearer = ({ accessToken }: Readonly<{ accessToken: string }>) => ({ authorization: `Bearer ${accessToken}` });

async function caughtUp(url: string) {
  await expect
    .poll(async () => (await call(url, 'GET /health/ready')).status, { timeout: 20_000, interval: 100 })
    .toBe(200);
}

type Listed = readonly Readonly<{ id: string }>[];

/** What the person gets to see after signing in, with the bytes of the recordings. */
async function everythingOf(url: string, email: string) {
  const signedIn = await call<{ accessToken: string }>(url, 'POST /api/Account/Login', { json: { email, password } });
  expect(signedIn.status).toBe(200);
  const headers = bearer(signedIn.body);
  const get = async <Body>(what: string) => (await call<Body>(url, `GET ${what}`, { headers })).body;
  const list = await get<Listed>('/api/Sessions/Slim');
  const talks = await Promise.all(
    list.map(async ({ id }) => {
      const media = await get<{ url: string }>(`/api/Sessions/${id}/Media`);
      const content = Buffer.from(await (await fetch(url + media.url)).arrayBuffer());
      return { detail: await get(`/api/Sessions/${id}`), series: await get(`/api/Sessions/${id}/Series`), content };
    }),
  );
  expect(talks.length).toBeGreaterThan(0);
  return { account: await get('/api/Users/GetByToken'), list, talks };
}

async function table(pool: ReturnType<typeof createPool>, name: string): Promise<readonly unknown[]> {
  return (await pool.query(`select * from ${name}`)).rows;
}
