import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { newEvent } from '#infra/lab/testing/new-event.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { noStream } from '../event-store/event-store.ts';
import { newId } from '../ids.ts';
import { refer } from './blob-references.ts';
import { createDiskBlobs } from './disk-blobs.ts';
import { sweepBlobs } from './sweep.ts';
import { sweepReferences } from './sweep-references.ts';

const ada = 'a'.repeat(32);

test('deletes a reference to nothing after a day, together with its blob', async () => {
  const { pool, asStored, blobs, stored, ages } = await installation();
  const [came, named, crashed, young, take] = [newId(), newId(), newId(), newId(), newId()];
  const addresses = { came: await stored('1'), crashed: await stored('2'), both: await stored('3') };
  await refer(pool, addresses.came, came);
  await refer(pool, addresses.came, named);
  await refer(pool, addresses.crashed, crashed);
  for (const by of [came, crashed, young]) await refer(pool, addresses.both, by);
  await refer(pool, addresses.both, `take-${ada}-${take}`);
  await pool.query('insert into ops.take (owner_id, id, type, recorded_at) values ($1, $2, $3, now())', [
    ...[ada, take, 'audio/webm'],
  ]);
  await ages('2 days', [came, named, crashed, `take-${ada}-${take}`]);
  await asStored.append(`session-${came}`, noStream, [newEvent()]);
  await asStored.append('export-1', noStream, [{ ...newEvent(), data: { exportId: named } }]);

  expect(await sweepReferences({ pool, asStored, blobs })).toBe(2);
  expect(await blobs.sizeOf(addresses.crashed)).toBeUndefined();
  expect(await blobs.sizeOf(addresses.came)).toBe(1);
  const { rows } = await pool.query('select session_id from ops.blob_reference where address = $1 order by 1', [
    addresses.both,
  ]);
  expect(rows.map(({ session_id }) => session_id)).toEqual([came, young, `take-${ada}-${take}`].sort());
  expect(await sweepReferences({ pool, asStored, blobs })).toBe(0);
});

test('reads the log from the beginning after it was replaced', async () => {
  const { pool, asStored, blobs, stored, ages } = await installation();
  for (const stream of ['a-1', 'a-2', 'a-3']) await asStored.append(stream, noStream, [newEvent()]);
  await sweepReferences({ pool, asStored, blobs });
  await pool.query('truncate event_store.events');
  const came = newId();
  await refer(pool, await stored('1'), came);
  await asStored.append(`session-${came}`, noStream, [newEvent()]);
  for (const stream of ['a-1', 'a-2', 'a-3']) await asStored.append(stream, noStream, [newEvent()]);
  await ages('2 days', [came]);
  expect(await sweepReferences({ pool, asStored, blobs })).toBe(0);
});

test('sweeps a batch of blobs, and continues after it in the next sweep', async () => {
  const { pool, blobs, stored } = await installation();
  for (const content of ['1', '2', '3', '4', '5']) await stored(content);
  const later = Date.now() + 2 * 3_600_000;
  const swept = [];
  for (let run = 0; run < 4; run++) swept.push(await sweepBlobs(pool, blobs, { now: later, most: 2 }));
  expect(swept).toEqual([2, 2, 1, 0]);
});

async function installation() {
  const { pool, store: asStored } = await freshDatabase();
  const blobs = await createDiskBlobs(await testDirectory());
  return {
    ...{ pool, asStored, blobs },
    stored: async (content: string) => (await blobs.put(ada, Readable.from([Buffer.from(content)]))).address,
    ages: (age: string, ids: readonly string[]) =>
      pool.query(`update ops.blob_reference set created_at = now() - $1::interval where session_id = any($2)`, [
        age,
        ids,
      ]),
  };
}
