import { expect, test } from 'vitest';
import { accessTokens } from '#infra/http/access-token.ts';
import { testApp } from '#infra/lab/testing/app.ts';

const app = await testApp();
const ada = await app.person();
await app.settle();
const { tokens } = app.deps;

const asked = [
  'GET /api/Sessions/:id',
  'PATCH /api/Sessions/:id',
  'GET /api/Sessions/Slim',
  'GET /api/Users/GetByToken',
];
const unknown = '0123456789abcdef'.repeat(2);
const bodyOf = (name: string) => (name.startsWith('PATCH') ? { json: { name: 'Meins', locale: 'en' } } : {});

test.each(['not-an-id', 'A'.repeat(32), '0'.repeat(31)])('refuses %s as an id', async (id) => {
  const { status, body } = await ada.send(`GET /api/Sessions/${id}`);
  expect({ status, body }).toMatchObject({ status: 404, body: { code: 'not_found' } });
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
])('refuses reading and writing with $what', async ({ authorization, expired }) => {
  const token = await authorization();
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const refused = async (name: string) => {
    const answer = await app.send(name.replace(':id', unknown), { headers, ...bodyOf(name) });
    expect([name, answer.status]).toEqual([name, 401]);
    expect(answer.body).toEqual({ code: 'unauthorized', description: 'Sign in first.', requestId: expect.any(String) });
    expect(answer.headers.get('token-expired')).toBe(expired);
  };
  await Promise.all(asked.map(refused));
});

test('accepts a token until its last second', async () => {
  const almost = await tokens.issue({ userId: ada.id }, new Date(Date.now() - 590_000));
  const headers = { authorization: `Bearer ${almost}` };
  expect((await app.send('GET /api/Users/GetByToken', { headers })).status).toBe(200);
});

function changed(token: string): string {
  const [header, payload, signature = ''] = token.split('.');
  const first = signature.startsWith('A') ? 'B' : 'A';
  return [header, payload, first + signature.slice(1)].join('.');
}
