import { expect, test } from 'vitest';
import { hashOfToken } from '#infra/hash-of-token.ts';
import { accountServer, ada } from './account-suite.ts';
import { refreshFamilies } from './refresh-families.ts';

const web = { 'x-client': 'web' };

test('exchanges each refresh token once for a new pair', async () => {
  const { refresh, signIn } = await session();
  const first = await signIn();
  const second = await refresh(first);
  expect(second.statusCode).toBe(200);
  const third = await refresh(second.json().refreshToken);
  expect(third.statusCode).toBe(200);
  expect(new Set([first, second.json().refreshToken, third.json().refreshToken]).size).toBe(3);
});

test('reuse of a token ends the sign-in, also for the newest token', async () => {
  const { refresh, signIn } = await session();
  const first = await signIn();
  const newest = (await refresh(first)).json().refreshToken;
  const reused = await refresh(first);
  expect(reused.statusCode).toBe(401);
  expect(reused.json().code).toBe('unauthorized');
  expect((await refresh(newest)).statusCode).toBe(401);
});

test('keeps the person’s other sign-ins', async () => {
  const { refresh, signIn } = await session();
  const [stolen, other] = [await signIn(), await signIn()];
  await refresh(stolen);
  await refresh(stolen);
  expect((await refresh(other)).statusCode).toBe(200);
});

test('parallel uses of one token give one new pair and end the sign-in', async () => {
  const { refresh, signIn, pool } = await session();
  const first = await signIn();
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(first)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const { rows } = await pool.query('select revoked_at is not null as revoked from ops.refresh_family');
  expect(rows).toEqual([{ revoked: true }]);
});

test.each([undefined, null, '', 'made-up'])('refuses %j as a refresh token', async (refreshToken) => {
  const { post } = await session();
  expect((await post('RefreshJwt', { refreshToken })).statusCode).toBe(401);
});

test.each([
  ["update ops.refresh_token set expires_at = now() - interval '1 second'"],
  ["update ops.refresh_family set expires_at = now() - interval '1 second'"],
])('refuses an expired token: %s', async (sql) => {
  const { refresh, signIn, pool } = await session();
  const first = await signIn();
  await pool.query(sql);
  expect((await refresh(first)).statusCode).toBe(401);
});

test('a token is valid for two weeks, and at most thirty days after the sign-in', async () => {
  const { refresh, signIn, pool } = await session();
  const first = await signIn();
  const days = async () => {
    const sql =
      'select round(extract(epoch from expires_at - now()) / 86400)::int as days from ops.refresh_token order by 1';
    return (await pool.query<{ days: number }>(sql)).rows.map((row) => row.days);
  };
  expect(await days()).toEqual([14]);
  await pool.query("update ops.refresh_family set expires_at = now() + interval '3 days'");
  await refresh(first);
  expect(await days()).toEqual([3, 14]);
});

test('signing out ends the sign-in and can be repeated', async () => {
  const { post, refresh, signIn } = await session();
  const first = await signIn();
  const newest = (await refresh(first)).json().refreshToken;
  expect((await post('Logout', { refreshToken: newest })).statusCode).toBe(204);
  expect((await post('Logout', { refreshToken: newest })).statusCode).toBe(204);
  expect((await refresh(newest)).statusCode).toBe(401);
});

test('signing out ends only the access tokens of that sign-in', async () => {
  const { post, begin, letIn, settle } = await session();
  const [left, other] = [await begin(), await begin()];
  expect(await letIn(left.accessToken)).toBe(true);
  await post('Logout', { refreshToken: left.refreshToken });
  await settle();
  expect(await letIn(left.accessToken)).toBe(false);
  expect(await letIn(other.accessToken)).toBe(true);
});

test('signs out with an access token', async () => {
  const { post, begin, letIn, refresh, settle } = await session();
  const { accessToken, refreshToken } = await begin();
  await post('Logout', {}, { headers: { authorization: `Bearer ${accessToken}` } });
  await settle();
  expect(await letIn(accessToken)).toBe(false);
  expect((await refresh(refreshToken)).statusCode).toBe(401);
});

test('reuse of a refresh token ends all access tokens of the sign-in', async () => {
  const { begin, letIn, refresh, settle } = await session();
  const { accessToken, refreshToken } = await begin();
  const newest = (await refresh(refreshToken)).json().accessToken;
  expect(await letIn(newest)).toBe(true);
  await refresh(refreshToken);
  await settle();
  expect([await letIn(accessToken), await letIn(newest)]).toEqual([false, false]);
});

