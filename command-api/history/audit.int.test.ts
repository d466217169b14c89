import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { catchUpChain } from '#infra/proof/chain-reader.ts';
import { ownApp } from '#infra/testing/app.ts';
import { saidBy } from '#infra/testing/said-by.ts';
import { runProgram } from '#infra/testing/server.ts';
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

test('a running product chains what happens; it is verified, exported and proven, and tampering is named', async () => {
  const [admin, ada] = [await person({ roles: ['admin'] }), await person()];
  const status = async () => (await admin.send<Status>('GET /api/Audit/Chain')).body;
  await settle();
  await catchUpChain(deps);
  expect(await status()).toMatchObject({ size: expect.any(Number), behind: 0 });
  expect((await ada.send('GET /api/Audit/Chain')).status).toBe(404);

  const [head = ''] = await audit('sign');
  expect(await status()).toMatchObject({ head: JSON.parse(head), faults: [] });
  // It goes where heads go, and into the data folder, without waiting for the hour.
  for (const file of [heads, path.join(directory, 'audit.heads')])
    expect(JSON.parse((await readFile(file, 'utf8')).trim().split('\n').at(-1) ?? '')).toMatchObject(JSON.parse(head));
  expect((await audit('verify', '--heads', heads)).at(-1)).toMatch(
    /^Nothing was changed \(\d+ entries, (\d) heads, \1 of them known outside/,
  );

  const out = path.join(directory, 'export');
  await mkdir(out);
  await audit('export', '--out', out, '--stream', `user-${ada.id}`, '--heads', heads);
  const proof = path.join(out, 'events.proof.json');
  expect((await audit('verify-proof', proof)).at(-1)).toBe('Nothing in this file was changed');
  expect(await readFile(path.join(out, 'events.csv'), 'utf8')).toContain('UserRegistered');
  await writeFile(
    proof,
    (await readFile(proof, 'utf8')).replace('"type": "UserRegistered"', '"type": "UserForgotten"'),
  );
  const found = await asProcess('verify-proof', proof, '--key', 'ab'.repeat(32)).catch((error) => error);
  expect(found).toMatchObject({ exitCode: 1, message: expect.stringContaining('the event was changed (stream user-') });
  expect(found.message).toContain('NO   the key is the one that you gave');

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
