import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { dataDirectory } from '#infra/lab/testing/server.ts';
import { placeFor } from '../postgres/embedded/place.ts';
import { startPostgres } from '../postgres/embedded/start-postgres.ts';
import { migrate } from '../postgres/migrations.ts';
import { listenTo } from '../postgres/notifications.ts';
import { createPool } from '../postgres/pool.ts';
import { openPersonKeys } from './open-person-keys.ts';

test('keeps a new key after a crash of Postgres, because events may already be sealed with it', async () => {
  const { directory, remove } = await dataDirectory();
  onTestFinished(remove);
  const { url, stop } = await startPostgres(directory);
  onTestFinished(() => stop());
  const [pool, notifications] = [createPool(url), await listenTo(url)];
  onTestFinished(async () => {
    await notifications.close();
    await pool.end();
  });
  await migrate(pool);
  const keys = await openPersonKeys({
    pool,
    notifications,
    masters: { settings: {}, directory },
    hasSealed: async () => false,
  });
  const { data } = await placeFor(directory);
  const postmaster = async () => Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);

  const before = await postmaster();
  await keys.toSeal(['ada']);
  process.kill(before, 'SIGKILL');

  await eventually(async () => expect(await postmaster()).not.toBe(before));
  const made = () => pool.query('select person from persons.key');
  await eventually(async () => expect((await made()).rows).toEqual([{ person: 'ada' }]));
});
