import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { administrationCommands } from '#domain/administration/contract/calls.ts';
import { confirmationCommands } from '#domain/administration/contract/confirmation-commands.ts';
import { confirmationList } from '#domain/administration/contract/confirmations.ts';
import { masterKeyCommands } from '#domain/administration/contract/master-key.ts';
import { personCount, personDetail, personList } from '#domain/administration/contract/people.ts';
import { quotasOfTier } from '#domain/kernel/entitlement.ts';
import { privacyCommands } from '#domain/privacy/contract/calls.ts';
import { projectionCommands, projectionList } from '#domain/projections/contract/calls.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { userPermissionList } from '#domain/users/contract/person.ts';
import { roleCommands, roleMatrix } from '#domain/users/contract/roles.ts';
import { type AppPerson, ownApp, type TestApp } from '#infra/lab/testing/app.ts';
import { password } from '#infra/lab/testing/person.ts';

let app: TestApp;
let admin: AppPerson;
let second: AppPerson;
beforeAll(async () => {
  app = await ownApp({ DUAL_CONTROL: 'auto' });
  admin = await app.admin();
  second = await app.person({ roles: ['admin'], firstName: 'Olga', lastName: 'Berger' });
});

const found = async (query: z.input<typeof personList.query>) => {
  await app.settle();
  const { status, body } = await admin.send(personList, { query });
  expect(status).toBe(200);
  return body;
};
const names = async (query: z.input<typeof personList.query>) => (await found(query)).map(({ name }) => name);
const detailOf = async (id: string) => {
  await app.settle();
  return (await admin.send(personDetail, { params: { id } })).body;
};
const signIn = (email: string) => app.send(userCommands.Login, { body: { email, password } });

test('finds people by any part of a name and by address, page by page', async () => {
  await app.person({ firstName: 'Jörg', lastName: 'Obermeier-Groß', email: 'jo.om@nordwind.example' });
  await app.person({ firstName: 'Ida', lastName: 'Müller', email: 'ida@nordwind.example' });
  await app.person({ firstName: 'Ida', lastName: 'Meierhof', email: 'meierhof@hafen.example' });
  expect(await names({ q: 'meier' })).toEqual(['Ida Meierhof', 'Jörg Obermeier-Groß']);
  expect(await names({ q: 'GROSS jorg' })).toEqual(['Jörg Obermeier-Groß']);
  expect(await names({ q: 'mü' })).toEqual(['Ida Müller']);
  expect(await names({ q: 'nordwind' })).toEqual(['Ida Müller', 'Jörg Obermeier-Groß']);
  expect(await names({ q: '%' })).toEqual([]);
  expect((await admin.send(personCount, { query: { q: 'nordwind' } })).body).toEqual({ count: 2, isMore: false });

  for (const order of ['name', '-name', 'registered', '-registered', 'seen', '-seen'] as const) {
    const all = await found({ order });
    const paged: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { body, headers } = await admin.send(personList, { query: { order, limit: 2, ...(cursor && { cursor }) } });
      paged.push(...body.map(({ id }) => id));
      cursor = headers.get('x-next-cursor') ?? undefined;
      if (!cursor) break;
    }
    expect([order, paged]).toEqual([order, all.map(({ id }) => id)]);
  }
});

test('filters people by role, address, access and last visit', async () => {
  const word = 'filterling';
  const one = await app.person({ lastName: word, firstName: 'A', roles: ['user', 'auditor'] });
  const two = await app.newcomer({ lastName: word, firstName: 'Bea' });
  await admin.send(administrationCommands.DeactivateUser, { params: { id: one.id }, body: { reason: 'Not here' } });
  expect(await names({ q: word, role: 'auditor' })).toEqual(['A filterling']);
  expect(await names({ q: word, active: 'no' })).toEqual(['A filterling']);
  expect(await names({ q: word, active: 'yes' })).toEqual(['Bea filterling']);
  expect(await names({ q: word, confirmed: 'no' })).toEqual(['Bea filterling']);
  expect(await names({ q: word, seen: '1' })).toEqual(['Bea filterling']);
  expect(await names({ q: word, seen: 'never' })).toEqual(['A filterling']);
  expect(await names({ q: word, plan: 'premium' })).toEqual([]);
  expect((await detailOf(two.id)).lastSeenAt).not.toBeNull();
});

