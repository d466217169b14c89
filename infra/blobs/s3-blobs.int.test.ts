import { randomBytes } from 'node:crypto';
import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startS3Server } from '#infra/lab/fakes/s3-server.ts';
import { NoAnswer } from '../event-store/no-answer.ts';
import { blobLocation } from './blob-location.ts';
import { blobStoreSuite } from './blob-store-suite.ts';
import { createS3Blobs } from './s3-blobs.ts';
import { testDirectory } from './test-directory.ts';

const ada = 'a'.repeat(32);

describe('a bucket', () =>
  blobStoreSuite(
    async () => {
      const { blobs } = await bucket();
      return blobs;
    },
    { tickMs: 1_100 },
  ));

test('what is larger than a part goes up in parts, is read back whole, and leaves no file here', async () => {
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

test('a file that cannot be stored stays where it was, and the failure says that nobody answered', async () => {
  const server = await startS3Server();
  const { blobs } = await bucket(server);
  await server.stop();
  const file = path.join(await testDirectory(), 'talk');
  await writeFile(file, 'talk');
  await expect(blobs.put(ada, { path: file })).rejects.toThrow(NoAnswer);
  expect((await stat(file)).size).toBe(4);
  expect(await blobs.answers()).toBe(false);
});

test('a bucket that is not there, or keys that are not good, are told at the start', async () => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  const { blobs } = await bucket(server);
  expect(await blobs.fault()).toBeUndefined();
  const wrong = { ...server, url: server.url.replace('recordings', 'elsewhere') };
  expect(await (await bucket(wrong)).blobs.fault()).toBe(404);
  const stranger = { ...server, keys: { id: 'nobody', secret: 'guessed' } };
  expect(await (await bucket(stranger)).blobs.fault()).toBe(403);
});

const servers: Awaited<ReturnType<typeof startS3Server>>[] = [];
afterAll(() => Promise.all(servers.map(({ stop }) => stop())));

type Server = Pick<Awaited<ReturnType<typeof startS3Server>>, 'url' | 'keys'>;

async function bucket(given?: Server) {
  const started = given ? undefined : await startS3Server();
  if (started) servers.push(started);
  const server = given ?? started;
  if (!server) throw new Error('there is no server');
  const place = blobLocation(server.url);
  if ('folder' in place) throw new Error('a folder is no bucket');
  const temporary = await testDirectory();
  const blobs = createS3Blobs({ ...place, keys: server.keys, temporary });
  onTestFinished(() => blobs.close());
  return { blobs, temporary };
}
