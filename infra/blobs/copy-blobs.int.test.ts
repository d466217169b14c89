import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import type { BlobStore } from './blob-store.ts';
import { copyBlobs, copyNames } from './copy-blobs.ts';
import { createDiskBlobs } from './disk-blobs.ts';

test('deletes a copy that differs, and makes it again in the next run', async () => {
  const [from, temporary, names] = [await createDiskBlobs(await testDirectory()), await testDirectory(), copyNames()];
  const { address } = await from.put('a'.repeat(32), Readable.from(['what was said']));
  const to = await createDiskBlobs(await testDirectory(), names.addressOf);
  const damaging: BlobStore = {
    ...to,
    async put(owner, file) {
      if (file instanceof Readable) throw new Error('a copy is a file');
      await writeFile(file.path, (await readFile(file.path, 'utf8')).replace('said', 'sung'));
      return to.put(owner, file);
    },
  };
  const copy = (target: BlobStore) => copyBlobs({ from, to: target, names, temporary, tell: () => {} });
  expect(await copy(damaging)).toEqual({ copied: 1, there: 0, different: [address] });
  expect(await to.sizeOf(address)).toBeUndefined();
  expect(await copy(to)).toEqual({ copied: 1, there: 0, different: [] });
  expect(await text((await to.open(address)).stream)).toBe('what was said');
});
