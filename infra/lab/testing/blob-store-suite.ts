import { createHash } from 'node:crypto';
import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { BlobMissing, type BlobStore } from '#infra/blobs/blob-store.ts';
import { testDirectory } from './test-directory.ts';

const [ada, bob] = ['a'.repeat(32), 'b'.repeat(32)];
const content = Buffer.from('what was said');
const sha256 = createHash('sha256').update(content).digest('hex');

/** Tests that every adapter of the port passes. `tickMs`: resolution of its modification times. */
export function blobStoreSuite(createStore: () => Promise<BlobStore>, { tickMs = 20 } = {}) {
  test('finds a stored blob by owner and hash', async () => {
    const store = await createStore();
    const stored = await store.put(ada, streamed());
    const address = await store.addressOf(ada, sha256);
    expect(address).toMatch(new RegExp(`^${ada}/[0-9a-f]{64}$`));
    expect(stored).toEqual({ address, size: content.length, sha256 });
    expect(await store.sizeOf(stored.address)).toBe(content.length);
    const { stream, size } = await store.open(stored.address);
    expect(size).toBe(content.length);
    expect(await buffer(stream)).toEqual(content);
  });

  test.each([{}, { size: content.length, sha256 }])('moves a file into the store, known %o', async (known) => {
    const store = await createStore();
    const file = path.join(await testDirectory(), 'upload');
    await writeFile(file, content);
    const { address } = await store.put(ada, { path: file, ...known });
    expect(address).toBe(await store.addressOf(ada, sha256));
    expect(await buffer((await store.open(address)).stream)).toEqual(content);
    await expect(access(file)).rejects.toThrow('ENOENT');
  });

  test('reads an inclusive range, and refuses one beyond the end', async () => {
    const store = await createStore();
    const { address } = await store.put(ada, streamed());
    const { stream, size } = await store.open(address, { start: 5, end: 7 });
    expect([await buffer(stream), size]).toEqual([Buffer.from('was'), content.length]);
    await expect(store.open(address, { start: 0, end: content.length })).rejects.toThrow(RangeError);
  });

  test('keeps the same content of two owners as two blobs, and deletes only one', async () => {
    const store = await createStore();
    const [hers, his] = [await store.put(ada, streamed()), await store.put(bob, streamed())];
    await store.delete(hers.address);
    await store.delete(hers.address);
    expect(await store.sizeOf(hers.address)).toBeUndefined();
    expect(await store.sizeOf(his.address)).toBe(content.length);
  });

  test('deletes all blobs of one owner and keeps those of others', async () => {
    const store = await createStore();
    const stored = [await store.put(ada, streamed()), await store.put(ada, Readable.from([Buffer.from('more')]))];
    const his = await store.put(bob, streamed());
    await store.deleteAllOf(ada);
    await store.deleteAllOf(ada);
    for (const { address } of stored) expect(await store.sizeOf(address)).toBeUndefined();
    expect(await addressesOf(store)).toEqual([his.address]);
  });

  test('stores the same content of one owner, put many times at once, as one intact blob', async () => {
    const store = await createStore();
    const stored = await Promise.all(Array.from({ length: 10 }, () => store.put(ada, streamed())));
    expect(new Set(stored.map(({ address }) => address)).size).toBe(1);
    const [address = ''] = await addressesOf(store);
    expect(await addressesOf(store)).toEqual([await store.addressOf(ada, sha256)]);
    expect(await buffer((await store.open(address)).stream)).toEqual(content);
  });

  test('lists every blob with its age; storing it again makes it young again', async () => {
    const store = await createStore();
    await store.put(ada, streamed());
    const before = await agesOf(store);
    await new Promise((resolve) => setTimeout(resolve, tickMs));
    await store.put(ada, streamed());
    const [[address, modified] = ['', 0]] = await agesOf(store);
    expect(address).toBe(await store.addressOf(ada, sha256));
    expect(Math.abs(Date.now() - modified)).toBeLessThan(60_000);
    expect(modified).toBeGreaterThan(before[0]?.[1] ?? Number.POSITIVE_INFINITY);
  });

  test('lets a program read a blob from disk', async () => {
    const store = await createStore();
    const { address } = await store.put(ada, streamed());
    expect(await store.withLocalFile(address, (file) => readFile(file))).toEqual(content);
  });

  test.each([`${ada}/${'0'.repeat(64)}`, '../../etc/passwd', `${ada}/../${bob}/${sha256}`, `${ada}/.`, ada, ''])(
    'finds nothing at %s',
    async (address) => {
      const store = await createStore();
      await store.put(bob, streamed());
      expect(await store.sizeOf(address)).toBeUndefined();
      await expect(store.open(address)).rejects.toThrow(BlobMissing);
      await expect(store.withLocalFile(address, async () => 'never')).rejects.toThrow(BlobMissing);
      await store.delete(address);
      expect(await addressesOf(store)).toEqual([await store.addressOf(bob, sha256)]);
    },
  );

  test('stores nothing for an invalid owner or when the source breaks', async () => {
    const store = await createStore();
    await expect(store.put('../evil', streamed())).rejects.toThrow(RangeError);
    await expect(store.put(ada, Readable.from(breaking()))).rejects.toThrow('the source broke');
    expect(await addressesOf(store)).toEqual([]);
  });
}

const streamed = () => Readable.from([content.subarray(0, 4), content.subarray(4)]);

async function* breaking() {
  yield content;
  throw new Error('the source broke');
}

async function agesOf(store: BlobStore): Promise<readonly (readonly [string, number])[]> {
  const ages: (readonly [string, number])[] = [];
  for await (const { address, modifiedAt } of store.list()) ages.push([address, modifiedAt.getTime()]);
  return ages;
}

const addressesOf = async (store: BlobStore) => (await agesOf(store)).map(([address]) => address);