test('gives browsers the refresh token in an HttpOnly cookie', async () => {
  const { post } = await session();
  const response = await post('Login', ada, { headers: web });
  expect(response.json().refreshToken).toBeNull();
  expect(response.headers['set-cookie']).toEqual([
    expect.stringMatching(/^refresh=[\w-]{43}; Max-Age=1209\d{3}; Path=\/; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(/^signed-in=1; Max-Age=1209\d{3}; Path=\/; SameSite=Strict$/),
    expect.stringMatching(/^device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
});

test('binds the cookie to the host and to https', async () => {
  const { post } = await session({ PUBLIC_URL: 'https://rostra.example' });
  const response = await post('Login', ada, { headers: { ...web, origin: 'https://rostra.example' } });
  expect(response.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-refresh=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    expect.stringMatching(/^__Host-signed-in=1; Max-Age=.*; Path=\/; Secure; SameSite=Strict$/),
    expect.stringMatching(/^__Host-device=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
  ]);
});

test('gives a reloading browser the lost answer again', async () => {
  const { cookie, withCookie } = await session();
  const first = await cookie();
  const [lost, again] = [await withCookie(first), await withCookie(first)];
  expect(again.statusCode).toBe(200);
  expect(cookieOf(again)).toBe(cookieOf(lost));
  expect((await withCookie(cookieOf(again))).statusCode).toBe(200);
});

test('using the old cookie after the new one ends the sign-in', async () => {
  const { cookie, withCookie } = await session();
  const first = await cookie();
  const second = cookieOf(await withCookie(first));
  const third = cookieOf(await withCookie(second));
  expect((await withCookie(first)).statusCode).toBe(401);
  expect((await withCookie(third)).statusCode).toBe(401);
});

test('using the old cookie after ten seconds ends the sign-in', async () => {
  const { cookie, withCookie, pool } = await session();
  const first = await cookie();
  await withCookie(first);
  await pool.query("update ops.refresh_token set used_at = used_at - interval '11 seconds'");
  expect((await withCookie(first)).statusCode).toBe(401);
});

test('ignores the cookie without the header of our pages', async () => {
  const { cookie, withCookie } = await session();
  expect((await withCookie(await cookie(), { 'x-client': 'other' })).statusCode).toBe(401);
});

test.each(['https://evil.example', 'null', 'http://localhost:81'])(
  'refuses the cookie from a page of %s',
  async (origin) => {
    const { cookie, withCookie, post } = await session();
    const held = await cookie();
    expect((await withCookie(held, { ...web, origin })).statusCode).toBe(401);
    expect((await post('Logout', {}, { headers: { ...web, origin, cookie: held } })).statusCode).toBe(401);
    expect((await withCookie(held, { ...web, origin: 'http://localhost:80' })).statusCode).toBe(200);
  },
);

test('with a public address, accepts the cookie only from its pages', async () => {
  const { cookie, withCookie } = await session({ PUBLIC_URL: 'http://rostra.example' });
  const held = await cookie();
  expect((await withCookie(held, { ...web, origin: 'http://localhost:80' })).statusCode).toBe(401);
  expect((await withCookie(held, { ...web, origin: 'http://rostra.example' })).statusCode).toBe(200);
});

test('signing out clears the cookie', async () => {
  const { cookie, withCookie, post } = await session();
  const held = await cookie();
  const response = await post('Logout', {}, { headers: { ...web, cookie: held } });
  expect(response.headers['set-cookie']).toEqual([
    expect.stringMatching(/^refresh=; Max-Age=0; /),
    expect.stringMatching(/^signed-in=; Max-Age=0; /),
  ]);
  expect((await withCookie(held)).statusCode).toBe(401);
});

test('a new sign-in in the same browser ends the old one', async () => {
  const { cookie, withCookie, post } = await session();
  const before = await cookie();
  const again = await post('Login', ada, { headers: { ...web, cookie: before } });
  expect((await withCookie(before)).statusCode).toBe(401);
  expect((await withCookie(cookieOf(again))).statusCode).toBe(200);
});

test('a new key ends every sign-in', async () => {
  const { signIn, pool } = await session();
  const presented = { token: await signIn(), mayRepeat: false };
  expect(await refreshFamilies(pool, Buffer.alloc(32, 9)).rotate(presented)).toBe('unknown');
});

test('exchanges a token of a version without keyed hashes once', async () => {
  const { refresh, signIn, pool } = await session();
  const first = await signIn();
  await pool.query('update ops.refresh_token set hash = $1', [hashOfToken(first)]);
  const second = (await refresh(first)).json().refreshToken;
  expect((await refresh(second)).statusCode).toBe(200);
  expect((await refresh(first)).statusCode).toBe(401);
  expect((await refresh(second)).statusCode).toBe(401);
});

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof accountServer>>['post']>>;

type Tokens = Readonly<{ accessToken: string; refreshToken: string }>;

const cookieOf = (answer: Answer) => String(answer.headers['set-cookie']).split(';')[0] ?? '';

async function session(settings = {}) {
  const server = await accountServer({ MAIL_LIMIT: 0, ...settings });
  const { post } = server;
  await post('Register', ada);
  return {
    ...server,
    begin: async (): Promise<Tokens> => (await post('Login', ada)).json(),
    letIn: async (accessToken: string) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await post('SendEmailVerification', {}, { headers })).statusCode !== 401;
    },
    signIn: async (): Promise<string> => (await post('Login', ada)).json().refreshToken,
    refresh: (refreshToken: string) => post('RefreshJwt', { refreshToken }),
    cookie: async () => cookieOf(await post('Login', ada, { headers: web })),
    withCookie: (cookie: string, headers: Record<string, string> = web) =>
      post('RefreshJwt', {}, { headers: { ...headers, cookie } }),
  };
}
