import { expect, test } from 'vitest';
import { UserData } from '#domain/users/contract/person.ts';
import { accountServer, ada, password } from './account-suite.ts';

const withPassword = (text: string) => ({ ...ada, password: text, confirmPassword: text });
const ofLength = (length: number) => `Xk7!${'pq-wmz'.repeat(11)}`.slice(0, length);

test.each([8, 12, 17, 32, 64])('registers and signs in with a password of %i characters', async (length) => {
  const { post } = await accountServer();
  const registered = await post('Register', withPassword(ofLength(length)));
  expect(registered.statusCode).toBe(201);
  const signedIn = await post('Login', { email: ada.email, password: ofLength(length) });
  expect(signedIn.statusCode).toBe(200);
  expect(signedIn.json().userData).toEqual(registered.json().user);
});

test('returns the account, a handle for another mail, and the position of the log', async () => {
  const { post } = await accountServer();
  const { headers, ...response } = await post('Register', ada);
  const { user, emailToken } = response.json();
  expect(UserData.parse(user)).toMatchObject({
    email: ada.email,
    username: expect.stringMatching(/^speaker-/),
    emailVerified: false,
    locale: 'en',
  });
  expect(user.roles).toEqual([{ name: 'user' }, { name: 'subscriber-free' }]);
  expect(emailToken).toMatch(new RegExp(`^${user.id}\\.`));
  expect(Number(headers['x-position'])).toBeGreaterThan(0);
});

test('reports all faults of the form together', async () => {
  const { post } = await accountServer();
  const response = await post('Register', {
    ...ada,
    firstName: 'A',
    email: 'ada',
    password: 'short',
    acceptTerms: false,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: 'invalid_input',
    field: 'firstName',
    errors: [
      { field: 'firstName', code: 'too_short' },
      { field: 'email', code: 'invalid_format' },
      { field: 'password', code: 'too_short' },
      { field: 'confirmPassword', code: 'differs' },
      { field: 'acceptTerms', code: 'required' },
    ],
  });
});

test('applies the narrow password rule if chosen', async () => {
  const { post } = await accountServer({ PASSWORD_POLICY: '12-32' });
  const tooShort = await post('Register', withPassword(ofLength(11)));
  expect(tooShort.json().errors).toEqual([{ field: 'password', code: 'too_short' }]);
  expect((await post('Register', withPassword(ofLength(12)))).statusCode).toBe(201);
});

test('refuses an address in use, however it is written', async () => {
  const { post } = await accountServer();
  await post('Register', ada);
  const second = await post('Register', { ...ada, email: ' ADA@Example.org ' });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({
    code: 'user_exists',
    description: 'user_exists',
    field: 'email',
    errors: [{ field: 'email', code: 'taken' }],
  });
});

test('accepts one of two parallel registrations with the same address', async () => {
  const { post, store } = await accountServer();
  const answers = await Promise.all([post('Register', ada), post('Register', ada)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const registered = (await store.readAll({ limit: 100, prefixes: ['user-'] })).map(({ type }) => type);
  expect(registered).toEqual(['UserRegistered']);
});

test('generates a username that does not reveal the address', async () => {
  const { post } = await accountServer();
  const names = [];
  for (const host of ['a', 'b', 'c']) {
    names.push((await post('Register', { ...ada, email: `ada@${host}.example` })).json().user.username);
  }
  for (const name of names) expect(name).toMatch(/^speaker-\d{6}$/);
  expect(new Set(names).size).toBe(3);
});

test.each(['rostra-support', 'Admin1', 'adrnin'])('refuses the reserved username %s', async (username) => {
  const { post } = await accountServer();
  const { statusCode, json } = await post('Register', { ...ada, username });
  expect([statusCode, json()]).toMatchObject([400, { errors: [{ field: 'username', code: 'taken' }] }]);
});

test('refuses a username in use, and releases the address', async () => {
  const { post } = await accountServer();
  await post('Register', { ...ada, username: 'countess' });
  const grace = { ...ada, email: 'grace@example.org' };
  const second = await post('Register', { ...grace, username: 'Countess' });
  expect(second.json()).toMatchObject({ code: 'user_exists', field: 'username' });
  expect((await post('Register', { ...grace, username: 'admiral' })).statusCode).toBe(201);
});

test('a repeated idempotency key does not return tokens of an earlier registration', async () => {
  const { post } = await accountServer();
  const options = { headers: { 'idempotency-key': 'k' } };
  await post('Register', ada, options);
  expect((await post('Register', ada, options)).statusCode).toBe(409);
  expect((await post('Register', { ...ada, email: 'grace@example.org' }, options)).statusCode).toBe(201);
});

test('limits registrations by the setting', async () => {
  const { post } = await accountServer({ REGISTER_LIMIT: 1 });
  await post('Register', ada);
  const second = await post('Register', { ...ada, email: 'grace@example.org' });
  expect(second.statusCode).toBe(429);
  expect(second.json().code).toBe('too_many_requests');
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
});

test('logs and events contain no password, and logs no names', async () => {
  const { post, store, logged, pool } = await accountServer();
  await post('Register', ada);
  await post('Register', ada);
  const { refreshToken, accessToken } = (await post('Login', ada)).json();
  await post('Login', { ...ada, password: 'Falsch-Falsch-17' });
  await post('RefreshJwt', { refreshToken });
  await post('RefreshJwt', { refreshToken });
  const events = JSON.stringify(await store.readAll({ limit: 100 }), (_key, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  expect(events).toContain('UserRegistered');
  expect(logged.length).toBeGreaterThan(5);
  for (const secret of [password, '$argon2id$', refreshToken, accessToken]) {
    expect(events).not.toContain(secret);
    expect(logged.join()).not.toContain(secret);
  }
  expect(logged.join()).not.toMatch(/\bada\b|lovelace|Falsch/i);
  const { rows } = await pool.query('select * from ops.refresh_token');
  expect(JSON.stringify(rows)).not.toContain(refreshToken);
});
