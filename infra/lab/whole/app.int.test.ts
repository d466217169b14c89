import { expect, test } from 'vitest';
import { sessionCommands, sessionList } from '#domain/sessions/contract/calls.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { userAccount } from '#domain/users/contract/person.ts';
import { enqueue } from '#infra/queue/queue.ts';
import { ownApp, testApp } from '../testing/app.ts';
import { password } from '../testing/person.ts';

test('has every write in the read models after settle', async () => {
  const app = await testApp();
  const ada = await app.person();
  const id = await ada.uploaded();
  await ada.send(sessionCommands.ChangeSession, { params: { id }, body: { name: 'Antrittsrede' } });
  await app.settle();
  const { status, body } = await ada.send(sessionList);
  expect({ status, body }).toMatchObject({ status: 200, body: [{ id, name: 'Antrittsrede' }] });
});

test('has done all reactions after settle: the mail to a newcomer is sent', async () => {
  const app = await testApp();
  const email = 'newcomer@example.org';
  const newcomer = { firstName: 'Ada', lastName: 'Lovelace', email, acceptTerms: true };
  const { status } = await app.send(userCommands.Register, {
    body: { ...newcomer, password, confirmPassword: password },
  });
  expect(status).toBe(201);
  await app.settle();
  const { rows } = await app.database.query('select sent_at is not null as sent from ops.mail where recipient = $1', [
    email,
  ]);
  expect(rows).toEqual([{ sent: true }]);
});

test('analyses a session if the app has analysis', async () => {
  const app = await testApp({ analysis: true });
  const ada = await app.person();
  const id = await ada.uploaded();
  await app.settle();
  const { body } = await ada.send(sessionList);
  expect(body).toMatchObject([{ id, analysisStatus: 'Succeeded' }]);
});

test('makes a person with the given roles who can sign in', async () => {
  const app = await testApp();
  const admin = await app.person({ roles: ['admin'], emailVerified: false });
  await app.settle();
  const { body } = await admin.send(userAccount);
  expect(body).toMatchObject({ id: admin.id, roles: [{ name: 'admin' }], emailVerified: false });
  const signedIn = await app.send(userCommands.Login, { body: { email: admin.email, password } });
  expect(signedIn.status).toBe(200);
});

test('does not wait for jobs without a worker or for later jobs', async () => {
  const { database, settle } = await ownApp();
  const job = { key: 'a', ownerId: 'a', payload: {}, priority: 0 };
  await enqueue(database, { ...job, kind: 'analysis' });
  await enqueue(database, { ...job, kind: 'mail', delaySeconds: 3_600 });
  await settle();
  const { rows } = await database.query('select state from ops.job where key = $1', [job.key]);
  expect(rows).toEqual([{ state: 'queued' }, { state: 'queued' }]);
});
