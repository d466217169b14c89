import { copyFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { StartupError } from '../start-up/startup-error.ts';
import { dataSecrets } from './data-secrets.ts';
import { destroyKeys } from './key-table.ts';
import { openPersonKeys } from './open-person-keys.ts';
import type { PersonKeys } from './person-keys.ts';
import { canRotateMasterKey, rotateMasterKey } from './rotate-master-key.ts';

const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(32));
const [ada, bob] = ['a'.repeat(32), 'b'.repeat(32)];

test('makes a private master key at the first start, and finds it later', async () => {
  const { open, directory } = await installation();
  const key = await secretOf(await open(), ada);
  expect((await stat(path.join(directory, 'master.key'))).mode & 0o777).toBe(0o600);
  expect(await secretOf(await open(), ada)).toEqual(key);
  const [once, again] = await Promise.all([open(), open()]);
  expect(await secretOf(once, bob)).toEqual(await secretOf(again, bob));
});

test('does not start without the right master key, and makes no other', async () => {
  const { open, directory } = await installation();
  await secretOf(await open(), ada);
  const file = path.join(directory, 'master.key');
  await copyFile(file, `${file}.aside`);
  await rm(file);
  await expect(open()).rejects.toThrow(
    new StartupError('The master key of this data is missing: set MASTER_KEY, or put master.key back into DATA_DIR.'),
  );
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  await expect(open({ MASTER_KEY: first })).rejects.toThrow(
    /^The data of persons are sealed with another master key: /,
  );
  await writeFile(file, 'another');
  await expect(open()).rejects.toThrow(StartupError);
  await copyFile(`${file}.aside`, file);
  await secretOf(await open(), ada);
});

test('does not continue a log with lost keys', async () => {
  const { open, pool } = await installation();
  await open();
  await pool.query(`update ops.sealing set position = 7; insert into ops.credential values ('${ada}', 'hash')`);
  await expect(open()).rejects.toThrow('The keys of persons are missing: restore the schema persons from its backup.');
});

test('does not open a key in the row of another person', async () => {
  const { open, pool } = await installation();
  await secretOf(await open(), ada);
  await pool.query(`insert into persons.key select $1, master, wrapped from persons.key`, [bob]);
  await expect((await open()).toOpen([bob])).rejects.toThrow();
});

test('rotates a master key in a file: keys stay the same, running processes go on, the old key is deleted', async () => {
  const { open, directory, rotate } = await installation();
  const running = await open();
  const before = await secretOf(running, ada);
  const old = await readFile(path.join(directory, 'master.key'), 'utf8');
  expect(await rotate()).toBe(1);
  expect(await readFile(path.join(directory, 'master.key'), 'utf8')).not.toBe(old);
  await expect(stat(path.join(directory, 'master.key.previous'))).rejects.toThrow('ENOENT');
  expect((await stat(path.join(directory, 'master.key'))).mode & 0o777).toBe(0o600);
  const after = await open();
  expect(await secretOf(after, ada)).toEqual(before);
  expect(await secretOf(after, bob)).toEqual(await secretOf(running, bob));
  // The running process has read keys that are wrapped with the new master key, and now creates others with this key.
  const cleo = 'c'.repeat(32);
  expect(await secretOf(running, cleo)).toEqual(await secretOf(after, cleo));
  expect(await rotate()).toBe(3);
});

