import { expect, test } from 'vitest';
import { permissionsOf } from '#domain/kernel/roles.ts';
import { usersArea } from '#domain/users/area.ts';
import { readSettings } from '#infra/config/settings.ts';
import { accessTokens } from '#infra/http/access-token.ts';
import { createHttp } from '#infra/http/http.ts';
import { createRules } from '#infra/http/rules.ts';
import { freshDatabase } from '#infra/postgres/test-database.ts';
import type { Deps } from '#infra/service.ts';
import { quotasProjection } from '#projections/quotas/area.ts';
import { prepare } from '#projections/runner.ts';
import { sessionsProjection } from '#projections/sessions/area.ts';
import { usersProjection } from '#projections/users/area.ts';
import { principalFromRows } from '../rules.ts';
import { serveQueries } from '../serve-query.ts';
import { users } from './area.ts';

test('a person sees the account, and what is used in this month', async () => {
  const { get } = await queryApi();
  const response = await get('/api/Users/GetByToken');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    id: ada,
    email: 'ada@example.org',
    firstName: 'Ada',
    roles: [{ name: 'user' }, { name: 'subscriber-free' }],
    emailVerified: true,
    locale: 'en',
    lastCheckedNotifications: '2021-05-01T10:00:00.000Z',
    quotas: {
      analysis: { fast: { limit: 30, used: 2 }, relaxed: { limit: 30, used: 7 } },
      ai_feedback: { fast: { limit: 30, used: 1 }, relaxed: { limit: 30, used: 0 } },
    },
  });
});

test('another has used nothing yet, and an admin has no limit', async () => {
  const { get } = await queryApi();
  const { quotas, privileges } = (await get('/api/Users/GetByToken', boss)).json();
  expect(quotas.analysis.fast).toEqual({ limit: -1, used: 0 });
  expect(privileges).toBe(true);
});

test("the bundle holds the account and the person's own talks, newest first", async () => {
  const { get } = await queryApi();
  const bundle = (await get('/api/Users/Data')).json();
  expect(bundle.user).toEqual((await get('/api/Users/GetByToken')).json());
  expect(bundle.sessions).toEqual([{ id: newer }, { id: older }]);
  expect(bundle).toMatchObject({ active: true, company: null, goals: { assignedGoals: [], createdGoals: [] } });
});

test('who is signed in may read roles and what they permit', async () => {
  const { get } = await queryApi();
  const roles = (await get('/api/Users/GetAllRoles')).json();
  expect(roles).toContainEqual({ name: 'auditor' });
  const permissions = (await get('/api/Users/GetRolePermissions')).json();
  expect(permissions).toHaveLength(roles.length);
  expect(permissions).toContainEqual({ role: 'teacher', permissions: ['teacher:default'] });
});

test("a person's own permissions are those of the roles", async () => {
  const { get } = await queryApi();
  const own = (await get('/api/Users/GetUserPermissions')).json();
  expect(own).toEqual(permissionsOf(['user', 'subscriber-free']));
});

test.each(['GetByToken', 'Data', 'GetAllRoles', 'GetRolePermissions', 'GetUserPermissions'])(
  '%s is for people who are signed in',
  async (call) => {
    const { http } = await queryApi();
    expect((await http.inject(`/api/Users/${call}`)).statusCode).toBe(401);
  },
);

const [ada, boss, other] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const [older, newer, foreign] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];

async function queryApi() {
  const { pool } = await freshDatabase();
  for (const projection of [usersProjection, quotasProjection, sessionsProjection]) await prepare(projection, pool);
  await pool.query(`insert into users.user_account values
    ('${ada}', 'ada@example.org', 'ada', 'Ada', 'Lovelace', 'en', '{user,subscriber-free}', true, true, true, true, 0),
    ('${boss}', 'boss@example.org', 'boss', 'Boss', 'Boss', 'de', '{admin,user}', true, true, true, true, 0)`);
  await pool.query(`insert into quotas.quota_usage
    select owner || '_' || period, owner, period, fast, relaxed, '{}', 1, 0, '{}'
      from (values ('${ada}', to_char(now() at time zone 'utc', 'YYYYMM'), 2, 7), ('${ada}', '202001', 9, 9),
                   ('${other}', to_char(now() at time zone 'utc', 'YYYYMM'), 5, 5)) v (owner, period, fast, relaxed)`);
  await pool.query(`insert into sessions.session_list
    (id, owner_id, name, created_at, recording_date, locale, type, analysis_status) values
    ('${older}', '${ada}', 'a', '2026-01-01', '2026-01-01', 'de', 'audio', 'Succeeded'),
    ('${newer}', '${ada}', 'b', '2026-01-02', '2026-01-02', 'de', 'audio', 'Succeeded'),
    ('${foreign}', '${other}', 'c', '2026-01-03', '2026-01-03', 'de', 'audio', 'Succeeded')`);

  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const tokens = accessTokens(Buffer.alloc(32, 1));
  const rules = createRules(tokens, principalFromRows(pool));
  const http = await createHttp(settings);
  serveQueries(usersArea, users as never, { http, pool, settings } as unknown as Deps, rules);
  const get = async (url: string, userId = ada) =>
    http.inject({ url, headers: { authorization: `Bearer ${await tokens.issue({ userId })}` } });
  return { get, http };
}
