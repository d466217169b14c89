import { expect, onTestFinished, test } from 'vitest';
import { startWireServer } from '#infra/lab/fakes/wire-server/wire-server.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { noStream } from '../event-store/event-store.ts';
import { openLog } from './open-log.ts';
import { StartupError } from './startup-error.ts';

test('opens the log of the setting, and checks its health', async () => {
  const database = await around();
  const server = await startWireServer();
  onTestFinished(() => server.stop());
  const log = await openLog({ EVENTSTORE_URL: `esdb://${server.address}?tls=false` }, database);
  onTestFinished(log.close);

  await log.store.append('a-1', noStream, [newEvent()]);
  expect(server.log.stream('a-1')).toHaveLength(1);
  expect(await database.store.readAll({ limit: 1 })).toEqual([]);
  expect(await log.checks['event store']?.()).toBe(true);
  expect(log.resumes()).toEqual({ burst: 0, outage: 0, closed: 0, silence: 0 });
  server.stop();
  expect(await log.checks['event store']?.()).toBe(false);
});

test('opens the log in the database without a setting', async () => {
  const database = await around();
  const { store, checks, resumes } = await openLog({}, database);
  await store.append('a-1', noStream, [newEvent()]);
  expect(await database.store.readAll({ limit: 1 })).toHaveLength(1);
  expect({ checks, resumes: resumes() }).toEqual({ checks: {}, resumes: { outage: 0 } });
});

test('reports a missing event store with its address', async () => {
  const database = await around();
  const address = 'esdb://user:secret@localhost?tlsCAFile=/nowhere.pem';
  const opening = openLog({ EVENTSTORE_URL: address }, database);
  await expect(opening).rejects.toThrow(StartupError);
  await expect(opening).rejects.toThrow(/^The setting EVENTSTORE_URL is wrong: (?!.*secret)/);
});

test('stores events sealed, and reads them opened', async () => {
  const database = { ...(await around()), personal: { Happened: [['name', 'stream']] } as const };
  const { store, asStored } = await openLog({}, database);
  await store.append('user-ada', noStream, [newEvent({ name: 'Ada' })]);
  expect(await store.readStream('user-ada')).toMatchObject([{ data: { name: 'Ada' } }]);
  expect(JSON.stringify((await asStored.readStream('user-ada'))[0]?.data)).toMatch(
    /^{"name":{"sealed":"1\.ada\..+"}}$/,
  );
});

/** An empty database, and an empty data folder. */
async function around() {
  return { ...(await freshDatabase()), data: await testDirectory(), upcasters: {}, personal: {} };
}
