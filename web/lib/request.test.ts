import { beforeEach, expect, test, vi } from 'vitest';
import { accessToken, authState, dropToken, holdToken } from './auth-state.ts';
import { request } from './request.ts';

const refresh = '/api/Account/RefreshJwt';

test('three requests with an ended token cost one refresh, and each is sent again with the new token', async () => {
  const bodies = await Promise.all(['/api/a', '/api/b', '/api/c'].map(async (path) => (await request(path)).text()));
  expect(bodies).toEqual(['/api/a', '/api/b', '/api/c']);
  expect(server.paths.filter((path) => path === refresh)).toHaveLength(1);
  expect(accessToken()).toBe('new');
});

test('a request that comes back late, after the refresh, is sent again without another one', async () => {
  const late = request('/api/late');
  await request('/api/early');
  await late;
  expect(server.paths.filter((path) => path === refresh)).toHaveLength(1);
});

test('an ended token may also be told by a header', async () => {
  server.answer = () => new Response('', { status: 403, headers: { 'token-expired': 'true' } });
  expect(await (await request('/api/a')).text()).toBe('/api/a');
});

test('a wrong password is no ended token: calls of the account never refresh', async () => {
  server.answer = () => problem(401, 'password_incorrect');
  await expect(request('/api/Account/Login')).rejects.toMatchObject({ code: 'password_incorrect' });
  expect(server.paths).not.toContain(refresh);
  expect(accessToken()).toBe('old');
});

test('whose refresh is refused is signed out, told so, and the waiting requests fail', async () => {
  server.refresh = () => problem(401, 'unauthorized');
  const results = await Promise.allSettled([request('/api/a'), request('/api/b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(authState.auth).toEqual({ status: 'signed-out', ended: true });
});

test('a server that is down while refreshing ends no session', async () => {
  server.refresh = () => problem(503, 'not_ready');
  await expect(request('/api/a')).rejects.toMatchObject({ code: 'not_ready' });
  expect(authState.auth.status).toBe('signed-in');
});

test('a 401 without a sign-in is an answer, not a reason to refresh', async () => {
  dropToken();
  await expect(request('/api/a')).rejects.toMatchObject({ status: 401 });
  expect(server.paths).toEqual(['/api/a']);
});

test('a token at its end is renewed before it is used', async () => {
  holdToken(`h.${btoa(JSON.stringify({ iat: 1000, exp: 1005 }))}.s`);
  await request('/api/a');
  expect(server.paths).toEqual([refresh, '/api/a']);
});

test('without a token on a page that opened without a network, the first request that gets through brings one', async () => {
  authState.auth = { status: 'offline' };
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(request('/api/a')).rejects.toMatchObject({ code: 'unreachable' });
  expect(authState.auth.status).toBe('offline');
  vi.stubGlobal('fetch', serve);
  await request('/api/a');
  expect(server.paths).toEqual([refresh, '/api/a']);
  expect(accessToken()).toBe('new');
});

test('who is no longer signed in learns it when the network is back', async () => {
  authState.auth = { status: 'offline' };
  server.refresh = () => problem(401, 'unauthorized');
  server.answer = () => problem(401, 'unauthorized');
  await expect(request('/api/a')).rejects.toMatchObject({ status: 401 });
  expect(authState.auth).toEqual({ status: 'signed-out', ended: true });
});

test('a request that nobody answers says that the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(request('/api/a')).rejects.toMatchObject({ code: 'unreachable' });
});

const server = {
  paths: [] as string[],
  answer: undefined as (() => Response) | undefined,
  refresh: () => Response.json({ accessToken: 'new', refreshToken: null }) as Response,
};

const problem = (status: number, code: string) =>
  Response.json({ code, description: code, requestId: 'r' }, { status });

beforeEach(() => {
  Object.assign(server, { paths: [], answer: undefined });
  server.refresh = () => Response.json({ accessToken: 'new', refreshToken: null });
  holdToken('old');
  vi.stubGlobal('fetch', serve);
});

async function serve(path: string, { headers }: { headers: Record<string, string> }): Promise<Response> {
  server.paths.push(path);
  await new Promise((resolve) => setTimeout(resolve, path === '/api/late' ? 20 : 1));
  if (path === refresh) return server.refresh();
  if (headers.authorization === 'Bearer new') return new Response(path);
  return server.answer?.() ?? problem(401, 'unauthorized');
}
