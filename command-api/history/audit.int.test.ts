import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ownApp } from '#infra/lab/testing/app.ts';
import { saidBy } from '#infra/lab/testing/said-by.ts';
import { runProgram } from '#infra/lab/testing/server.ts';
import { catchUpChain } from '#infra/proof/chain-reader.ts';
import { commandLine } from './command-line.ts';

type Status = Readonly<{
  size: number;
  behind: number;
  head: object | null;
  verification: Readonly<{ faults: readonly object[] }> | null;
}>;

const { database, deps, directory, env: place, person, settle } = await ownApp();
const heads = path.join(directory, 'elsewhere.jsonl');
const env = { ...place, AUDIT_HEADS_FILE: heads };
const audit = (...words: string[]) => saidBy(commandLine, words, env);
const refused = (...words: string[]) => audit(...words).then(String, ({ message }: Error) => message);
const asProcess = (...words: string[]) => runProgram(['command-api/history/cli.ts', ...words], env);

test('chains the events of a running product, verifies, exports and proves them, and names tampering', async () => {
  const [admin, ada] = [await person({ roles: ['admin'] }), await person()];
  const status = async () => (await admin.send<Status>('GET /api/Audit/Chain')).body;
  await settle();
  await catchUpChain(deps);
  expect(await status()).toMatchObject({ size: expect.any(Number), behind: 0 });
  expect((await ada.send('GET /api/Audit/Chain')).status).toBe(404);

  const [head = ''] = await audit('sign');
  expect(await status()).toMatchObject({ head: JSON.parse(head), faults: [] });
  // The head goes to its target and into the data folder, without waiting for the hour.
  for (const file of [heads, path.join(directory, 'audit.heads')])
    expect(JSON.parse((await readFile(file, 'utf8')).trim().split('\n').at(-1) ?? '')).toMatchObject(JSON.parse(head));
  expect((await audit('verify', '--heads', heads)).at(-1)).toMatch(
    /^Nothing was changed \(\d+ entries, (\d) heads, \1 of them known outside/,
  );

  const out = path.join(directory, 'export');
  await mkdir(out);
  await audit('export', '--out', out, '--stream', `user-${ada.id}`, '--heads', heads);
  const proof = path.join(out, 'events.proof.json');
  const { publicKey } = JSON.parse((await readFile(heads, 'utf8')).trim().split('\n').at(-1) ?? '');
  expect((await audit('verify-proof', proof, '--key', publicKey)).at(-1)).toMatch(/^Nothing in this file was changed/);
  const unsaid = await asProcess('verify-proof', proof).catch((error) => error);
  expect(unsaid).toMatchObject({ exitCode: 2, message: expect.stringContaining('Nobody can say') });
  const made = JSON.parse(await readFile(proof, 'utf8'));
  const early = path.join(out, 'early.json');
  await writeFile(early, JSON.stringify({ ...made, made: '2001-01-01T00:00:00.000Z' }));
  expect(await refused('verify-proof', early, '--key', publicKey)).toContain('This file is not what it was');
  expect(await readFile(path.join(out, 'events.csv'), 'utf8')).toContain('UserRegistered');
  await writeFile(
    proof,
    (await readFile(proof, 'utf8')).replace('"type": "UserRegistered"', '"type": "UserForgotten"'),
  );
  const found = await asProcess('verify-proof', proof, '--key', 'ab'.repeat(32)).catch((error) => error);
  expect(found).toMatchObject({ exitCode: 1, message: expect.stringContaining('the event was changed (stream user-') });
  expect(found.message).toContain('NO   the key is the one that you gave');

  // A byte of a person's key is changed, and the list of keys is emptied.
  const bit = 'update persons.key set wrapped = set_byte(wrapped, 40, get_byte(wrapped, 40) # 1) where person = $1';
  await database.query(bit, [ada.id]);
  expect(await refused('verify')).toContain(`the key of person ${ada.id} was changed`);
  await database.query(bit, [ada.id]);
  await database.query('alter table proof.head drop constraint head_key_fkey');
  const listed = await database.query('delete from proof.key returning id, public_key, first_used_at');
  expect(await refused('verify')).toContain('proof.key was changed');
  for (const row of listed.rows as { id: string; public_key: Buffer; first_used_at: string }[])
    await database.query('insert into proof.key values ($1, $2, $3)', [row.id, row.public_key, row.first_used_at]);

  // The anchor is cut, missing, or made with another key: no fault is found, but nothing can be confirmed.
  const [anchor, own] = [path.join(directory, 'audit.heads'), path.join(directory, 'audit.key')];
  const alone = (...words: string[]) =>
    runProgram(['command-api/history/cli.ts', ...words], place).catch((error) => error);
  const [lines, secret] = [await readFile(anchor, 'utf8'), await readFile(own, 'utf8')];
  await audit('sign');
  await writeFile(anchor, lines);
  const cannot = (words: string) => ({ exitCode: 2, message: expect.stringContaining(words) });
  expect(await alone('verify')).toMatchObject(cannot('its end was cut off'));
  await rm(anchor);
  expect(await alone('verify')).toMatchObject(cannot('it vouches for itself alone'));
  await writeFile(anchor, await readFile(heads, 'utf8'));
  await writeFile(own, 'k'.repeat(43));
  expect(await alone('verify')).toMatchObject(cannot('audit.key was replaced'));
  await writeFile(own, secret);
  expect(await alone('verify')).toEqual(expect.arrayContaining([expect.stringContaining('This rests on')]));

  await database.query(`update event_store.events set type = 'UserForgotten' where stream = $1 and revision = 0`, [
    `user-${ada.id}`,
  ]);
  const said = await refused('verify');
  expect(said).toContain(`the event was changed (stream user-${ada.id}, revision 0, position`);
  expect(said).toContain('This log is not what it was');
  expect((await status()).verification?.faults).toMatchObject([{ what: 'changed', stream: `user-${ada.id}` }]);
});

test.each([
  [['export', '--out', '/tmp', '--from', 'yesterday'], 'yesterday is no time'],
  [['verify-proof', 'package.json'], 'this is no proof file'],
])('%j says what is wrong', async (words, sentence) => {
  expect(await refused(...words)).toContain(sentence);
});
