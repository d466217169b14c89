import { expect, test } from 'vitest';
import { eventsIn } from '#infra/testing/database.ts';
import { eventually } from '#infra/testing/eventually.ts';
import { hasEnded, newPerson, theAdmin } from '#infra/testing/person.ts';
import { startProduct } from '#infra/testing/product.ts';
import { recording } from '#infra/testing/recording.ts';
import { saidBy } from '#infra/testing/said-by.ts';
import { runProgram } from '#infra/testing/server.ts';
import { commandLine } from './command-line.ts';

const product = await startProduct();
const { url, database, directory } = product;
const [ada, bob] = [await newPerson(url), await newPerson(url)];
const privacy = (...words: readonly string[]) => saidBy(commandLine, words, { DATA_DIR: directory });
const asProcess = (...words: readonly string[]) =>
  runProgram(['command-api/privacy/cli.ts', ...words], { DATA_DIR: directory });
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
  const talk = await bob.uploaded(await recording('talk.wav'));
  await bob.waitFor(talk, hasEnded);
  expect((await privacy('erase', ada.email, '--reason', 'requested', '--yes')).join()).toContain(`${ada.id} is erased`);
  await eventually(async () => expect((await ada.send('GET /api/Users/GetByToken')).status).toBe(401));
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
  const grace = await newPerson(url);
  expect((await grace.send('GET /api/Users/GetByToken')).body).toMatchObject({ firstName: 'Ada' });
  await product.stop();
  await product.start();
  const admin = await theAdmin(url);
  expect((await admin.send('GET /api/Users/GetByToken')).body).toMatchObject({ firstName: 'Rostra' });
  expect((await grace.send('GET /api/Users/GetByToken')).body).toMatchObject({ email: grace.email });
});
