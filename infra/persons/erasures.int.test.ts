import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startS3Server } from '#infra/lab/fakes/s3-server.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { testDirectory } from '#infra/lab/testing/test-directory.ts';
import { StartupError } from '../start-up/startup-error.ts';
import { openErasures } from './erasures.ts';
import { allErased, keySchema } from './key-table.ts';
import { settleErasures } from './settle-erasures.ts';

const places = {
  'the data folder': async () => ({}),
  'a file': async () => ({ ERASURES_FILE: path.join(await testDirectory(), 'erased') }),
  'a folder': async () => ({ ERASURES_URL: pathToFileURL(await testDirectory()).href }),
  'a bucket': async () => {
    const { stop, env } = await startS3Server();
    onTestFinished(stop);
    const { BLOB_URL: ERASURES_URL, ...keys } = env;
    return { ERASURES_URL, ...keys };
  },
};

const people = Array.from({ length: 20 }, (_, n) => n.toString(16).padStart(32, '0'));
const erasureOf = (person: string, at = '2026-11-20T10:00:00.000Z') => ({ person, at, reason: 'requested' });

test.each(Object.entries(places))('reads erasures from %s as written, each person once', async (_, place) => {
  const settings = await place();
  const data = await testDirectory();
  const open = async () => {
    const erasures = await openErasures(settings, data);
    onTestFinished(erasures.close);
    return erasures;
  };
  const [one, other] = [await open(), await open()];
  expect(await one.read()).toEqual([]);
  for (const person of people) await one.add(erasureOf(person));
  await other.add(erasureOf(people[3] ?? '', '2026-11-21T10:00:00.000Z'));
  const read = await other.read();
  expect(read.toSorted((a, b) => a.person.localeCompare(b.person))).toEqual(people.map((person) => erasureOf(person)));
});

test('keeps erasures in a bucket without deletion, and refuses one without writing', async () => {
  const { stop, env, refused } = await startS3Server();
  onTestFinished(stop);
  const { BLOB_URL: ERASURES_URL, ...keys } = env;
  const data = await testDirectory();
  refused.add('DELETE');
  for (let starts = 0; starts < 2; starts++) {
    const erasures = await openErasures({ ERASURES_URL, ...keys }, data);
    onTestFinished(erasures.close);
    await erasures.add(erasureOf(people[0] ?? ''));
    expect(await erasures.read()).toEqual([erasureOf(people[0] ?? '')]);
  }
  refused.add('PUT');
  await expect(openErasures({ ERASURES_URL, ...keys }, data)).rejects.toThrow(
    new StartupError('The bucket recordings cannot be written (403): look at ERASURES_URL and its keys.'),
  );
});

test.each(Object.entries(places))(
  'repeats erasures from %s in a restored database, and adds its own to the list',
  async (_, place) => {
    const [{ pool }, data] = [await freshDatabase(), await testDirectory()];
    await pool.query(keySchema);
    const erasures = await openErasures(await place(), data);
    onTestFinished(erasures.close);
    const [here, there] = people as [string, string];
    await erasures.add(erasureOf(here));
    await pool.query(`insert into persons.key (person, erased_at, reason) values ($1, $2, 'unlawful')`, [
      there,
      '2026-11-19T08:00:00Z',
    ]);
    await settleErasures(pool, erasures);
    expect((await allErased(pool)).map(({ person }) => person)).toEqual([there, here]);
    expect((await erasures.read()).map(({ person }) => person).toSorted()).toEqual([here, there]);
  },
);
