import { expect, test } from 'vitest';
import { searchEverything } from '#domain/product/contract/search.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';

const { person, settle, database } = await testApp({ analysis: true });

const text = 'Guten Tag, heute geht es um die Vier-Tage-Woche. Danke für das Zuhören.';

test('finds a word of an own session with its time, and nobody else’s', async () => {
  const [ada, bob] = [await person(), await person()];
  const id = await spokenBy(ada);
  await spokenBy(bob, 'Etwas ganz anderes.');
  const [hit] = await said(ada, 'Vier-Tage');
  expect(hit).toMatchObject({ id, title: 'Rede', detail: '… es um die Vier-Tage-Woche. Danke für das Zuhören.' });
  expect(hit?.second).toBeGreaterThan(0);
  expect(await said(ada, 'ZUHÖR')).toHaveLength(1);
  // All words must occur, each from its beginning.
  expect(await said(ada, 'danke woche')).toHaveLength(1);
  expect(await said(ada, 'hören')).toEqual([]);
  expect(await said(bob, 'Vier-Tage')).toEqual([]);
});

test('ignores query operators in the text', async () => {
  const ada = await person();
  await spokenBy(ada);
  for (const odd of ["danke' | 'x", 'danke & !woche', '(((', ':*', "'''", '\\danke'])
    expect((await ada.send(searchEverything, { query: { text: odd } })).status).toBe(200);
});

test('does not find corrected words and deleted sessions', async () => {
  const ada = await person();
  const id = await spokenBy(ada);
  await provide(ada, id, 'Guten Abend allerseits.');
  expect(await said(ada, 'zuhören')).toEqual([]);
  expect(await said(ada, 'allerseits')).toHaveLength(1);
  await ada.send(`DELETE /api/Sessions/${id}`);
  await settle();
  expect(await said(ada, 'allerseits')).toEqual([]);
  expect((await database.query('select from ops.spoken_words where session_id = $1', [id])).rowCount).toBe(0);
});

test('looks for similar names only without an exact match', async () => {
  const ada = await person();
  await spokenBy(ada);
  const named = await ada.uploaded(undefined, { sessionName: 'Zuhörer' });
  await settle();
  const found = async (wanted: string) =>
    (await ada.send(searchEverything, { query: { text: wanted } })).body.map(({ kind, id }) => [kind, id]);
  expect((await found('zuhören')).map(([kind]) => kind)).toEqual(['words']);
  expect(await found('zuhörem')).toEqual([['talk', named]]);
});

async function spokenBy(somebody: AppPerson, words = text): Promise<string> {
  const id = await somebody.uploaded(undefined, { sessionName: 'Rede' });
  await settle();
  await provide(somebody, id, words);
  return id;
}

async function provide(somebody: AppPerson, id: string, words: string): Promise<void> {
  const json = { format: 'txt', text: words };
  expect((await somebody.send(`PUT /api/Sessions/${id}/Transcript`, { json })).status).toBe(200);
  await settle();
}

const said = async (by: AppPerson, wanted: string) =>
  (await by.send(searchEverything, { query: { text: wanted } })).body.filter(({ kind }) => kind === 'words');
