import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { accountServer, ada } from './account-suite.ts';

test('mails a link to a new account, which confirms the address', async () => {
  const { post, mails, tokenIn } = await registered();
  const [mail] = await mails(1);
  expect(mail).toMatchObject({ recipient: 'ada@example.org', subject: 'Please confirm your e-mail address' });
  expect(mail?.body_text).toContain('http://localhost/auth/email/confirm#token=');

  const response = await post('ConfirmEmail', { token: tokenIn(mail) });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ emailVerified: true });
  expect(Number(response.headers['x-position'])).toBeGreaterThan(0);
  expect((await post('Login', ada)).json().userData.emailVerified).toBe(true);
});

test('the mail contains no text of the person who registered', async () => {
  const { mails } = await registered({ firstName: 'Gewonnen', lastName: 'Rufen Sie an' });
  const [mail] = await mails(1);
  expect(JSON.stringify(mail)).not.toMatch(/Gewonnen|Rufen Sie an/);
});

test('limits the mails to an unconfirmed address per day, across networks', async () => {
  const { post, mails, emailToken } = await registered({}, { MAIL_LIMIT: 0 });
  await mails(1);
  const ask = (network: number) =>
    post('SendEmailVerification', { emailToken }, { remoteAddress: `192.0.2.${network}` });
  for (let network = 1; network < 5; network++) expect((await ask(network)).statusCode).toBe(204);
  const refused = await ask(5);
  expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
  expect(await mails(5)).toHaveLength(5);
});

test('sends a German mail for a German registration', async () => {
  const { mails } = await registered({ locale: 'de-DE' });
  expect((await mails(1))[0]?.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse');
});

test('a used link can be opened again, even after it expired', async () => {
  const { post, mails, tokenIn, pool, store } = await registered();
  const token = tokenIn((await mails(1))[0]);
  await post('ConfirmEmail', { token });
  await pool.query("update ops.one_time_token set expires_at = now() - interval '1 day'");
  expect((await post('ConfirmEmail', { token })).json()).toEqual({ emailVerified: true });
  const confirmed = (await store.readAll({ limit: 100 })).filter(({ type }) => type === 'EmailConfirmed');
  expect(confirmed).toHaveLength(1);
});

test('refuses an expired link', async () => {
  const { post, mails, tokenIn, pool } = await registered();
  const token = tokenIn((await mails(1))[0]);
  await pool.query("update ops.one_time_token set expires_at = now() - interval '1 second'");
  const response = await post('ConfirmEmail', { token });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'token', code: 'expired' }] });
});

test('refuses a forged token and the handle of the registration', async () => {
  const { post, emailToken } = await registered();
  for (const token of ['made-up', emailToken]) {
    const response = await post('ConfirmEmail', { token });
    expect(response.json()).toMatchObject({ code: 'invalid_input', field: 'token' });
  }
});

test('stores no token in plain text', async () => {
  const { mails, tokenIn, pool } = await registered();
  const token = tokenIn((await mails(1))[0]);
  expect(token).toMatch(/^[\w-]{43}$/);
  const { rows } = await pool.query('select * from ops.one_time_token');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('the link lets a person in if confirmation is required', async () => {
  const { post, mails, tokenIn } = await registered({}, { UNVERIFIED: 'block' });
  expect((await post('Login', ada)).json().code).toBe('EMAIL_NOT_VERIFIED');
  // A refused sign-in sends another link, in case the first one was lost.
  const links = (await mails(2)).map(tokenIn);
  expect(new Set(links).size).toBe(2);
  await post('ConfirmEmail', { token: links[0] });
  expect((await post('Login', ada)).statusCode).toBe(200);
});

test('the handle of the registration requests another mail without a sign-in', async () => {
  const { post, mails, emailToken } = await registered();
  expect((await post('SendEmailVerification', { emailToken })).statusCode).toBe(204);
  expect(await mails(2)).toHaveLength(2);
  expect((await post('SendEmailVerification', { emailToken: `${emailToken}x` })).statusCode).toBe(401);
});

test('sends no further mail to a confirmed address', async () => {
  const { post, mails, tokenIn, emailToken, pool } = await registered();
  await post('ConfirmEmail', { token: tokenIn((await mails(1))[0]) });
  expect((await post('SendEmailVerification', { emailToken })).statusCode).toBe(204);
  expect((await pool.query('select 1 from ops.mail')).rowCount).toBe(1);
});

test('limits mails per hour by the setting', async () => {
  const { post, emailToken } = await registered({}, { MAIL_LIMIT: 1 });
  await post('SendEmailVerification', { emailToken });
  const second = await post('SendEmailVerification', { emailToken });
  expect(second.statusCode).toBe(429);
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
});

test('reports only a valid but expired access token as expired', async () => {
  const { post, tokens, id } = await registered();
  const key = Buffer.alloc(32, 1);
  const claims = (jwt: SignJWT | UnsecuredJWT) =>
    jwt.setSubject(id).setIssuer('rostra').setAudience('rostra-api').setIssuedAt().setExpirationTime('10m');
  const header = { alg: 'HS256', typ: 'at+jwt' };
  const signed = () => claims(new SignJWT()) as SignJWT;
  const forged: Record<string, string> = {
    'no signature': (claims(new UnsecuredJWT()) as UnsecuredJWT).encode(),
    'another key': await signed().setProtectedHeader(header).sign(Buffer.alloc(32, 9)),
    'another algorithm': await signed()
      .setProtectedHeader({ ...header, alg: 'HS512' })
      .sign(Buffer.alloc(64, 1)),
    'another type': await signed()
      .setProtectedHeader({ ...header, typ: 'JWT' })
      .sign(key),
    'another audience': await signed().setAudience('other').setProtectedHeader(header).sign(key),
    'nobody we know': await tokens.issue({ userId: 'f'.repeat(32) }),
    nonsense: 'a.b.c',
  };
  const ask = (token: string) => post('SendEmailVerification', {}, { headers: { authorization: `Bearer ${token}` } });

  for (const token of Object.values(forged)) {
    const response = await ask(token);
    expect([response.statusCode, response.headers['token-expired']]).toEqual([401, undefined]);
  }
  const expired = await ask(await tokens.issue({ userId: id }, new Date(Date.now() - 11 * 60_000)));
  expect([expired.statusCode, expired.headers['token-expired']]).toEqual([401, 'true']);
  expect((await ask(await tokens.issue({ userId: id }))).statusCode).toBe(204);
});

type Row = Readonly<{ recipient: string; subject: string; body_text: string }>;

async function registered(form = {}, settings = {}) {
  const server = await accountServer(settings);
  const { user, emailToken } = (await server.post('Register', { ...ada, ...form })).json();
  return {
    ...server,
    id: user.id as string,
    emailToken: emailToken as string,
    tokenIn: (mail: Row | undefined) => /#token=(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? '',
    async mails(count: number) {
      await server.settle();
      const { rows } = await server.pool.query<Row>('select * from ops.mail order by created_at');
      expect(rows).toHaveLength(count);
      return rows;
    },
  };
}
