import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startS3Server } from '#infra/lab/fakes/s3-server.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { StartupError } from '../start-up/startup-error.ts';
import { copyCommand } from './copy-command.ts';
import { createDiskBlobs } from './disk-blobs.ts';

const [ada, bob] = ['a'.repeat(32), 'b'.repeat(32)];

test('copies a folder to a bucket and from there to another folder with the same addresses and contents', async () => {
  const server = await startS3Server();
  onTestFinished(server.stop);
  const [data, one, other] = [await testDirectory(), await testDirectory(), await testDirectory()];
  const keyed = async (owner: string, sha256: string) => `${owner}/${sha256.split('').reverse().join('')}`;
  const before = await createDiskBlobs(one, keyed);
  const contents = [ada, ada, bob].map((owner) => ({ owner, bytes: randomBytes(100_000) }));
  const stored = [];
  for (const { owner, bytes } of contents) stored.push(await before.put(owner, Readable.from([bytes])));

  const said: string[] = [];
  const copy = (...words: readonly string[]) =>
    copyCommand({ words: ['copy', ...words], env: { DATA_DIR: data, ...server.env }, tell: (line) => said.push(line) });
  const url = (directory: string) => pathToFileURL(directory).href;
  expect(await copy(url(one), server.url)).toBe(true);
  expect(await copy(url(one), server.url)).toBe(true);
  expect(await copy(server.url, url(other))).toBe(true);
  expect(said).toEqual(['3 copied, 0 were there', '0 copied, 3 were there', '3 copied, 0 were there']);

  const after = await createDiskBlobs(other);
  for (const [index, { address }] of stored.entries())
    await after.withLocalFile(address, async (file) => {
      const { readFile } = await import('node:fs/promises');
      expect((await readFile(file)).equals(contents[index]?.bytes ?? Buffer.alloc(0))).toBe(true);
    });
  expect(await after.sizeOf(path.posix.join(ada, '0'.repeat(64)))).toBeUndefined();
});

test.each([
  [[], 'npm run blobs -- copy FROM TO'],
  [['move', 'a', 'b'], 'npm run blobs -- copy FROM TO'],
  [['copy', 'file:///tmp', 's3://x'], 's3://x is no place for blobs'],
])('%j prints the usage', async (words, said) => {
  const running = copyCommand({ words, env: {}, tell: () => {} });
  await expect(running).rejects.toThrow(StartupError);
  await expect(running).rejects.toThrow(said);
});