test('shows the list of accounts to admins only', async () => {
  const person = await app.person();
  for (const call of [personList, personCount, confirmationList])
    expect((await person.send(call, {})).body).toMatchObject({ code: 'access_denied' });
  expect((await person.send(personDetail, { params: { id: person.id } })).status).toBe(403);
});

test('a deactivated person is signed out everywhere and may sign in again once activated', async () => {
  const person = await app.newcomer();
  const { body: signedIn } = await signIn(person.email);
  const reason = 'Left the company';
  const params = { id: person.id };
  expect((await admin.send(administrationCommands.DeactivateUser, { params, body: { reason } })).status).toBe(204);
  expect((await person.send(userCommands.CompleteOnboarding, {})).status).toBe(401);
  await expect
    .poll(
      async () =>
        (
          await app.database.query('select from ops.refresh_family where user_id = $1 and revoked_at is null', [
            person.id,
          ])
        ).rowCount,
    )
    .toBe(0);
  await app.settle();
  expect((await person.send(userCommands.Login, { body: { email: person.email, password } })).body).toMatchObject({
    code: 'user_not_active',
  });
  const refreshToken = signedIn.refreshToken ?? '';
  expect((await app.send(userCommands.RefreshJwt, { body: { refreshToken } })).status).toBe(401);
  expect(await detailOf(person.id)).toMatchObject({
    isActive: false,
    access: { reason, by: { name: 'Rostra Admin' } },
  });

  const time = { count: 2, unit: 'days' } as const;
  await admin.send(administrationCommands.ActivateUser, { params, body: { time } });
  expect((await signIn(person.email)).status).toBe(200);
  expect(await detailOf(person.id)).toMatchObject({ isActive: true, access: { reason: null } });
});

test('ends temporary access by itself, and the login tells when it ended', async () => {
  const person = await app.newcomer();
  const params = { id: person.id };
  await admin.send(administrationCommands.ActivateUser, { params, body: { time: { count: 1, unit: 'minutes' } } });
  const { activeUntil } = await detailOf(person.id);
  await backdateAccess(person.id);
  await app.hurry('access-end');
  const { body } = await signIn(person.email);
  expect(body).toMatchObject({ code: 'user_not_active', errors: [{ field: 'until' }] });
  expect(activeUntil).not.toBeNull();
});

test('an admin confirms an address, sends a mail for a password and ends all sign-ins', async () => {
  const person = await app.newcomer();
  const params = { id: person.id };
  await admin.send(administrationCommands.VerifyUserEmail, { params, body: { reason: 'Asked by phone' } });
  await admin.send(administrationCommands.SendUserPasswordReset, { params, body: null });
  await admin.send(administrationCommands.EndUserSignIns, { params, body: null });
  const detail = await detailOf(person.id);
  expect(detail).toMatchObject({ emailVerified: true, signIns: [] });
  const { rows } = await app.database.query('select subject from ops.mail where owner_id = $1', [person.id]);
  expect(rows.map(({ subject }) => subject)).toContain('Neues Passwort setzen');
  expect((await person.send(userCommands.CompleteOnboarding, {})).status).toBe(401);
});

test('an admin grants permissions and quotas; the page shows the reason and the admin', async () => {
  const person = await app.person();
  const params = { id: person.id };
  const none = { fast: 0, relaxed: 0 };
  const quotas = { analysis: { fast: 77, relaxed: 0 }, ai_feedback: none, live_transcription: none };
  await admin.send(administrationCommands.SetUserClaims, { params, body: { claims: ['vr_mode:default'] } });
  expect(
    (await admin.send(administrationCommands.SetUserQuota, { params, body: { quotas } as never })).body,
  ).toMatchObject({ code: 'invalid_input' });
  await admin.send(administrationCommands.SetUserQuota, { params, body: { quotas, reason: 'Trial at the fair' } });
  expect(await detailOf(person.id)).toMatchObject({
    byHand: { permissions: ['vr_mode:default'], quotas },
    quotas: { analysis: { fast: { limit: 77 } } },
    grants: [{ kind: 'hand', origin: { reason: 'Trial at the fair', by: { name: 'Rostra Admin' } } }],
    permissions: expect.arrayContaining([{ name: 'vr_mode:default', from: ['grant'] }]),
  });
});

