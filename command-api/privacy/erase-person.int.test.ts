import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { personalFields as personal } from '#domain/personal-fields.ts';
import type { BlobStore } from '#infra/blobs/blob-store.ts';
import { createDiskBlobs } from '#infra/blobs/disk-blobs.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { noStream } from '#infra/event-store/event-store.ts';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { erasuresFile } from '#infra/persons/erasures.ts';
import { allErased } from '#infra/persons/key-table.ts';
import { openLog } from '#infra/start-up/open-log.ts';
import { commandAreaList } from '../areas.ts';
import { erasePerson } from './erase-person.ts';

const [ada, session] = ['a'.repeat(32), 'b'.repeat(32)];
const erasure = { person: ada, at: '2026-11-21T20:00:00.000Z', reason: 'requested' };
const events = [
  ['email-x', 'ValueReserved', { ownerId: ada }],
  [`user-${ada}`, 'UserRegistered', { email: 'ada@example.org', username: 'ada', firstName: 'Ada', lastName: 'L' }],
  [`session-${session}`, 'SessionCreated', { ownerId: ada, name: 'Rede', media: {} }],
] as const;

test.each(['add', 'deleteAllOf', 'nothing'])('a retry completes an erasure that failed at %s', async (where) => {
  const { tools, store, pool, blob, settle } = await withPerson();
  const broken = async () => {
    throw new Error('the disk is gone');
  };
  const breaking = {
    ...tools,
    erasures: { ...tools.erasures, ...(where === 'add' && { add: broken }) },
    blobs: { ...tools.blobs, ...(where === 'deleteAllOf' && { deleteAllOf: broken }) } as BlobStore,
  };
  const first = erasePerson(breaking, erasure);
  if (where === 'nothing') await first;
  else await expect(first).rejects.toThrow('the disk is gone');
  const name = async () => {
    const [event] = await store.readStream(`session-${session}`);
    return (event?.data as { name: string } | undefined)?.name;
  };
  // Nothing is destroyed until the erasure is stored outside the database; afterwards nothing is readable.
  await settle();
  expect(await name()).toBe(where === 'add' ? 'Rede' : `erased:${ada}`);
  await erasePerson(tools, erasure);
  await erasePerson(tools, erasure);
  await settle();
  expect(await name()).toBe(`erased:${ada}`);
  expect(await allErased(pool)).toEqual([{ ...erasure, isPurged: true }]);
  const types = (await store.readAll({ limit: 100 })).map(({ type }) => type);
  expect(types).toEqual([...events.map(([, type]) => type), 'ValueReleased', 'SessionDeleted']);
  expect(await tools.blobs.sizeOf(blob)).toBeUndefined();
  expect(await readFile(tools.file, 'utf8')).toBe(`${erasure.at} ${ada} requested\n`);
});

test('ignores an incomplete line after a crash and keeps the other erasures', async () => {
  const file = path.join(await testDirectory(), 'erasures');
  const erasures = erasuresFile(file);
  await writeFile(file, `2026-11-20T10:00:00.000Z ${session} unlawful\n2026-11-21T20:0`);
  await erasures.add(erasure);
  await erasures.add(erasure);
  expect((await erasures.read()).map(({ person }) => person)).toEqual([session, ada]);
  await writeFile(file, 'What is this?\n');
  await expect(erasures.read()).rejects.toThrow(/^Line 1 of .* is no erasure/);
});

async function withPerson() {
  const { pool, notifications, settle } = await freshDatabase();
  const data = await testDirectory();
  const log = await openLog({}, { pool, notifications, data, personal, upcasters: {} });
  for (const [stream, type, content] of events)
    await log.store.append(stream, noStream, [{ ...newEvent(content), type }]);
  const blobs = await createDiskBlobs(path.join(data, 'blobs'));
  const { address: blob } = await blobs.put(ada, Readable.from(['what was said']));
  const file = path.join(data, 'erasures');
  const { asStored, store } = log;
  const tools = {
    pool,
    asStored,
    blobs,
    erasures: erasuresFile(file),
    handle: createCommandHandler(log),
    file,
    everyArea: commandAreaList,
  };
  return { tools, store, pool, blob, settle };
}
