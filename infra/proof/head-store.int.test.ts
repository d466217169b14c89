import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { KeptHead } from '#domain/kernel/proof/head.ts';
import { readHeads } from '#domain/kernel/proof/proof-file.ts';
import { startS3Server } from '#infra/lab/fakes/s3-server.ts';
import { appendSessions } from '#infra/lab/testing/proof/long-chain.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { openBlobs } from '../blobs/open-blobs.ts';
import { textsIn } from '../blobs/texts-in.ts';
import { readSettings, type Settings } from '../config/settings.ts';
import { StartupError } from '../start-up/startup-error.ts';
import { catchUpChain } from './chain-reader.ts';
import { chainState } from './chain-status.ts';
import { openHeadStore } from './head-store.ts';
import { headsAfter, withoutId } from './heads.ts';
import { keptHeads } from './kept-heads.ts';
import { sendHeads } from './send-heads.ts';
import { signNext } from './sign-next.ts';
import { verifyNow } from './verify-now.ts';

const AUDIT_KEY = 'a key that all of the machines have';

const places = {
  folder: async () => readSettings({ AUDIT_KEY, AUDIT_HEADS_URL: pathToFileURL(await testDirectory()).href }),
  bucket: async () => (await bucket()).settings,
};
const both = ['folder', 'bucket'] as const;

test.each(both)('stores each head once in a %s, for every machine to read', async (place) => {
  const settings = await places[place]();
  const { pool, machine } = await installation(settings);
  const [one, other] = [await machine(), await machine()];
  for (let n = 0; n < 2; n++) {
    await one.sign();
    for (let sent = 0; sent < 2; sent++) await one.send();
  }
  const signed = (await headsAfter(pool, 0)).map(withoutId);
  expect(signed).toHaveLength(2);
  expect(await other.store.read()).toEqual(signed);
  // A head that was sent, but not recorded as sent, is already there.
  await pool.query('update proof.sending set head = 1');
  await one.send();
  expect([await other.store.read(), await objectsAt(settings)]).toEqual([signed, 2]);
});

test.each(both)('starts a machine without heads from those in the %s, not from the database', async (place) => {
  const settings = await places[place]();
  const { pool, store: log, machine } = await installation(settings);
  const one = await machine();
  await one.sign();
  await one.send();
  await pool.query(`update event_store.events set data = '{}' where position = 3`);
  await pool.query('truncate proof.entry, proof.part, proof.key, proof.head, proof.sending');
  await pool.query(`update proof.chain set size = 0, position = 0, log = null, peaks = ''`);
  await catchUpChain({ pool, asStored: log });
  const other = await machine();
  await expect(other.sign()).rejects.toMatchObject({ name: 'NotSigned', faults: [{ what: 'removed', size: 14 }] });
  expect(other.warn.mock.calls).toEqual([[expect.stringContaining('begins with what AUDIT_HEADS_URL has (heads: 1)')]]);
});

test.each([
  ['folder', 0],
  ['bucket', 1],
] as const)('verifies a log against a %s, with %i heads that count as outside', async (place, elsewhere) => {
  const settings = await places[place]();
  const { pool, store: asStored, machine } = await installation(settings);
  const one = await machine();
  await one.sign();
  await one.send();
  const { kept } = await machine();
  expect(await verifyNow({ pool, asStored, kept, settings })).toMatchObject({
    faults: [],
    doubts: [],
    known: 1,
    elsewhere,
  });
});

test('sends earlier heads to a bucket that replaces another address', async () => {
  const settings = await places.bucket();
  const { pool, machine } = await installation(settings);
  const one = await machine();
  await one.sign();
  await pool.query(`insert into proof.sending (target, head) values ('url', 1)`);
  await one.sign();
  await one.send();
  expect(await one.store.read()).toHaveLength(2);
});

test('sends only missing heads to a bucket', async () => {
  const settings = await places.bucket();
  const { pool, machine } = await installation(settings);
  const one = await machine();
  await one.sign();
  await one.send();
  await one.sign();
  // The head was sent to another bucket.
  await pool.query('update proof.sending set head = 2');
  await one.sign();
  await one.send();
  expect(await one.store.read()).toEqual((await headsAfter(pool, 0)).map(withoutId));
  expect(await objectsAt(settings)).toBe(2);
  await one.send();
  expect(await objectsAt(settings)).toBe(2);
});