test('a new admin needs the confirmation of a second admin; the first admin and the person cannot confirm', async () => {
  const person = await app.person({ firstName: 'Yusuf', lastName: 'Demir' });
  const params = { id: person.id };
  const body = { roles: ['user', 'admin'], reason: 'Looks after seminars' };
  const asked = await admin.send(userCommands.ChangeRoles, { params, body });
  const id = asked.body.confirmationId ?? '';
  expect(asked.body).toMatchObject({ roles: ['user', 'subscriber-free'], confirmationId: expect.any(String) });
  expect(await waiting(admin)).toMatchObject([
    { id, mayConfirm: false, reason: body.reason, people: [{ name: 'Yusuf Demir' }] },
  ]);
  expect(await waiting(second)).toMatchObject([{ id, mayConfirm: true }]);
  const confirm = (by: AppPerson) => by.send(confirmationCommands.ConfirmDeed, { params: { id }, body: null });
  expect((await confirm(admin)).body).toMatchObject({ code: 'user_not_authorized' });
  expect((await confirm(person)).status).toBe(403);
  expect((await detailOf(person.id)).roles).not.toContain('admin');
  expect((await confirm(second)).status).toBe(204);
  const detail = await detailOf(person.id);
  expect(detail.rolesGiven).toContainEqual({
    name: 'admin',
    origin: { since: expect.any(String), reason: body.reason, by: { id: second.id, name: 'Olga Berger' } },
  });
  expect((await confirm(second)).status).toBe(204);
  expect(await waiting(admin)).toEqual([]);
});

test('deactivating, erasing and changing a quota require a reason', async () => {
  const { id } = await app.person();
  const reasonless = { reason: ' ' };
  const answers = [
    await admin.send(administrationCommands.DeactivateUser, { params: { id }, body: reasonless }),
    await admin.send(administrationCommands.DeactivateUsers, { body: { ids: [id], ...reasonless } }),
    await admin.send(administrationCommands.SetUserQuota, {
      params: { id },
      body: { quotas: quotasOfTier.basic, ...reasonless },
    }),
    await admin.send(privacyCommands.EraseUser, { params: { id }, body: { ground: 'requested', ...reasonless } }),
  ];
  for (const { status, body } of answers)
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid_input', field: 'reason' })]);
  expect((await detailOf(id)).isActive).toBe(true);
});

test('keeps the reason of a confirmed erasure after the person is erased', async () => {
  const { id } = await app.person();
  const body = { ground: 'requested', reason: 'Asked for it by letter' } as const;
  const asked = await admin.send(privacyCommands.EraseUser, { params: { id }, body });
  const confirmation = { id: asked.body.confirmationId ?? '' };
  await second.send(confirmationCommands.ConfirmDeed, { params: confirmation, body: null });
  await app.settle();
  const last = async (stream: string) => (await app.deps.store.readStream(stream)).map(({ data }) => data);
  expect((await last(`user-${id}`)).at(-1)).toEqual({ reason: 'requested', note: body.reason });
  expect((await last(`confirmation-${confirmation.id}`))[0]).toMatchObject({ reason: body.reason });
});

