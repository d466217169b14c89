import { hash } from '@node-rs/argon2';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { quotaDecider } from '#domain/quotas/decider.ts';
import { quotaPeriodOf, quotaStream } from '#domain/quotas/quota.ts';
import { takeAllowance } from '#infra/postgres/allowance.ts';
import { accountServer, ada, password } from './account-suite.ts';
import { ofStrangers } from './guesses.ts';

const web = { 'x-client': 'web' };
const guess = { email: ada.email, password: 'Falsch-Falsch-17' };

test('ignores case and spaces in the address', async () => {
  const { post } = await accountServer();
  await post('Register', ada);
  expect((await post('Login', { email: ' Ada@EXAMPLE.org', password })).statusCode).toBe(200);
});

test('gives the same answer for an unknown address and a wrong password', async () => {
  const { post } = await accountServer();
  await post('Register', ada);
  const [wrong, unknown] = [await post('Login', guess), await post('Login', { ...guess, email: 'eve@example.org' })];
  const { requestId: _, ...body } = wrong.json();
  expect(wrong.statusCode).toBe(401);
  expect(body).toEqual({ code: 'password_incorrect', description: 'Incorrect password' });
  expect(unknown.statusCode).toBe(401);
  expect(unknown.json()).toEqual({ ...body, requestId: expect.any(String) });
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
});

test('takes the same time for both', async () => {
  const { post } = await accountServer({ LOGIN_LIMIT: 0 });
  await post('Register', ada);
  const timed = async (email: string) => {
    const start = performance.now();
    await post('Login', { ...guess, email });
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 9; round++) {
    known.push(await timed(ada.email));
    unknown.push(await timed(`eve${round}@example.org`));
  }
  const median = (times: number[]) => times.sort((a, b) => a - b)[4] ?? 0;
  // Without equal work, one would be ten times as fast.
  expect(median(unknown)).toBeGreaterThan(median(known) / 4);
  expect(median(unknown)).toBeLessThan(median(known) * 4);
});

test('reports an unconfirmed address only after the right password', async () => {
  const { post } = await accountServer({ UNVERIFIED: 'block' });
  await post('Register', ada);
  expect((await post('Login', guess)).json().code).toBe('password_incorrect');
  const blocked = await post('Login', ada);
  expect(blocked.statusCode).toBe(403);
  expect(blocked.json().code).toBe('EMAIL_NOT_VERIFIED');
  expect(blocked.headers['set-cookie']).toBeUndefined();
});

