import { expect, test } from 'vitest';
import { administrationCommands } from '#domain/administration/contract/calls.ts';
import { goalList } from '#domain/goals/contract/calls.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { meetingCommands } from '#domain/meetings/contract/calls.ts';
import { sessionList } from '#domain/sessions/contract/calls.ts';
import { apiTokenCommands, apiTokenList } from '#domain/users/contract/api-tokens.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';
import { sender } from '#infra/lab/testing/contract-call.ts';
import { inject } from '#infra/lab/testing/inject.ts';

const { MakeApiToken, RevokeApiToken } = apiTokenCommands;
const app = await testApp();
const meeting = { subject: 'Probe', startDate: '2030-05-02T08:00:00.000Z', end: '2030-05-02T09:00:00.000Z' };

const customer = () => app.person({ roles: [...newcomerRoles, 'subscriber-enterprise'] });

async function program(by: AppPerson, scope: 'read' | 'write' = 'read') {
  const { status, body } = await by.send(MakeApiToken, { body: { name: 'Auswertung', scope, days: 30 } });
  expect(status).toBe(201);
  const headers = { authorization: `Bearer ${body.token}` };
  return { ...body, send: sender((route, sent = {}) => inject(app.http, route, { ...sent, headers })) };
}

const listed = async (by: AppPerson) => {
  await app.settle();
  return (await by.send(apiTokenList)).body;
};

test('a program reads and writes by the scope of its token, and the person sees its last use', async () => {
  const person = await customer();
  const reads = await program(person);
  expect(await listed(person)).toMatchObject([
    { id: reads.id, name: 'Auswertung', scope: 'read', state: 'active', lastUsedAt: null },
  ]);
  expect((await reads.send(sessionList)).status).toBe(200);
  const refused = await reads.send(meetingCommands.CreateMeeting, { body: meeting });
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'token_reads_only' }]);
  const writes = await program(person, 'write');
  expect((await writes.send(meetingCommands.CreateMeeting, { body: meeting })).status).toBe(201);
  expect((await listed(person)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([expect.any(String), expect.any(String)]);
});

test('refuses a revoked or expired token with the reason', async () => {
  const person = await customer();
  const [revoked, old, unknown] = [await program(person), await program(person), await program(person)];
  expect((await person.send(RevokeApiToken, { params: { id: revoked.id } })).status).toBe(204);
  await app.database.query("update ops.api_token set expires_at = now() - interval '1 s' where id = $1", [old.id]);
  await app.database.query('delete from ops.api_token where id = $1', [unknown.id]);
  const answers = [await revoked.send(sessionList), await old.send(sessionList), await unknown.send(sessionList)];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(answers.map(({ body }) => body)).toMatchObject([
    { code: 'api_token_revoked' },
    { code: 'api_token_expired' },
    { code: 'unauthorized' },
  ]);
  expect((await person.send(RevokeApiToken, { params: { id: revoked.id } })).status).toBe(404);
  expect((await listed(person)).map(({ id, state }) => [id, state])).toContainEqual([revoked.id, 'revoked']);
});

test('another person can neither see nor revoke a token', async () => {
  const [person, stranger] = [await customer(), await customer()];
  const { id, send } = await program(person);
  expect(await listed(stranger)).toEqual([]);
  expect((await stranger.send(RevokeApiToken, { params: { id } })).status).toBe(404);
  expect((await send(sessionList)).status).toBe(200);
});

test('without the permission, refuses new and existing tokens', async () => {
  const person = await customer();
  const { send } = await program(person);
  const admin = await app.admin();
  const body = { roles: [...newcomerRoles] };
  await admin.send(userCommands.ChangeRoles, { params: { id: person.id }, body });
  await app.settle();
  expect((await send(sessionList)).body).toMatchObject({ code: 'access_denied' });
  const input = { body: { name: 'x', scope: 'read', days: 1 } } as const;
  expect((await person.send(MakeApiToken, input)).body).toMatchObject({ code: 'access_denied' });
});

test('programs cannot make tokens, change sign-ins or administer', async () => {
  const { send } = await program(await app.person({ roles: ['admin'] }), 'write');
  const answers = [
    await send(MakeApiToken, { body: { name: 'x', scope: 'write', days: 365 } }),
    await send(userCommands.EndOtherSignIns),
    await send(administrationCommands.SetUserClaims, { params: { id: 'a'.repeat(32) }, body: { claims: [] } }),
  ];
  for (const { status, body } of answers) expect([status, body]).toMatchObject([403, { code: 'not_for_programs' }]);
});

test('limits a token to a burst of 120 calls, without slowing other tokens', async () => {
  const person = await customer();
  const [busy, calm] = [await program(person), await program(person)];
  const answers = [];
  // A few at a time: many parallel requests of one person are limited anyway.
  for (let round = 0; round < 20; round += 1)
    answers.push(...(await Promise.all(Array.from({ length: 10 }, () => busy.send(goalList)))));
  const counts = answers.filter(({ status }) => status === 200).length;
  expect(counts).toBeGreaterThanOrEqual(120);
  expect(counts).toBeLessThan(200);
  expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'too_many_requests' });
  expect((await calm.send(goalList)).status).toBe(200);
});

test('stores the token nowhere', async () => {
  const { token } = await program(await customer());
  const secret = token.slice('rostra_'.length);
  const { rows } = await app.database.query<{ row: string }>('select row_to_json(t)::text as row from ops.api_token t');
  const log = await app.deps.store.readAll({ limit: 200, direction: 'backwards' });
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify([rows, log.map(({ data }) => data)])).not.toContain(secret);
});
