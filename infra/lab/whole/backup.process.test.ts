import { chmod, cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createPool } from '#infra/postgres/pool.ts';
import { backupFor, copyBlobs } from '../testing/backup.ts';
import { call } from '../testing/call.ts';
import { workDone } from '../testing/database.ts';
import { eventually } from '../testing/eventually.ts';
import { hasEnded, newPerson, password, theAdmin } from '../testing/person.ts';
import { recording } from '../testing/recording.ts';
import { dataDirectory, startServer } from '../testing/server.ts';
import { newDatabase } from '../testing/test-database.ts';
import { tracesIn } from '../testing/traces.ts';

/** Keys are kept apart from the backup. */
const keys = { TOKEN_KEY: 'signs access tokens and addresses', MASTER_KEY: 'wraps the keys of all persons there are' };

const bearer = ({ accessToken }: Readonly<{ accessToken: string }>) => ({ authorization: `Bearer ${accessToken}` });

const signedIn = (url: string, email: string) =>
  call<{ accessToken: string }>(url, 'POST /api/Account/Login', { json: { email, password } });

const names = { firstName: 'Wilhelmine-Auguste', lastName: 'Querschläger' };
const before = await installation(afterAll);
const backup = await backupFor(before.pool);
console.log(`backup and restore are tried with ${backup.name}`);
const copy = await folder(afterAll);

// The backup is made while the server runs. It has two people and their sessions.
const first = await before.start();
const [ada, bob] = [await newPerson(first.url, names), await newPerson(first.url)];
const session = await recording('talk.wav');
const id = await ada.uploaded(session, { sessionName: 'Antrittsrede-im-Rathauskeller' });
await ada.waitFor(id, hasEnded);
await bob.waitFor(await bob.uploaded(session), hasEnded);
await workDone(before.pool);
const shown = { ada: await everythingOf(first.url, ada.email), bob: await everythingOf(first.url, bob.email) };
// Saves the database before the blobs. Sessions from in between have blobs but no events in the backup, and are swept.
await backup.save(before.url, copy);
const late = await bob.uploaded(await recording('late.wav'));
await bob.waitFor(late, hasEnded);
await copyBlobs(path.join(before.directory, 'blobs'), path.join(copy, 'blobs'));

test('restores people, sessions, scores and media from a backup of a running server', async () => {
  const after = await restored();
  const second = await after.start();
  await caughtUp(second.url);
  expect(await everythingOf(second.url, ada.email)).toEqual(shown.ada);
  expect(await everythingOf(second.url, bob.email)).toEqual(shown.bob);
  expect(await table(after.pool, 'ops.reaction_checkpoint')).not.toEqual([]);
  // The restored log continues: the next event gets the next position.
  const next = await call(second.url, `PATCH /api/Sessions/${id}`, { json: { name: 'Danach' }, headers: bearer(ada) });
  expect(next.status).toBe(200);
});

test('does not bring an erased person back from an older backup', async () => {
  const admin = await theAdmin(first.url);
  const erasure = { json: { ground: 'requested', reason: 'Asked for it' } };
  expect((await admin.send(`POST /api/Admin/Users/${ada.id}/Erase`, erasure)).status).toBe(202);
  await eventually(async () => expect(await purged(before.pool)).toEqual([ada.id]));
  expect(await first.stop()).toBe(0);

  const after = await restored();
  const words = { ...names, email: ada.email, title: 'Antrittsrede-im-Rathauskeller' };
  const folders = [path.join(after.directory, 'blobs')];
  const there = await tracesIn({ database: after.pool, folders, texts: [] }, words);
  expect(there.join()).toMatch(/email in ops\.mail/);
  // Only the list of erasures is kept outside the backup.
  await cp(path.join(before.directory, 'erasures'), path.join(after.directory, 'erasures'));
  const second = await after.start();
  // The erasure is repeated before the server serves anything.
  expect(await purged(after.pool)).toEqual([ada.id]);
  expect(second.said.join('\n')).toContain(`The erasure of person ${ada.id} was carried out`);
  expect(await readdir(folders[0] ?? '')).not.toContain(ada.id);
  await caughtUp(second.url);
  expect(await tracesIn({ database: after.pool, folders, texts: [second.said.join('\n')] }, words)).toEqual([]);
  expect((await signedIn(second.url, ada.email)).status).toBe(401);
  expect(await everythingOf(second.url, bob.email)).toEqual(shown.bob);
  const { rows } = await after.pool.query(
    `select type from event_store.events where stream = $1 or type = 'SessionDeleted' order by position`,
    [`user-${ada.id}`],
  );
  expect(rows.map(({ type }) => type)).toEqual(['UserRegistered', 'UserErased', 'SessionDeleted']);
}, 400_000);

async function purged(pool: ReturnType<typeof createPool>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ person: string }>('select person from persons.key where purged_at is not null');
  return rows.map(({ person }) => person);
}

/** A new installation, restored from the backup. */
async function restored() {
  const after = await installation();
  await backup.restore(after.url, copy);
  await cp(path.join(copy, 'blobs'), path.join(after.directory, 'blobs'), { recursive: true });
  return after;
}

type AtEnd = (work: () => Promise<void>) => void;

/** An installation with an empty database and an empty folder. */
async function installation(atEnd: AtEnd = onTestFinished) {
  const { url, drop } = await newDatabase();
  atEnd(drop);
  const pool = createPool(url);
  const directory = await folder(atEnd);
  atEnd(() => pool.end());
  const start = async () => {
    const server = await startServer(directory, { DATABASE_URL: url, ...keys });
    atEnd(async () => void (await server.stop()));
    return server;
  };
  return { url, pool, directory, start };
}

/** A folder that the database server may also write to. */
async function folder(atEnd: AtEnd): Promise<string> {
  const { directory, remove } = await dataDirectory();
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o777);
  atEnd(remove);
  return directory;
}

async function caughtUp(url: string) {
  await expect.poll(async () => (await call(url, 'GET /health/ready')).status).toBe(200);
}

type Listed = readonly Readonly<{ id: string }>[];

/** Everything that a person sees after signing in, with the bytes of the recordings. */
async function everythingOf(url: string, email: string) {
  const { status, body } = await signedIn(url, email);
  expect(status).toBe(200);
  const headers = bearer(body);
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
