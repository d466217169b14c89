import { beforeEach, expect, test, vi } from 'vitest';
import { accessToken, authState, dropToken, holdToken } from './auth-state.ts';
import { request } from './request.ts';

const refresh = '/api/Account/RefreshJwt';

test('refreshes once for three requests with an expired token, and resends each with the new one', async () => {
  const bodies = await Promise.all(['/api/a', '/api/b', '/api/c'].map(async (path) => (await request(path)).text()));
  expect(bodies).toEqual(['/api/a', '/api/b', '/api/c']);
  expect(server.paths.filter((path) => path === refresh)).toHaveLength(1);
  expect(accessToken()).toBe('new');
});

test('resends a request that fails after the refresh, without another refresh', async () => {
  const late = request('/api/late');
  await request('/api/early');
  await late;
  expect(server.paths.filter((path) => path === refresh)).toHaveLength(1);
});

test('recognises an expired token by a header too', async () => {
  server.answer = () => new Response('', { status: 403, headers: { 'token-expired': 'true' } });
  expect(await (await request('/api/a')).text()).toBe('/api/a');
});

test('never refreshes for account calls, where a 401 may mean a wrong password', async () => {
  server.answer = () => problem(401, 'password_incorrect');
  await expect(request('/api/Account/Login')).rejects.toMatchObject({ code: 'password_incorrect' });
  expect(server.paths).not.toContain(refresh);
  expect(accessToken()).toBe('old');
});

test('signs out with a notice when the refresh is refused, and fails the waiting requests', async () => {
  server.refresh = () => problem(401, 'unauthorized');
  const results = await Promise.allSettled([request('/api/a'), request('/api/b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(authState.auth).toEqual({ status: 'signed-out', ended: true });
});

test('keeps the session when the server is down during a refresh', async () => {
  server.refresh = () => problem(503, 'not_ready');
  await expect(request('/api/a')).rejects.toMatchObject({ code: 'not_ready' });
  expect(authState.auth.status).toBe('signed-in');
});

test('does not refresh after a 401 without a sign-in', async () => {
  dropToken();
  await expect(request('/api/a')).rejects.toMatchObject({ status: 401 });
  expect(server.paths).toEqual(['/api/a']);
});

test('renews a token that is about to expire before using it', async () => {
  holdToken(`h.${btoa(JSON.stringify({ iat: 1000, exp: 1005 }))}.s`);
  await request('/api/a');
  expect(server.paths).toEqual([refresh, '/api/a']);
});

test('gets a token with the first request on a page that opened without a network', async () => {
  authState.auth = { status: 'offline' };
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(request('/api/a')).rejects.toMatchObject({ code: 'unreachable' });
  expect(authState.auth.status).toBe('offline');
  vi.stubGlobal('fetch', serve);
  await request('/api/a');
  expect(server.paths).toEqual([refresh, '/api/a']);
  expect(accessToken()).toBe('new');
});

test('signs out a person whose session has ended once the network is back', async () => {
  authState.auth = { status: 'offline' };
  server.refresh = () => problem(401, 'unauthorized');
  server.answer = () => problem(401, 'unauthorized');
  await expect(request('/api/a')).rejects.toMatchObject({ status: 401 });
  expect(authState.auth).toEqual({ status: 'signed-out', ended: true });
});

test('reports an unanswered request as unreachable', async () => {
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
