import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startS3Server } from '#infra/lab/fakes/s3-server.ts';
import { blobStoreSuite } from '#infra/lab/testing/blob-store-suite.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { NoAnswer } from '../event-store/no-answer.ts';
import { StartupError } from '../start-up/startup-error.ts';
import { blobLocation } from './blob-location.ts';
import { openBlobs } from './open-blobs.ts';
import { createS3Blobs } from './s3-blobs.ts';

const ada = 'a'.repeat(32);

describe('a bucket', () =>
  blobStoreSuite(
    async () => {
      const { blobs } = await bucket();
      return blobs;
    },
    { tickMs: 1_100 },
  ));

test('uploads large content in parts, reads it back whole, and leaves no local file', async () => {
  const { blobs, temporary } = await bucket();
  const content = randomBytes(20 * 1_024 * 1_024);
  const stored = await blobs.put(ada, Readable.from([content]));
  expect(stored.size).toBe(content.length);
  expect((await buffer((await blobs.open(stored.address)).stream)).equals(content)).toBe(true);
  const { stream } = await blobs.open(stored.address, { start: 8_388_607, end: 8_388_610 });
  expect((await buffer(stream)).equals(content.subarray(8_388_607, 8_388_611))).toBe(true);
  await blobs.withLocalFile(stored.address, async (file) => expect((await stat(file)).size).toBe(content.length));
  expect(await readdir(temporary)).toEqual([]);
});

test('leaves a file in place if it cannot be stored, and reports that the server did not answer', async () => {
  const server = await startS3Server();
  const { blobs } = await bucket(server);
  await server.stop();
  const file = path.join(await testDirectory(), 'talk');
  await writeFile(file, 'talk');
  await expect(blobs.put(ada, { path: file })).rejects.toThrow(NoAnswer);
  expect((await stat(file)).size).toBe(4);
  expect(await blobs.answers()).toBe(false);
});

test('reports a missing bucket or wrong keys at the start', async () => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  const { blobs } = await bucket(server);
  expect(await blobs.fault('change')).toBeUndefined();
  const wrong = { ...server, url: server.url.replace('recordings', 'elsewhere') };
  expect(await (await bucket(wrong)).blobs.fault('change')).toBe('used (404)');
  const stranger = { ...server, keys: { id: 'nobody', secret: 'guessed' } };
  expect(await (await bucket(stranger)).blobs.fault('change')).toBe('used (403)');
});

test.each([
  ['PUT', 'written'],
  ['GET', 'read'],
  ['DELETE', 'deleted from'],
])('reports a bucket whose objects do not allow %s at the start, with the setting', async (method, done) => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  server.refused.add(method);
  const data = await testDirectory();
  await expect(openBlobs(server.env, { data })).rejects.toThrow(
    new StartupError(`The bucket recordings cannot be ${done} (403): look at BLOB_URL and its keys.`),
  );
  // A program that only reads may start without these rights.
  (await openBlobs(server.env, { data, use: 'read' })).close();
});

test('leaves nothing in the bucket after a start, even after many at once', async () => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  const { blobs } = await bucket(server);
  const faults = await Promise.all(Array.from({ length: 8 }, () => blobs.fault('change')));
  expect(faults).toEqual(Array(8).fill(undefined));
  expect(await server.objects()).toEqual([]);
});

test('fails calls to a silent server, and the next calls work again', async () => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  const { blobs, temporary } = await bucket(server, { silenceMs: 1_000 });
  const { address } = await blobs.put(ada, Readable.from(['talk']));
  server.network.silence();
  const calls = [
    blobs.put(ada, Readable.from([randomBytes(10_000_000)])),
    blobs.sizeOf(address),
    blobs.open(address),
    blobs.delete(address),
    blobs.list()[Symbol.asyncIterator]().next(),
  ];
  for (const outcome of await Promise.allSettled(calls))
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(NoAnswer) });
  expect(await blobs.answers()).toBe(false);
  expect(await readdir(temporary)).toEqual([]);
  server.network.speak();
  expect(await blobs.answers()).toBe(true);
  expect(await blobs.sizeOf((await blobs.put(ada, Readable.from(['more']))).address)).toBe(4);
});

test('fails when the content stalls', async () => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  const { blobs } = await bucket(server, { silenceMs: 1_000 });
  const { address } = await (await bucket(server)).blobs.put(ada, Readable.from([randomBytes(20_000_000)]));
  const { stream } = await blobs.open(address);
  await once(stream, 'readable');
  server.network.silence();
  await expect(buffer(stream)).rejects.toThrow();
});

test('allows slow uploads and slow readers', async () => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  const { blobs } = await bucket(server, { silenceMs: 1_000 });
  const content = randomBytes(3_000_000);
  const { address } = await (await bucket(server)).blobs.put(ada, Readable.from([content]));
  const paused = (await blobs.open(address)).stream;
  await once(paused, 'readable');
  await sleep(2_500);
  expect((await buffer(paused)).equals(content)).toBe(true);
  server.network.delay(60);
  const [{ stream: slow }, began] = [await blobs.open(address), performance.now()];
  expect((await buffer(slow)).equals(content)).toBe(true);
  expect(performance.now() - began).toBeGreaterThan(2_000);
});

test('sends temporary keys with their session token', async () => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  const env = { ...server.env, AWS_SESSION_TOKEN: 'for an hour' };
  const blobs = await openBlobs(env, { data: await testDirectory() });
  onTestFinished(() => blobs.close());
  await blobs.put(ada, Readable.from(['talk']));
  expect(await blobs.answers?.()).toBe(true);
  expect([...server.tokens]).toEqual(['for an hour']);
});

test('sends small content with its hash, which an object lock requires', async () => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  server.lock.isOn = true;
  const { blobs } = await bucket(server);
  expect(await blobs.fault('add')).toBeUndefined();
  const { address } = await blobs.put(ada, Readable.from(['erased']));
  expect(`${await buffer((await blobs.open(address)).stream)}`).toBe('erased');
});

test('serves others while sixty viewers pause', async () => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  const { blobs } = await bucket(server);
  const { address, size } = await blobs.put(ada, Readable.from([randomBytes(1_000_000)]));
  const viewers = await Promise.all(Array.from({ length: 60 }, () => blobs.open(address)));
  expect(await blobs.sizeOf(address)).toBe(size);
  expect((await blobs.put(ada, Readable.from(['another']))).size).toBe(7);
  expect(await blobs.answers()).toBe(true);
  for (const { stream } of viewers) stream.destroy();
});

const servers: Awaited<ReturnType<typeof startS3Server>>[] = [];
afterAll(() => Promise.all(servers.map(({ stop }) => stop())));

type Server = Pick<Awaited<ReturnType<typeof startS3Server>>, 'url' | 'keys'>;

async function bucket(given?: Server, limits: Readonly<{ silenceMs?: number }> = {}) {
  const started = given ? undefined : await startS3Server();
  if (started) servers.push(started);
  const server = given ?? started;
  if (!server) throw new Error('there is no server');
  const place = blobLocation(server.url);
  if ('folder' in place) throw new Error('a folder is no bucket');
  const temporary = await testDirectory();
  const blobs = createS3Blobs({ ...place, keys: server.keys, temporary, ...limits });
  onTestFinished(() => blobs.close());
  return { blobs, temporary };
}
