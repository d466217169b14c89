import { expect, test } from 'vitest';
import { ownApp } from '#infra/testing/app.ts';
import { eventsIn } from '#infra/testing/database.ts';
import { saidBy } from '#infra/testing/said-by.ts';
import { runProgram } from '#infra/testing/server.ts';
import { commandLine } from './command-line.ts';

const app = await ownApp();
const { database, env, person, settle } = app;
const [ada, bob] = [await person({ emailVerified: false }), await person()];
const admin = await app.admin();
const privacy = (...words: readonly string[]) => saidBy(commandLine, words, env);
const asProcess = (...words: readonly string[]) => runProgram(['command-api/privacy/cli.ts', ...words], env);
const refusal = (...words: readonly string[]) => privacy(...words).then(String, ({ message }: Error) => message);

test('who is to be erased is found by id or address, for a reason, and after a question', async () => {
  expect(await refusal()).toMatch(/^npm run privacy -- erase USER/);
  expect(await refusal('erase', ada.id)).toContain('Say who, and why');
  expect(await refusal('erase', ada.id, '--reason', 'because', '--yes')).toContain('Say who, and why');
  expect(await refusal('erase', 'nobody@example.org', '--reason', 'requested', '--yes')).toContain('no such user');
  expect(await refusal('erase', 'admin@rostra.local', '--reason', 'requested', '--yes')).toContain('still needs it');
  // Nobody answers the process.
  await expect(asProcess('erase', ada.id, '--reason', 'requested')).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining('Nothing was erased.'),
  });
  expect(await eventsIn(database, `user-${ada.id}`)).toEqual(['UserRegistered']);
});

test('a person is erased beside a running server, which goes on with the others', async () => {
  const talk = await bob.uploaded();
  expect((await privacy('erase', ada.email, '--reason', 'requested', '--yes')).join()).toContain(`${ada.id} is erased`);
  await settle();
  expect((await ada.send('GET /api/Users/GetByToken')).status).toBe(401);
  expect(await eventsIn(database, `user-${ada.id}`)).toEqual(['UserRegistered', 'UserErased']);
  expect((await privacy('status')).slice(-3)).toEqual([
    '2 persons have a key',
    '1 were erased',
    '0 events lie in the log unsealed',
  ]);
  expect((await bob.send(`GET /api/Sessions/${talk}`)).body).toMatchObject({ name: 'Probe' });
});

test('the master key is another one afterwards, and the server that runs reads and writes on', async () => {
  expect((await privacy('rotate')).join()).toContain('2 keys are wrapped with the new master key');
  const grace = await person();
  expect(await grace.seen('/api/Users/GetByToken')).toMatchObject({ firstName: 'Ada' });
  await app.stop();
  const { signedIn } = await ownApp({}, { on: app });
  const seenBy = async (id: string) => (await signedIn(id)).seen('/api/Users/GetByToken');
  expect(await seenBy(admin.id)).toMatchObject({ firstName: 'Rostra' });
  expect(await seenBy(grace.id)).toMatchObject({ email: grace.email });
});