test('an erasure and a bulk deactivation wait for a second admin; a declined request does nothing', async () => {
  const [one, two] = [await app.person(), await app.person()];
  const erase = await admin.send(privacyCommands.EraseUser, {
    params: { id: one.id },
    body: { ground: 'requested', reason: 'Asked for it' },
  });
  const both = await admin.send(administrationCommands.DeactivateUsers, {
    body: { ids: [one.id, two.id, admin.id], reason: 'The project ended' },
  });
  expect(both.body).toMatchObject({
    done: [],
    leftOut: [{ id: admin.id, code: 'user_not_authorized' }],
    confirmationId: expect.any(String),
  });
  await app.settle();
  const decide = (call: (typeof confirmationCommands)['ConfirmDeed' | 'DeclineDeed'], id: string | null | undefined) =>
    second.send(call, { params: { id: id ?? '' }, body: null });
  await decide(confirmationCommands.DeclineDeed, erase.body.confirmationId);
  await decide(confirmationCommands.ConfirmDeed, both.body.confirmationId);
  expect((await detailOf(one.id)).isActive).toBe(false);
  expect((await detailOf(two.id)).access).toMatchObject({ reason: 'The project ended', by: { name: 'Olga Berger' } });
  expect((await decide(confirmationCommands.ConfirmDeed, erase.body.confirmationId)).body).toMatchObject({
    code: 'conflict',
  });
});

test('changing the master key takes two admins, and sealed texts stay readable', async () => {
  const { email } = await app.person({ email: 'sealed@example.org' });
  const keyFile = path.join(app.deps.data, 'master.key');
  const before = await readFile(keyFile, 'utf8');
  const body = { reason: 'Somebody left the team' };
  const asked = await admin.send(masterKeyCommands.ChangeMasterKey, { body });
  expect(asked).toMatchObject({ status: 202, body: { confirmationId: expect.any(String) } });
  await app.settle();
  const params = { id: asked.body.confirmationId ?? '' };
  expect(await waiting(second)).toMatchObject([{ ...params, kind: 'change_master_key', reason: body.reason }]);
  expect((await admin.send(confirmationCommands.ConfirmDeed, { params, body: null })).status).toBe(403);
  expect(await readFile(keyFile, 'utf8')).toBe(before);

  expect((await second.send(confirmationCommands.ConfirmDeed, { params, body: null })).status).toBe(204);
  await app.settle();
  expect(await readFile(keyFile, 'utf8')).not.toBe(before);
  expect(await names({ q: 'sealed@example.org' })).toHaveLength(1);
  expect((await signIn(email)).status).toBe(200);
  const operations = await app.deps.store.readAll({ prefixes: ['operation-'], limit: 10 });
  expect(operations.at(-1)?.data).toMatchObject({ operation: 'change_master_key', by: second.id, ...body });
  const { rows } = await app.deps.pool.query('select count(distinct master)::int as count from persons.key');
  expect(rows).toEqual([{ count: 1 }]);
});

test('dropping a kept read model waits for a second admin and is recorded with its reason', async () => {
  const asked = await admin.send(projectionCommands.DropProjection, {
    params: { name: 'quotas' },
    body: { reason: 'The new version has proven itself' },
  });
  const { jobId, confirmationId: id = '' } = asked.body;
  expect(jobId).toBeUndefined();
  await app.settle();
  const [waiting] = (await second.send(confirmationList, {})).body;
  expect(waiting).toMatchObject({
    id,
    kind: 'drop_read_model',
    people: [],
    count: 0,
    area: 'quotas',
    mayConfirm: true,
  });
  await second.send(confirmationCommands.ConfirmDeed, { params: { id }, body: null });
  await app.settle();
  const operations = await app.deps.store.readAll({ prefixes: ['operation-'], limit: 10 });
  expect(operations.map(({ data }) => data).slice(-1)).toEqual([
    { operation: 'drop', target: 'quotas', by: second.id, reason: 'The new version has proven itself' },
  ]);
  const [quotas] = (await admin.send(projectionList, {})).body.filter(({ area }) => area === 'quotas');
  expect(quotas?.results[0]).toMatchObject({ what: 'drop', outcome: { kind: 'dropped' } });
});

