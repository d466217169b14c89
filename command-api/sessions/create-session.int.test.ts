import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { release } from '#infra/blobs/blob-references.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { createDiskBlobs } from '#infra/blobs/disk-blobs.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { newId } from '#infra/ids.ts';
import { testHashes as hashes } from '#infra/lab/testing/hashes.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { analysisQuota } from './analysis-quota.ts';
import { type Arrival, type Described, sessionCreator } from './create-session.ts';

/** SHA-256 of the words `the same`. */
const sameSha256 = 'fa0487f2dc91544ab4b9f5b1d59b7eb2bf68807a6e42cdf22fce4e0bc4b84cb2';
const principal = { id: newId(), roles: [], permissions: [], benefits: [], emailVerified: true };
const described: Described = {
  name: 'Probe',
  locale: 'de',
  type: 'audio',
  analysisClass: 'fast',
  origin: 'upload',
  sharing: [],
  kind: 'presentation',
};
const format = { demuxer: 'wav', contentType: 'audio/wav', kind: 'audio' } as const;

test('keeps a recording that is uploaded again while its last session is deleted', async () => {
  const { pool, store } = await freshDatabase();
  const directory = await testDirectory();
  const disk = await createDiskBlobs(path.join(directory, 'blobs'));
  let first = '';
  const blobs: BlobStore = {
    ...disk,
    async put(owner, source) {
      const stored = await disk.put(owner, source);
      if (first) await inTransaction(pool, (client) => release(client, first, disk));
      return stored;
    },
  };
  const handle = createCommandHandler({ store, hashes });
  const quota = analysisQuota({ store, handle, freePlanAnalyses: -1 });
  const create = sessionCreator({ store, pool, blobs, quota });
  const upload = async () => {
    const file = path.join(directory, newId());
    await writeFile(file, 'the same');
    const said = { size: 8, sha256: sameSha256, head: Buffer.from('the same'), declaredName: '', declaredType: '' };
    const commandId = crypto.randomUUID();
    const cause = { commandId, correlationId: commandId, actor: { kind: 'user', id: principal.id } } as const;
    const send = (addressed: Parameters<Arrival['send']>[0]) => handle({ ...cause, ...addressed });
    return create({ described, file: { path: file, ...said }, format, principal, cause, send, reached: () => {} });
  };

  first = (await upload()).id;
  await upload();
  expect(await disk.sizeOf(`${principal.id}/${sameSha256}`)).toBe(8);
});
