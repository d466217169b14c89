import { afterAll, expect, test } from 'vitest';
import type { SessionDetail } from '#domain/sessions/report.ts';
import { accessTokens } from '#infra/http/access-token.ts';
import { installationKeys } from '#infra/keys/keys.ts';
import { call } from '#infra/testing/call.ts';
import { databaseIn, eventsIn, talkDone } from '#infra/testing/database.ts';
import { eventually } from '#infra/testing/eventually.ts';
import { hasEnded, newPerson } from '#infra/testing/person.ts';
import { recording } from '#infra/testing/recording.ts';
import { sharedServer } from '#infra/testing/shared.ts';

const product = await sharedServer();
const database = await databaseIn(product.directory);
afterAll(() => database.end());
const [ada, eve] = [await newPerson(product.url), await newPerson(product.url)];
const tokens = accessTokens((await installationKeys(undefined, product.directory))('access-token'));

const calls = [
  'GET /api/Sessions/:id',
  'GET /api/Sessions/:id?points=10',
  'GET /api/Sessions/:id/Series',
  'GET /api/Sessions/:id/Peaks',
  'GET /api/Sessions/:id/Media',
  'GET /api/Sessions/:id/Report.pdf',
  'PATCH /api/Sessions/:id',
  'POST /api/Sessions/:id/Retry',
  'DELETE /api/Sessions/:id',
];
const others = ['GET /api/Sessions/Slim', 'GET /api/Users/GetByToken', 'POST /api/Sessions/UploadAudio'];
const unknown = '0123456789abcdef'.repeat(2);
const bodyOf = (name: string) => (name.startsWith('PATCH') ? { json: { name: 'Meins', locale: 'en' } } : {});

test("another person's talk is answered exactly like one that does not exist", async () => {
  const id = await ada.uploaded(await recording('talk.wav'));
  await ada.waitFor(id, hasEnded);
  await talkDone(database, id);
  // The read model has seen the last of it, too.
  const session = await eventually(async () => {
    const { body } = await ada.send<SessionDetail>(`GET /api/Sessions/${id}`);
    expect(body.aiFeedback).not.toBeNull();
    return body;
  });
  const before = { session, events: await history(id) };

  for (const name of calls) {
    const foreign = await eve.send<object>(name.replace(':id', id), bodyOf(name));
    const missing = await eve.send<object>(name.replace(':id', unknown), bodyOf(name));
    expect([name, foreign.status, missing.status]).toEqual([name, 404, 404]);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect(foreign.body).toEqual({
      code: 'not_found',
      description: 'There is no such thing.',
      requestId: expect.any(String),
    });
    expect(namesOf(foreign.headers)).toEqual(namesOf(missing.headers));
  }
  expect((await eve.send(`GET /api/Sessions/Incomplete?ids=${id}`)).body).toEqual([]);
  expect((await eve.send('GET /api/Sessions/Slim?search=Probe')).body).toEqual([]);

  expect({ session: (await ada.send(`GET /api/Sessions/${id}`)).body, events: await history(id) }).toEqual(before);
  await ada.hasUsed(1);
  await eve.hasUsed(0);
});

test.each(['not-an-id', 'A'.repeat(32), '0'.repeat(31)])('%s is no id', async (id) => {
  const { status, body } = await ada.send(`GET /api/Sessions/${id}`);
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_input', field: 'id' } });
});

const now = Date.now();
const forged = accessTokens(Buffer.alloc(32, 7));
const withoutSignature = (token: string) =>
  `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${token.split('.')[1]}.`;

test.each([
  { what: 'no token', authorization: async () => undefined, expired: null },
  {
    what: 'an expired token',
    authorization: () => tokens.issue({ userId: ada.id }, new Date(now - 700_000)),
    expired: 'true',
  },
  { what: 'a token of another key', authorization: () => forged.issue({ userId: ada.id }), expired: null },
  {
    what: 'an expired token of another key',
    authorization: () => forged.issue({ userId: ada.id }, new Date(now - 700_000)),
    expired: null,
  },
  { what: 'a token without a signature', authorization: async () => withoutSignature(ada.accessToken), expired: null },
  { what: 'a token with a letter changed', authorization: async () => changed(ada.accessToken), expired: null },
  { what: 'a token of nobody', authorization: () => tokens.issue({ userId: unknown }), expired: null },
  { what: 'no token at all, but words', authorization: async () => 'let me in', expired: null },
])('with $what nobody is let in, to read or to write', async ({ authorization, expired }) => {
  const token = await authorization();
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const refused = async (name: string) => {
    const answer = await call(product.url, name.replace(':id', unknown), { headers, ...bodyOf(name) });
    expect([name, answer.status]).toEqual([name, 401]);
    expect(answer.body).toEqual({ code: 'unauthorized', description: 'Sign in first.', requestId: expect.any(String) });
    expect(answer.headers.get('token-expired')).toBe(expired);
  };
  await Promise.all([...calls, ...others].map(refused));
});

test('a token is as good as its last second', async () => {
  const almost = await tokens.issue({ userId: ada.id }, new Date(Date.now() - 590_000));
  const headers = { authorization: `Bearer ${almost}` };
  expect((await call(product.url, 'GET /api/Users/GetByToken', { headers })).status).toBe(200);
});

const history = (id: string) => eventsIn(database, `session-${id}`);
const namesOf = (headers: Headers) => [...headers.keys()].sort();

function changed(token: string): string {
  const [header, payload, signature = ''] = token.split('.');
  const first = signature.startsWith('A') ? 'B' : 'A';
  return [header, payload, first + signature.slice(1)].join('.');
}