test('rotates a master key in settings: both work until all keys are wrapped again', async () => {
  const { open, rotate, pool, directory } = await installation();
  const canRotate = (settings: Given) => canRotateMasterKey(pool, { settings, directory });
  const before = await secretOf(await open({ MASTER_KEY: first }), ada);
  const both = { MASTER_KEY: second, MASTER_KEY_PREVIOUS: first };
  await expect(open({ MASTER_KEY: second })).rejects.toThrow('look at MASTER_KEY');
  const [older, newer] = [await open({ MASTER_KEY: first }), await open(both)];
  // Until the rotation, new keys are wrapped with the old master key, so that processes with the old setting can read them.
  expect(await secretOf(newer, bob)).toEqual(await secretOf(older, bob));
  expect([await canRotate({ MASTER_KEY: first }), await canRotate(both)]).toEqual([false, true]);
  expect(await rotate(both)).toBe(2);
  expect(await canRotate(both)).toBe(false);
  expect(await secretOf(await open({ MASTER_KEY: second }), ada)).toEqual(before);
  await expect(open({ MASTER_KEY: first })).rejects.toThrow('look at MASTER_KEY');
  await expect(rotate(both)).rejects.toThrow('All keys are wrapped with MASTER_KEY already');
  await expect(rotate({ MASTER_KEY: third })).rejects.toThrow('MASTER_KEY_PREVIOUS');
  expect(await secretOf(await open({ MASTER_KEY: second }), ada)).toEqual(before);
});

test('resumes an interrupted rotation, and keeps destroyed keys destroyed', async () => {
  const { open, pool, rotate, directory } = await installation();
  const keys = await open();
  const before = [await secretOf(keys, ada), await secretOf(keys, 'c'.repeat(32))];
  await secretOf(keys, bob);
  await destroyKeys(pool, [{ person: bob, at: new Date().toISOString(), reason: 'requested' }]);
  await pool.query(`update persons.key set wrapped = '\\x00' || wrapped where person = '${ada}'`);
  await expect(rotate()).rejects.toThrow();
  await stat(path.join(directory, 'master.key.previous'));
  await pool.query(`update persons.key set wrapped = substring(wrapped from 2) where person = '${ada}'`);
  expect(await rotate()).toBeGreaterThan(0);
  const after = await open();
  expect([await secretOf(after, ada), await secretOf(after, 'c'.repeat(32))]).toEqual(before);
  expect(await after.toOpen([bob])).toEqual(new Map([[bob, 'erased']]));
});

test('wraps stored secrets with the master key, and keeps them in a rotation', async () => {
  const { open, pool, rotate, secrets } = await installation();
  await open();
  const [hashes, names] = [await secrets()('command-hashes'), await secrets()('reservations')];
  expect([hashes.length, names.length, hashes.equals(names)]).toEqual([32, 32, false]);
  const stored = async () => (await pool.query('select name, value from ops.secret order by name')).rows;
  const before = await stored();
  for (const { value } of before) expect(Buffer.from(value, 'base64url').includes(names)).toBe(false);
  await rotate();
  expect(await secrets()('reservations')).toEqual(names);
  expect((await stored()).map(({ value }) => value)).not.toEqual(before.map(({ value }) => value));
  await expect(secrets({ MASTER_KEY: third })('reservations')).rejects.toThrow('the master key in use is not here');
});

test('wraps the plain secret of an earlier version without changing it', async () => {
  const { open, pool, secrets } = await installation();
  await open();
  const plain = Buffer.alloc(32, 9);
  await pool.query(`insert into ops.secret values ('reservations', $1)`, [plain.toString('base64url')]);
  for (let n = 0; n < 2; n++) expect(await secrets()('reservations')).toEqual(plain);
  expect((await pool.query(`select from ops.secret where value = $1`, [plain.toString('base64url')])).rowCount).toBe(0);
});

async function secretOf(keys: PersonKeys, person: string) {
  return (await keys.toSeal([person])).get(person)?.export();
}

type Given = Readonly<{ MASTER_KEY?: string | undefined; MASTER_KEY_PREVIOUS?: string | undefined }>;

async function installation() {
  const { pool, notifications } = await freshDatabase();
  const directory = await testDirectory();
  return {
    pool,
    directory,
    open: (settings: Given = {}) =>
      openPersonKeys({ pool, notifications, masters: { settings, directory }, hasSealed: async () => false }),
    secrets: (settings: Given = {}) => dataSecrets(pool, { settings, directory }),
    rotate: (settings: Given = {}) => rotateMasterKey(pool, { settings, directory }),
  };
}
