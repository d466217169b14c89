import { createSecretKey, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { refuse } from '#domain/kernel/errors.ts';
import { blobStoreSuite } from '#infra/lab/testing/blob-store-suite.ts';
import { mountSmallDisk } from '#infra/lab/testing/small-disk.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { type AddressOf, keyedAddresses, plainAddresses } from './blob-address.ts';
import { createDiskBlobs } from './disk-blobs.ts';
import { writeHashed } from './write-hashed.ts';

const owner = 'a'.repeat(32);
const smallDisk = await mountSmallDisk();
afterAll(() => smallDisk?.unmount());

describe.each<[string, AddressOf]>([
  ['by its hash', plainAddresses],
  ['by a hash with a key of the person', keyedAddresses(keysOf('one', 'another'))],
])('named %s', (_how, addressOf) => blobStoreSuite(async () => createDiskBlobs(await testDirectory(), addressOf)));

test('stores nothing of an erased person, and still reads existing blobs', async () => {
  const directory = await testDirectory();
  const before = await (await createDiskBlobs(directory)).put(owner, Readable.from([Buffer.from('before')]));
  const store = await createDiskBlobs(directory, keyedAddresses(keysOf()));
  await expect(store.put(owner, Readable.from([Buffer.from('late')]))).rejects.toMatchObject({
    code: 'user_not_active',
  });
  expect(await filesIn(directory)).toEqual([before.address]);
  expect(await store.sizeOf(before.address)).toBe(6);
});

test('stores blobs while the folder of their owner is deleted, again and again', async () => {
  const store = await createDiskBlobs(await testDirectory());
  let isOver = false;
  const gone = `${owner}/${'0'.repeat(64)}`;
  const deleting = (async () => {
    while (!isOver) await store.delete(gone);
  })();
  for (let n = 0; n < 200; n += 1) {
    const { address } = await store.put(owner, Readable.from([Buffer.from(`${n}`)]));
    expect(await store.sizeOf(address)).toBe(`${n}`.length);
    await store.delete(address);
  }
  isOver = true;
  await deleting;
});

test.skipIf(!smallDisk)(
  'refuses a blob on a full disk, keeps nothing of it, and still serves existing blobs',
  async () => {
    const directory = smallDisk?.path ?? '';
    const store = await createDiskBlobs(directory);
    const { address } = await store.put(owner, Readable.from([Buffer.from('before')]));
    await expect(store.put(owner, Readable.from(megabytes(3)))).rejects.toMatchObject({ code: 'storage_full' });
    expect(await filesIn(directory)).toEqual([address]);
    await store.put(owner, Readable.from([Buffer.alloc(200_000)]));
  },
);

test.skipIf(!smallDisk)('copies a file from another disk, and leaves it in place if there is no room', async () => {
  const store = await createDiskBlobs(smallDisk?.path ?? '');
  const file = path.join(await testDirectory(), 'upload');
  await writeFile(file, 'x');
  const known = { path: file, size: 1, sha256: '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881' };
  expect((await store.put(owner, known)).sha256).toBe(known.sha256);
  await writeFile(file, Buffer.alloc(3_000_000));
  await expect(store.put(owner, { path: file })).rejects.toMatchObject({ code: 'storage_full' });
  expect(await readdir(path.dirname(file))).toEqual(['upload']);
});

test.runIf(process.platform === 'linux')('treats a device without space as a full disk', async () => {
  const file = path.join(await testDirectory(), 'blob');
  await writeFile(file, '');
  const written = writeHashed(Readable.from(megabytes(1)), file, () => open('/dev/full', 'w'));
  await expect(written).rejects.toMatchObject({ code: 'storage_full' });
  expect(await readdir(path.dirname(file))).toEqual([]);
});

test('deletes half-written files of a crashed process at the next start', async () => {
  const directory = await testDirectory();
  const incoming = path.join(directory, '.incoming');
  await mkdir(incoming);
  await writeFile(path.join(incoming, `tmp-00000000-1-00000000-${'0'.repeat(24)}`), 'of another machine, just now');
  const [ofThisProcess] = await namesWhile(directory, async () => undefined);
  const ofADeadOne = ofThisProcess?.replace(/-\d+-[0-9a-f]{8}-/, '-99999999-00000000-') ?? '';
  await writeFile(path.join(incoming, ofADeadOne), 'half');
  await createDiskBlobs(directory);
  expect(await readdir(incoming)).toEqual([`tmp-00000000-1-00000000-${'0'.repeat(24)}`]);
});

test('does not touch files that another process is writing at a start', async () => {
  const directory = await testDirectory();
  const names = await namesWhile(directory, () => createDiskBlobs(directory));
  expect(names).toHaveLength(1);
  expect(await filesIn(directory)).toHaveLength(1);
});

/** The names of the files in progress, after `during` has run in the middle of a put. */
async function namesWhile(directory: string, during: () => Promise<unknown>): Promise<readonly string[]> {
  const store = await createDiskBlobs(directory);
  const seen: string[][] = [];
  async function* source() {
    yield Buffer.from('one');
    await during();
    seen.push((await readdir(path.join(directory, '.incoming'))).filter((name) => !name.includes('-00000000-')));
    yield Buffer.from('two');
  }
  await store.put(owner, Readable.from(source()));
  return seen[0] ?? [];
}

/** The keys of `aaaa…` and `bbbb…`; a person without a key was erased. */
function keysOf(...secrets: readonly string[]) {
  const keys = new Map(
    secrets.map((secret, index) => ['ab'.charAt(index).repeat(32), createSecretKey(secret, 'utf8')]),
  );
  const toSeal = async (persons: readonly string[]) =>
    persons.every((person) => keys.has(person)) ? keys : refuse('user_not_active');
  return { toSeal };
}

async function filesIn(directory: string): Promise<readonly string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
}

function* megabytes(count: number) {
  for (let n = 0; n < count * 16; n += 1) yield randomBytes(65_536);
}