test('counts failed sendings while the bucket is away, and signs nothing that cannot be compared', async () => {
  const { settings, network } = await bucket();
  const { pool, machine } = await installation(settings);
  const one = await machine();
  await one.sign();
  await network.close();
  await expect(one.send()).rejects.toMatchObject({ name: 'HeadsNotSent' });
  expect((await chainState({ pool, kept: one.kept })).sendings).toMatchObject([
    { waiting: 1, failures: 1, error: 'ECONNREFUSED' },
  ]);
  await expect(one.sign()).rejects.toMatchObject({ name: 'NoAnswer' });
  expect(await headsAfter(pool, 0)).toHaveLength(1);
});

test('sends all heads in order after the bucket was away twice', async () => {
  const { settings, network } = await bucket();
  const { pool, machine } = await installation(settings);
  const one = await machine();
  await one.sign();
  await one.send();
  for (let failures = 1; failures <= 2; failures++) {
    await one.sign();
    await network.close();
    await expect(one.send()).rejects.toMatchObject({ name: 'HeadsNotSent' });
    expect((await chainState({ pool, kept: one.kept })).sendings).toMatchObject([{ waiting: failures, failures }]);
    // The hour in between has no head: nobody could compare it.
    await expect(one.sign()).rejects.toMatchObject({ name: 'NoAnswer' });
    await network.reopen();
  }
  await one.send();
  const [first, second, third] = (await headsAfter(pool, 0)).map(withoutId);
  expect(await sendingsAt(settings)).toEqual([[first], [second, third]]);
  expect(await one.store.read()).toEqual([first, second, third]);
  expect((await chainState({ pool, kept: one.kept })).sendings).toMatchObject([
    { waiting: 0, failures: 2, error: null },
  ]);
});

test('sends a missing head in the middle, even if all count as sent', async () => {
  const settings = await places.bucket();
  const { pool, machine } = await installation(settings);
  const one = await machine();
  for (let n = 0; n < 3; n++) await one.sign();
  const [first, second, third] = (await headsAfter(pool, 0)).map(withoutId);
  if (!first || !second || !third) throw new Error('three heads were signed');
  for (const head of [first, third]) await one.store.add([head]);
  await pool.query(`insert into proof.sending (target, head) select 'url', max(id) from proof.head`);
  await one.send();
  expect(await sendingsAt(settings)).toEqual([[first], [second], [third]]);
  expect(await one.store.read()).toEqual([first, second, third]);
});

test('refuses to start with a read-only bucket, except for reading', async () => {
  const { settings, refused } = await bucket();
  const data = await testDirectory();
  refused.add('PUT');
  await expect(openHeadStore({ settings, data, use: 'add' })).rejects.toThrow(
    new StartupError('The bucket recordings cannot be written (403): look at AUDIT_HEADS_URL and its keys.'),
  );
  const store = await openHeadStore({ settings, data, use: 'read' });
  onTestFinished(() => store?.close());
  expect(await store?.read()).toEqual([]);
});

const objectsAt = async (settings: Settings): Promise<number> => (await sendingsAt(settings)).length;

/** The heads of each object, as its lines have them; the objects by the time of their first head. */
async function sendingsAt({ AUDIT_HEADS_URL: BLOB_URL, ...keys }: Settings): Promise<readonly (readonly KeptHead[])[]> {
  const blobs = await openBlobs({ ...keys, BLOB_URL }, { data: await testDirectory(), use: 'read' });
  onTestFinished(blobs.close);
  const sendings: (readonly KeptHead[])[] = [];
  for await (const { content } of textsIn(blobs)) sendings.push(readHeads(content));
  return sendings.toSorted(([one], [other]) => String(one?.time).localeCompare(String(other?.time)));
}

async function bucket() {
  const { stop, env, ...server } = await startS3Server();
  onTestFinished(stop);
  const { BLOB_URL: AUDIT_HEADS_URL, ...keys } = env;
  return { ...server, settings: readSettings({ AUDIT_KEY, AUDIT_HEADS_URL, ...keys }) };
}

async function installation(settings: Settings) {
  const { pool, store } = await freshDatabase();
  await appendSessions(store, 1);
  await catchUpChain({ pool, asStored: store });
  /** With a data folder of its own. */
  async function machine() {
    const data = await testDirectory();
    const opened = await openHeadStore({ settings, data, use: 'add' });
    if (!opened) throw new Error('there is no store');
    onTestFinished(opened.close);
    const kept = keptHeads({ settings, data, store: opened });
    const warn = vi.fn<(sentence: string) => void>();
    const sign = () => signNext({ pool, kept, warn });
    return { store: opened, kept, warn, sign, send: () => sendHeads(pool, { settings, kept }, 'url') };
  }
  return { pool, store, machine };
}
