import { expect, test } from 'vitest';
import { advisoryLocks } from '#infra/postgres/advisory-locks.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { accountServer, ada, password } from './account-suite.ts';
import { adminId, ensureAdmin } from './ensure-admin.ts';
import { loadUser } from './stored-user.ts';

test('one of two admins can give up the role, the last one cannot', async () => {
  const { first, second, change, rolesOf } = await twoAdmins();
  expect((await change(first, first.id, ['user'])).statusCode).toBe(200);
  expect(await rolesOf(first.id)).toEqual(['user']);
  const refused = await change(second, second.id, ['user']);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_admin']);
  expect(await rolesOf(second.id)).toContain('admin');
  // A former admin cannot change roles.
  expect((await change(first, second.id, ['user'])).statusCode).toBe(403);
  // The last admin may get further roles.
  expect((await change(second, second.id, ['admin', 'auditor'])).statusCode).toBe(200);
});

test('two admins who remove each other at the same time leave one admin', async () => {
  const { first, second, change, atOnce, admins } = await twoAdmins();
  const answers = await atOnce([() => change(first, second.id, ['user']), () => change(second, first.id, ['user'])]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await admins()).toHaveLength(1);
});

test('a resignation and an erasure at the same time leave one admin', async () => {
  const { first, second, change, erase, atOnce, admins } = await twoAdmins();
  const answers = await atOnce([() => change(first, first.id, ['user']), () => erase(first, second.id)]);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
  expect(await admins()).toHaveLength(1);
});

async function twoAdmins() {
  const server = await accountServer({ ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: password });
  const { pool, store, post, send } = server;
  await ensureAdmin(server);
  const signedIn = async (email: string) => (await post('Login', { email, password })).json().accessToken as string;
  const secondId = (await post('Register', ada)).json().user.id as string;
  const first = { id: adminId, accessToken: await signedIn('boss@example.org') };
  const second = { id: secondId, accessToken: await signedIn(ada.email) };
  const change = (by: typeof first, id: string, roles: readonly string[]) =>
    send('PUT', `/api/Admin/Users/${id}/Roles`, by.accessToken, { roles });
  expect((await change(first, second.id, ['user', 'admin'])).statusCode).toBe(200);
  const rolesOf = async (id: string) => (await loadUser(store, id))?.roles ?? [];

  return {
    ...{ first, second, change, rolesOf },
    erase: (by: typeof first, id: string) =>
      send('POST', `/api/Admin/Users/${id}/Erase`, by.accessToken, { ground: 'requested', reason: 'Asked for it' }),
    admins: async () => {
      const roles = await Promise.all([first.id, second.id].map(rolesOf));
      return roles.filter((all) => all.includes('admin'));
    },
    /** Lets all requests start and wait for the same lock before the first one decides. */
    atOnce: <Answer>(requests: readonly (() => PromiseLike<Answer>)[]): Promise<readonly Answer[]> =>
      inTransaction(pool, async (client) => {
        await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.firstAdmin]);
        const answers = requests.map((request) => Promise.resolve(request()));
        await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(requests.length);
        return answers;
      }).then((answers) => Promise.all(answers)),
  };
}

const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted
  and database = (select oid from pg_database where datname = current_database())`;