test('changed permissions of a role take effect immediately; a new role can be given', async () => {
  const coach = await app.person({ roles: ['user', 'coach'] });
  const may = async (person: AppPerson) => (await person.send(userPermissionList, {})).body;
  expect((await coach.send(personCount, {})).status).toBe(403);
  expect(await may(coach)).not.toContain('administration:news');
  const body = { permissions: ['administration:news'], reason: 'Coaches write the news' };
  expect((await admin.send(roleCommands.SetRolePermissions, { params: { role: 'coach' }, body })).status).toBe(204);
  await app.settle();
  expect(await may(coach)).toContain('administration:news');

  const role = { role: 'press', title: 'Press office', permissions: ['administration:news'] };
  expect((await admin.send(roleCommands.CreateRole, { body: role })).status).toBe(201);
  const given = { params: { id: coach.id }, body: { roles: ['user', 'press'] } };
  expect((await admin.send(userCommands.ChangeRoles, given)).status).toBe(200);
  await app.settle();
  const matrix = (await admin.send(roleMatrix, {})).body;
  expect(matrix.find((one) => one.role === 'press')).toEqual({
    ...role,
    initially: null,
    isFixed: false,
    people: 1,
  });
  expect(matrix.find((one) => one.role === 'admin')).toMatchObject({ isFixed: true });
  expect((await coach.send(roleMatrix, {})).status).toBe(403);
});

test('changes the roles of several people; a dry run names those who are left out and changes nothing', async () => {
  const [one, two] = [await app.person(), await app.person({ roles: ['user', 'subscriber-free', 'coach'] })];
  const body = { ids: [one.id, two.id, admin.id], give: ['coach'] };
  const expected = {
    done: [{ id: one.id, given: ['coach'], taken: [] }],
    leftOut: [
      { id: two.id, code: 'unchanged' },
      { id: admin.id, code: 'user_not_authorized' },
    ],
  };
  const change = async (sent: z.input<typeof administrationCommands.ChangeRolesOfUsers.body>) =>
    (await admin.send(administrationCommands.ChangeRolesOfUsers, { body: sent })).body;
  expect(await change({ ...body, dryRun: true })).toEqual(expected);
  expect((await detailOf(one.id)).roles).not.toContain('coach');
  expect(await change(body)).toEqual(expected);
  expect((await detailOf(one.id)).roles).toContain('coach');
  const tooMuch = { ids: [one.id], give: ['admin'] };
  expect((await admin.send(administrationCommands.ChangeRolesOfUsers, { body: tooMuch })).status).toBe(400);
});

test('activates several accounts and leaves out unknown ones', async () => {
  const person = await app.person();
  const missing = '0'.repeat(32);
  await admin.send(administrationCommands.DeactivateUsers, { body: { ids: [person.id], reason: 'By mistake' } });
  const { body } = await admin.send(administrationCommands.ActivateUsers, {
    body: { ids: [person.id, missing], time: null },
  });
  expect(body).toEqual({ done: [person.id], leftOut: [{ id: missing, code: 'user_not_found' }] });
  expect((await detailOf(person.id)).isActive).toBe(true);
});

test('an admin cannot deactivate their own account', async () => {
  const body = { reason: 'Just trying' };
  const { body: refused } = await admin.send(administrationCommands.DeactivateUser, { params: { id: admin.id }, body });
  expect(refused).toMatchObject({ code: 'user_not_authorized' });
});

const waiting = async (by: AppPerson) => {
  await app.settle();
  return (await by.send(confirmationList, {})).body.filter(({ state }) => state === 'open');
};

/** Simulates an expiry: appends an event whose access ended a minute ago. */
async function backdateAccess(id: string): Promise<void> {
  const { store } = app.deps;
  const stream = `user-${id}`;
  const history = await store.readStream(stream);
  const last = history.at(-1);
  if (!last) throw new Error('nobody is there');
  const data = { until: new Date(Date.now() - 60_000).toISOString() };
  await store.append(stream, last.revision, [
    {
      id: crypto.randomUUID(),
      type: 'AccountActivated',
      data,
      metadata: { ...last.metadata, commandId: crypto.randomUUID() },
    },
  ]);
}
