import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { problems, refuse, refuseFields } from '#domain/kernel/errors.ts';
import { createHttp } from './http.ts';

test('answers a refusal with code, field and request id', async () => {
  const response = await answerTo(() => refuse('user_exists', 'email'));
  expect(response.statusCode).toBe(problems.user_exists[0]);
  expect(response.json()).toEqual({
    code: 'user_exists',
    description: 'user_exists',
    field: 'email',
    requestId: expect.any(String),
  });
});

test('names all wrong fields', async () => {
  const errors = [
    { field: 'password', code: 'too_short' },
    { field: 'acceptTerms', code: 'required' },
  ];
  const response = await answerTo(() => refuseFields(errors));
  expect(response.json()).toMatchObject({ code: 'invalid_input', field: 'password', errors });
});

test('logs an unknown fault and answers without details', async () => {
  const response = await answerTo(() => {
    throw new Error('password=geheim');
  });
  expect(response.statusCode).toBe(500);
  expect(response.json().code).toBe('internal_error');
  expect(response.body).not.toContain('geheim');
  expect(logged).toHaveBeenCalledOnce();
});

test.each([
  ['text/xml', '<a/>', 'unsupported_media_type', 415],
  ['application/json', '{', 'invalid_input', 400],
  ['application/json', '{"name":"a\\u0000b"}', 'invalid_input', 400],
  ['application/json', '{"name":"a\\ud800b"}', 'invalid_input', 400],
  ['application/json', '{"name":1}', 'invalid_input', 400],
])('%s with %s is refused as %s', async (type, body, code, status) => {
  const http = await quietHttp();
  http.post('/', { schema: { body: z.object({ name: z.string() }) } }, () => 'never');
  const response = await http.inject({ method: 'POST', url: '/', body, headers: { 'content-type': type } });
  expect(response.json()).toMatchObject({ code });
  expect(response.statusCode).toBe(status);
});

test.each([
  ['lists', '['.repeat(200_000) + ']'.repeat(200_000)],
  ['objects', `${'{"name":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
])('refuses endlessly nested %s as invalid input', async (_what, body) => {
  const http = await quietHttp();
  http.post('/', () => 'never');
  const response = await http.inject({
    method: 'POST',
    url: '/',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(response.json()).toMatchObject({ code: 'invalid_input' });
  expect(response.statusCode).toBe(400);
});

test.each([
  [0, '127.0.0.1'],
  [1, '198.51.100.2'],
  [2, '203.0.113.1'],
])('finds the address of the caller behind %i proxies', async (TRUST_PROXY, ip) => {
  const http = await createHttp({ LOG_LEVEL: 'silent', TRUST_PROXY, PUBLIC_URL: undefined });
  http.get('/', (request) => ({ ip: request.ip }));
  const headers = { 'x-forwarded-for': '192.0.2.66, 203.0.113.1, 198.51.100.2' };
  expect((await http.inject({ url: '/', headers })).json()).toEqual({ ip });
});

test('answers an unknown address with a problem', async () => {
  const http = await quietHttp();
  expect((await http.inject('/nowhere')).json()).toMatchObject({ code: 'not_found' });
});

test('answers an impossible id with not found', async () => {
  const http = await createHttp({ LOG_LEVEL: 'silent', TRUST_PROXY: 0, PUBLIC_URL: undefined });
  const schema = {
    params: z.object({ id: z.string().check(z.length(32)) }),
    querystring: z.object({ n: z.optional(z.int()) }),
  };
  http.get('/things/:id', { schema, config: { allow: 'anyone' } }, async () => 'there');
  expect((await http.inject('/things/broken')).json()).toMatchObject({ code: 'not_found' });
  expect((await http.inject(`/things/${'1'.repeat(32)}?n=x`)).json()).toMatchObject({ code: 'invalid_input' });
});

test('forbids scripts from other origins', async () => {
  const response = await answerTo(() => refuse('not_found'));
  expect(response.headers['content-security-policy']).toContain("script-src 'self';");
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});

const logged = vi.fn();
const quietHttp = () => createHttp({ LOG_LEVEL: 'silent', TRUST_PROXY: 0, PUBLIC_URL: undefined });

async function answerTo(handler: () => never) {
  const http = await quietHttp();
  http.addHook('onRequest', async (request) => {
    request.log.error = logged;
  });
  http.get('/', handler);
  return http.inject('/');
}
