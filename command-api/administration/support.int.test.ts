import { beforeAll, expect, test } from 'vitest';
import { administrationCommands } from '#domain/administration/contract/calls.ts';
import { ownSupport, personSupport, supportCommands } from '#domain/administration/contract/support.ts';
import { goalCommands, goalList } from '#domain/goals/contract/calls.ts';
import { deedList } from '#domain/history/contract/deeds.ts';
import { notificationList } from '#domain/notifications/contract/calls.ts';
import { accountCommands } from '#domain/users/contract/account.ts';
import { type AppPerson, ownApp, type TestApp } from '#infra/lab/testing/app.ts';
import { sender } from '#infra/lab/testing/contract-call.ts';
import { inject } from '#infra/lab/testing/inject.ts';

const reason = 'Der Bericht bleibt leer';
let app: TestApp;
let admin: AppPerson;
beforeAll(async () => {
  app = await ownApp();
  admin = await app.admin();
});

test('an admin sees an account with the person’s agreement, read-only, until the person ends it', async () => {
  const person = await app.person({ firstName: 'Rita', lastName: 'Vogel' });
  await person.send(goalCommands.CreateGoal, { body: { title: 'Ruhig reden' } });
  const params = { id: person.id };
  expect((await admin.send(supportCommands.OpenSupport, { params, body: {} })).status).toBe(404);
  const { accessId } = (await admin.send(supportCommands.RequestSupport, { params, body: { hours: 4, reason } })).body;
  await app.settle();
  expect((await person.send(ownSupport, {})).body.access).toMatchObject({ accessId, hours: 4, reason, state: 'asked' });
  const told = (await person.send(notificationList, { query: {} })).body.notifications;
  expect(told.map(({ type }) => type)).toContain('support_requested');
  expect((await admin.send(supportCommands.OpenSupport, { params, body: {} })).body).toMatchObject({
    code: 'conflict',
  });

  expect((await person.send(supportCommands.GrantSupport, { body: { accessId } })).status).toBe(204);
  await app.settle();
  const looking = await lookingInto(params.id);
  expect((await looking(goalList, { query: {} })).body.assignedGoals.map(({ title }) => title)).toEqual([
    'Ruhig reden',
  ]);
  const change = { body: { firstName: 'Other', lastName: 'Name' } };
  expect((await looking(accountCommands.ChangeName, change)).body).toMatchObject({ code: 'access_denied' });
  expect((await looking(supportCommands.EndOwnSupport, { body: { accessId } })).status).toBe(403);
  expect((await looking(personSupport, { params })).status).toBe(403);

  await person.send(supportCommands.EndOwnSupport, { body: { accessId } });
  await app.settle();
  expect((await looking(goalList, { query: {} })).status).toBe(401);
  expect((await admin.send(supportCommands.OpenSupport, { params, body: {} })).status).toBe(409);
  const deeds = (await admin.send(deedList, { query: { category: 'support', person: person.id } })).body;
  expect(deeds.map(({ type }) => type)).toEqual([
    ...['SupportEnded', 'SupportUsed', 'SupportGranted', 'SupportRequested'],
  ]);
});

test('only the requesting admin has access, and loses it with the admin role or when the account gets access to others’ data', async () => {
  const person = await app.person();
  const second = await app.person({ roles: ['admin'] });
  const params = { id: person.id };
  const { accessId } = (await second.send(supportCommands.RequestSupport, { params, body: { hours: 1, reason } })).body;
  await person.send(supportCommands.GrantSupport, { body: { accessId } });
  expect((await admin.send(supportCommands.OpenSupport, { params, body: {} })).status).toBe(404);
  await app.settle();
  const looking = await lookingInto(person.id, second);
  expect((await looking(goalList, { query: {} })).status).toBe(200);
  await admin.send(administrationCommands.DeactivateUser, { params: { id: second.id }, body: { reason } });
  await app.settle();
  expect((await looking(goalList, { query: {} })).status).toBe(401);
});

test('refuses support access to an admin’s or auditor’s account, to one’s own, and without a reason', async () => {
  const others = [await app.person({ roles: ['admin'] }), await app.person({ roles: ['user', 'auditor'] }), admin];
  for (const { id } of others) {
    const { body } = await admin.send(supportCommands.RequestSupport, { params: { id }, body: { hours: 1, reason } });
    expect(body).toMatchObject({ code: 'user_not_authorized' });
  }
  const person = await app.person();
  const silent = { params: { id: person.id }, body: { hours: 1, reason: '' } } as const;
  expect((await admin.send(supportCommands.RequestSupport, silent)).status).toBe(400);
  const byPerson = { params: { id: admin.id }, body: { hours: 1, reason } } as const;
  expect((await person.send(supportCommands.RequestSupport, byPerson)).status).toBe(403);
});

async function lookingInto(id: string, by: AppPerson = admin) {
  const { accessToken } = (await by.send(supportCommands.OpenSupport, { params: { id }, body: {} })).body;
  return sender((methodAndPath, sent = {}) =>
    inject(app.http, methodAndPath, {
      ...sent,
      headers: { authorization: `Bearer ${accessToken}`, ...sent.headers },
    }),
  );
}
