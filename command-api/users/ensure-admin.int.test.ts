import { expect, test } from 'vitest';
import { accountServer } from './account-suite.ts';
import { adminId, ensureAdmin } from './ensure-admin.ts';

test('the first start creates an admin and shows the password once', async () => {
  const { post, ensure, pool } = await start({});
  const { email, password } = await ensure();
  expect(email).toBe('admin@rostra.local');
  const { userData } = (await post('Login', { email, password })).json();
  expect(userData).toMatchObject({ id: adminId, username: 'admin', emailVerified: true, privileges: true });
  expect(userData.roles.map(({ name }: { name: string }) => name)).toEqual(['admin', 'user', 'subscriber-enterprise']);
  expect(userData.quotas.analysis.fast.limit).toBe(-1);
  expect(await ensure()).toEqual({ email, isNew: false });
  expect((await pool.query('select 1 from ops.mail')).rowCount).toBe(0);
});

test('does not show a password from the settings', async () => {
  const { post, ensure } = await start({ ADMIN_PASSWORD: 'Hohe-Warte-1889', ADMIN_EMAIL: 'boss@example.org' });
  expect(await ensure()).toEqual({ email: 'boss@example.org', isNew: true });
  expect((await post('Login', { email: 'boss@example.org', password: 'Hohe-Warte-1889' })).statusCode).toBe(200);
});

test('two parallel processes create one admin, and one of them knows the password', async () => {
  const { post, ensure } = await start({});
  const made = await Promise.all([ensure(), ensure(), ensure()]);
  const passwords = made.flatMap(({ password }) => password ?? []);
  expect(passwords).toHaveLength(1);
  expect((await post('Login', { email: 'admin@rostra.local', password: passwords[0] })).statusCode).toBe(200);
});

test('refuses to start production with a weak password', async () => {
  const { ensure } = await start({ NODE_ENV: 'production', ADMIN_PASSWORD: 'Admin123!' });
  await expect(ensure()).rejects.toThrow(/ADMIN_PASSWORD/);
});

async function start(changed: Parameters<typeof accountServer>[0]) {
  const server = await accountServer(changed);
  return { ...server, ensure: () => ensureAdmin(server) };
}