test('accepts the access token', async () => {
  const { post } = await accountServer();
  await post('Register', ada);
  const { accessToken } = (await post('Login', ada)).json();
  const response = await post('SendEmailVerification', {}, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(response.statusCode).toBe(204);
});

test('shows this month’s used quota', async () => {
  const { post, handle } = await accountServer({ FREE_PLAN_ANALYSES: 5 });
  const { id } = (await post('Register', ada)).json().user;
  const data = { sessionId: '0'.repeat(32), analysisClass: 'fast', limit: 5 } as const;
  const cause = { commandId: crypto.randomUUID(), correlationId: 'c', actor: { kind: 'user', id } } as const;
  const stream = quotaStream(id, quotaPeriodOf(new Date()));
  await handle({ ...cause, stream, decider: quotaDecider, command: { type: 'ReserveAnalysis', data } });
  const { analysis } = (await post('Login', ada)).json().userData.quotas;
  expect(analysis).toEqual({ fast: { limit: 5, used: 1 }, relaxed: { limit: 5, used: 0 } });
});

test('rehashes a password with old parameters at the next sign-in', async () => {
  const { post, pool } = await accountServer();
  await post('Register', ada);
  const older = await hash(password, { memoryCost: 8_192, timeCost: 2, parallelism: 1 });
  await pool.query('update ops.credential set password_hash = $1', [older]);
  expect((await post('Login', ada)).statusCode).toBe(200);
  const { rows } = await pool.query('select password_hash from ops.credential');
  expect(rows[0].password_hash).toContain('m=19456,t=2,p=1');
  expect((await post('Login', ada)).statusCode).toBe(200);
});

test('after ten wrong passwords refuses the right one, too, and tells how long', async () => {
  const { post } = await accountServer();
  await post('Register', ada);
  for (let count = 0; count < 10; count++) expect((await post('Login', guess)).statusCode).toBe(401);
  const locked = await post('Login', ada);
  expect(locked.statusCode).toBe(429);
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
  const elsewhere = await post('Login', ada, { remoteAddress: '192.0.2.9' });
  expect(elsewhere.statusCode).toBe(200);
});

test('limits guesses from many networks, but not from the owner’s known network or browser', async () => {
  const { post, pool } = await accountServer({ LOGIN_LIMIT: 0 });
  await post('Register', ada);
  const from = (remoteAddress: string) => ({ remoteAddress });
  const home = { remoteAddress: '2001:db8:0:7::1' };
  expect((await post('Login', ada, home)).statusCode).toBe(200);
  const browser = (await post('Login', ada, { ...from('203.0.113.1'), headers: web })).headers['set-cookie'];
  await guessedBefore(pool, 49);

  expect((await post('Login', guess, from('192.0.2.1'))).statusCode).toBe(401);
  const slowed = await post('Login', guess, from('192.0.2.2'));
  expect(slowed.statusCode).toBe(429);
  expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(1);
  expect((await post('Login', ada, from('192.0.2.3'))).statusCode).toBe(429);

  expect((await post('Login', ada, from('2001:db8:0:7:a::2'))).statusCode).toBe(200);
  const headers = { ...web, cookie: deviceIn(browser) };
  expect((await post('Login', ada, { ...from('192.0.2.4'), headers })).statusCode).toBe(200);
  const forged = { ...web, cookie: deviceIn(browser).replace(/=./, '=~') };
  expect((await post('Login', ada, { ...from('192.0.2.5'), headers: forged })).statusCode).toBe(429);
});

test('counts wrong passwords in settings as guesses at the account', async () => {
  const { http, post, pool } = await accountServer({ LOGIN_LIMIT: 0 });
  await post('Register', ada);
  const { accessToken } = (await post('Login', ada)).json();
  const changed = { currentPassword: 'geraten', password: 'Blaue-Wiese-18', confirmPassword: 'Blaue-Wiese-18' };
  const change = () =>
    http.inject({
      method: 'PATCH',
      url: '/api/Users/Password',
      payload: changed,
      remoteAddress: '192.0.2.7',
      headers: { authorization: `Bearer ${accessToken}` },
    });
  await guessedBefore(pool, 49);
  expect((await change()).json()).toMatchObject({ field: 'currentPassword' });
  expect((await change()).statusCode).toBe(429);
});

test('the right password does not count as a guess', async () => {
  const { post, pool } = await accountServer({ LOGIN_LIMIT: 0 });
  await post('Register', ada);
  await post('Login', ada);
  expect(
    (await pool.query(`select 1 from ops.allowance where key like 'sign-in%' and used_until > now()`)).rowCount,
  ).toBe(0);
});

test('counts parallel guesses', async () => {
  const { post } = await accountServer();
  await post('Register', ada);
  const answers = await Promise.all(Array.from({ length: 12 }, () => post('Login', guess)));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
});

test('limits guesses at an unknown address, too', async () => {
  const { post } = await accountServer();
  const unknown = { ...guess, email: 'eve@example.org' };
  for (let count = 0; count < 10; count++) await post('Login', unknown);
  expect((await post('Login', unknown)).statusCode).toBe(429);
});

test('limits sign-ins per minute by the setting', async () => {
  const { post } = await accountServer({ LOGIN_LIMIT: 2 });
  await post('Register', ada);
  await post('Login', ada);
  await post('Login', ada);
  const third = await post('Login', ada);
  expect(third.json().code).toBe('too_many_requests');
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
});

/** The device cookie among the cookies of an answer. */
const deviceIn = (cookies: unknown) =>
  String([cookies].flat().find((cookie) => String(cookie).startsWith('device='))).split(';')[0] ?? '';

/** Simulates this many guesses at the only account. */
async function guessedBefore(pool: Pool, count: number) {
  const { rows } = await pool.query(`select name from ops.reserved_name where name like 'email-%' limit 1`);
  const use = { key: `sign-in ${rows[0].name}`, allowance: ofStrangers };
  for (let made = 0; made < count; made++) await takeAllowance(pool, use);
}
