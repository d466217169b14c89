import { expect, test } from 'vitest';
import { commandLineActor } from '#domain/history/contract/calls.ts';
import { deedList } from '#domain/history/contract/deeds.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { eventsIn } from '#infra/lab/testing/database.ts';
import { password } from '#infra/lab/testing/person.ts';
import { saidBy } from '#infra/lab/testing/said-by.ts';
import { runProgram } from '#infra/lab/testing/server.ts';
import { commandLine } from './command-line.ts';

const app = await ownApp();
const { database, env, person, settle } = app;
const [ada, bob] = [await person({ emailVerified: false }), await person()];
const admin = await app.admin();
const privacy = (...words: readonly string[]) => saidBy(commandLine, words, env);
const asProcess = (...words: readonly string[]) => runProgram(['command-api/privacy/cli.ts', ...words], env);
const refusal = (...words: readonly string[]) => privacy(...words).then(String, ({ message }: Error) => message);

test('erases a person by id or address only with a reason and a confirmation', async () => {
  expect(await refusal()).toMatch(/^npm run privacy -- erase USER/);
  expect(await refusal('erase', ada.id)).toContain('Say who, and why');
  expect(await refusal('erase', ada.id, '--reason', 'because', '--yes')).toContain('Say who, and why');
  expect(await refusal('erase', 'nobody@example.org', '--reason', 'requested', '--yes')).toContain('no such user');
  expect(await refusal('erase', 'admin@rostra.local', '--reason', 'requested', '--yes')).toContain('still needs it');
  // The process gets no answer.
  await expect(asProcess('erase', ada.id, '--reason', 'requested')).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining('Nothing was erased.'),
  });
  expect(await eventsIn(database, `user-${ada.id}`)).toEqual(['UserRegistered']);
});

test('erases a person while the server runs', async () => {
  const session = await bob.uploaded();
  expect((await privacy('erase', ada.email, '--reason', 'requested', '--yes')).join()).toContain(`${ada.id} is erased`);
  await settle();
  expect((await ada.send('GET /api/Users/GetByToken')).status).toBe(401);
  expect(await eventsIn(database, `user-${ada.id}`)).toEqual(['UserRegistered', 'UserErased']);
  // Nothing reveals the address any more: streams have random names, and the index that found them is gone.
  const { rows } = await database.query(`select stream from event_store.events where type = 'ValueReserved'`);
  const found = await database.query('select from ops.reserved_name where stream = any($1)', [
    rows.map(({ stream }) => stream),
  ]);
  expect([rows.length, found.rowCount]).toEqual([6, 4]);
  expect((await privacy('status')).slice(-3)).toEqual([
    '2 persons have a key',
    '1 were erased',
    '0 events lie in the log unsealed',
  ]);
  expect((await bob.send(`GET /api/Sessions/${session}`)).body).toMatchObject({ name: 'Probe' });
});

test('changes the master key while the server runs', async () => {
  // Needs no confirmation, even if there is a second admin.
  await person({ roles: ['admin'] });
  expect(await refusal('rotate')).toContain('Say why');
  expect((await privacy('rotate', '--reason', 'Somebody left the team')).join()).toContain(
    '3 keys are wrapped with the new master key',
  );
  const grace = await person();
  expect(await grace.seen('/api/Users/GetByToken')).toMatchObject({ firstName: 'Ada' });
  // The change is recorded as an operation of the operator.
  await settle();
  const auditor = await person({ roles: ['auditor'] });
  const deeds = (await auditor.send(deedList)).body.filter(({ type }) => type === 'OperationRunOnServer');
  expect(deeds).toMatchObject([{ actor: { kind: 'system', id: commandLineActor }, stream: { title: 'master.key' } }]);
  const { rows } = await database.query("select data from event_store.events where type = 'OperationRunOnServer'");
  const reason = 'Somebody left the team';
  expect(rows).toEqual([{ data: { operation: 'change_master_key', target: 'master.key', reason } }]);
  await app.stop();
  const { signedIn } = await ownApp({}, { on: app });
  const seenBy = async (id: string) => (await signedIn(id)).seen('/api/Users/GetByToken');
  expect(await seenBy(admin.id)).toMatchObject({ firstName: 'Rostra' });
  expect(await seenBy(grace.id)).toMatchObject({ email: grace.email });
});

test('reports a missing key everywhere, and tells its owner what to do', async () => {
  // A new server, because a process caches keys for half a minute.
  const { send, database } = await ownApp({}, { on: app });
  await database.query(`update ops.credential set changed_at = now() - interval '1 hour' where user_id = $1`, [bob.id]);
  const [row] = (await database.query('delete from persons.key where person = $1 returning *', [bob.id])).rows;
  const signIn = () => send('POST /api/Account/Login', { json: { email: bob.email, password } });
  expect(await signIn()).toMatchObject({ status: 503, body: { code: 'person_key_missing' } });
  expect(JSON.stringify((await signIn()).body)).not.toContain(bob.id);
  expect((await send('GET /health/ready')).body).toMatchObject({ status: 'degraded', missingKeys: 1 });
  expect(await privacy('status')).toContain(`  ${bob.id} has sealed events and no key`);
  await expect(runProgram(['command-api/history/cli.ts', 'verify'], env)).rejects.toMatchObject({
    message: expect.stringContaining(`the key of person ${bob.id} is missing, and there was no erasure`),
  });

  const { person, master, wrapped } = row;
  const restored = 'insert into persons.key (person, master, wrapped) values ($1, $2, $3)';
  await database.query(restored, [person, master, wrapped]);
  expect((await signIn()).status).toBe(200);
  expect((await send('GET /health/ready')).body).toMatchObject({ missingKeys: 0 });
});
