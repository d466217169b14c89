import { expect, test, vi } from 'vitest';
import { permissionsOf } from '#domain/kernel/roles.ts';
import { usersArea } from '#domain/users/area.ts';
import { readSettings } from '#infra/config/settings.ts';
import { accessTokens } from '#infra/http/access-token.ts';
import { createHttp } from '#infra/http/http.ts';
import { createRules } from '#infra/http/rules.ts';
import { freshDatabase } from '#infra/lab/testing/test-database.ts';
import { companiesProjection } from '#projections/companies/area.ts';
import { goalsProjection } from '#projections/goals/area.ts';
import { groupsProjection } from '#projections/groups/area.ts';
import { invitationsProjection } from '#projections/invitations/area.ts';
import { meetingsProjection } from '#projections/meetings/area.ts';
import { newsProjection } from '#projections/news/area.ts';
import { notificationsProjection } from '#projections/notifications/area.ts';
import { participationProjection } from '#projections/participation/area.ts';
import { presentationsProjection } from '#projections/presentations/area.ts';
import { progressProjection } from '#projections/progress/area.ts';
import { quotasProjection } from '#projections/quotas/area.ts';
import { readModelNames } from '#projections/read-model-names.ts';
import { prepare } from '#projections/runner.ts';
import { seminarsProjection } from '#projections/seminars/area.ts';
import { sessionsProjection } from '#projections/sessions/area.ts';
import { sharesProjection } from '#projections/shares/area.ts';
import { usersProjection } from '#projections/users/area.ts';
import type { QueryTools } from '../query-area.ts';
import { serveQueries } from '../serve-query.ts';
import { users } from './area.ts';
import { principalFromRows } from './principal-from-rows.ts';

test('shows the account and this month’s used quota', async () => {
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

test('shows an unused quota, and no limit for an admin', async () => {
  const { get } = await queryApi();
  const { quotas, privileges } = (await get('/api/Users/GetByToken', boss)).json();
  expect(quotas.analysis.fast).toEqual({ limit: -1, used: 0 });
  expect(privileges).toBe(true);
});

test('the bundle contains the account and own sessions, the newest first', async () => {
  const { get } = await queryApi();
  const bundle = (await get('/api/Users/Data')).json();
  expect(bundle.user).toEqual((await get('/api/Users/GetByToken')).json());
  expect(bundle.sessions).toMatchObject([
    { id: newer, name: 'b' },
    { id: older, name: 'a' },
  ]);
  expect(bundle).toMatchObject({ active: false, company: null, goals: { createdGoals: [] } });
});

test('names all read models that an answer was made from', async () => {
  const { get } = await queryApi();
  const readsOf = async (url: string) => (await get(url)).headers['x-reads'];
  expect(
    String(await readsOf('/api/Users/GetByToken'))
      .split(',')
      .toSorted(),
  ).toEqual([...['inbox', 'quota-usage', 'role-permission-list', 'user-account']]);
  expect(await readsOf('/api/Users/Nobody')).toBe(undefined);
});

test('the dashboard shows a few items of each kind', async () => {
  const { get } = await queryApi();
  expect((await get('/api/Users/Dashboard')).json()).toEqual({
    nextStep: null,
    goals: [{ id: goal, title: 'Ruhig', target: 3, dueDate: '2099-12-01T08:00:00.000Z', isReached: false }],
    groups: [{ id: group, name: 'Redner', joinedAt: '2026-01-05T10:00:00.000Z' }],
    videos: [],
    news: [{ id: article, title: 'Neues', createdAt: '2026-02-01T10:00:00.000Z', bannerImage: null }],
    progress: {
      sessions: 2,
      parts: { pitch: 6, volume: 7 },
      averageScore: null,
      latest: [
        { id: newer, name: 'b', createdAt: '2026-01-02T00:00:00.000Z', sessionScore: null },
        { id: older, name: 'a', createdAt: '2026-01-01T00:00:00.000Z', sessionScore: null },
      ],
    },
    slides: [{ id: deck, name: 'Zahlen', createdAt: '2026-01-06T10:00:00.000Z' }],
  });
  expect((await get('/api/Users/Data')).json()).toMatchObject({
    groups: [{ id: group }],
    goals: { assignedGoals: [{ id: goal }] },
    articles: [{ id: article, title: 'Neues' }],
    presentations: [{ id: deck, name: 'Zahlen' }],
    metaAnalysis: [{ attributeType: 'session_score', verdict: 'too_few' }],
  });
  expect((await get('/api/Users/Dashboard', boss)).json()).toMatchObject({ goals: [], groups: [] });
});

test('suggests the most urgent next step', async () => {
  const { get, pool } = await queryApi();
  const step = async () => (await get('/api/Users/Dashboard')).json().nextStep;
  await pool.query(`insert into goals.pursuit (goal_id, user_id, since, target, conditions, due_at, is_reached, reminded)
    values ('${goal}', '${boss}', '2026-01-01', 3, '[]', now() + interval '1 day', false, '[]')`);
  await pool.query(`insert into groups.post (id, group_id, poster_id, title, body, files, created_at) values
    ('${older}', '${group}', '${boss}', 'a', 'a', '[]', now()), ('${newer}', '${group}', '${boss}', 'b', 'b', '[]', now()),
    ('${foreign}', '${group}', '${ada}', 'c', 'c', '[]', now())`);
  expect(await step()).toEqual({ kind: 'posts', groupId: group, group: 'Redner', count: 2 });
  await pool.query(`insert into invitations.invitation_list
    (id, target_type, target_id, email, inviter_id, invitee_id, role, standing, sent_at)
    values ('${article}', 'group', '${group}', 'ada@example.org', '${boss}', '${ada}', 'member', 'open', now())`);
  expect(await step()).toEqual({ kind: 'invitation', invitationId: article });
  await pool.query(`insert into shares.share_feedback
    (id, session_id, owner_id, author_id, share_id, text, given_at, is_read) values
    ('${goal}', '${newer}', '${ada}', '${boss}', 'x', 'gut', now(), false),
    ('${group}', '${older}', '${ada}', '${boss}', 'x', 'gut', now(), true)`);
  expect(await step()).toEqual({ kind: 'feedback', sessionId: newer, session: 'b', count: 1 });
  await pool.query(`update goals.pursuit set due_at = now() + interval '1 day'`);
  expect(await step()).toMatchObject({ kind: 'goal', goalId: goal, isOverdue: false });
});

// Each list of the bundle is the answer of its own call.
test.each([
  ['Dashboard', 4],
  ['Data', 11],
])('%s takes at most %s statements, and one for the caller', async (call, most) => {
  const { get, pool } = await queryApi();
  const statements = vi.spyOn(pool, 'query');
  await get(`/api/Users/${call}`);
  expect(statements.mock.calls.length).toBeLessThanOrEqual(most + 1);
});

test('signed-in people may read roles and their permissions', async () => {
  const { get } = await queryApi();
  const roles = (await get('/api/Users/GetAllRoles')).json();
  expect(roles).toContainEqual({ name: 'auditor', title: null });
  const permissions = (await get('/api/Users/GetRolePermissions')).json();
  expect(permissions).toHaveLength(roles.length);
  expect(permissions).toContainEqual({ role: 'teacher', permissions: ['teacher:default'] });
});

test('a person has the permissions of their roles', async () => {
  const { get } = await queryApi();
  const own = (await get('/api/Users/GetUserPermissions')).json();
  expect(own).toEqual(permissionsOf(['user', 'subscriber-free']));
});

test.each(['GetByToken', 'Data', 'Dashboard', 'GetAllRoles', 'GetRolePermissions', 'GetUserPermissions'])(
  '%s refuses people who are not signed in',
  async (call) => {
    const { http } = await queryApi();
    expect((await http.inject(`/api/Users/${call}`)).statusCode).toBe(401);
  },
);

const [ada, boss, other] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const [goal, group, article, deck] = ['d', 'e', 'f', '9'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
  string,
];
const [older, newer, foreign] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];

const read = [
  usersProjection,
  quotasProjection,
  sessionsProjection,
  goalsProjection,
  groupsProjection,
  newsProjection,
  companiesProjection,
  invitationsProjection,
  meetingsProjection,
  notificationsProjection,
  presentationsProjection,
  progressProjection,
  sharesProjection,
  seminarsProjection,
  participationProjection,
];

async function queryApi() {
  const { pool } = await freshDatabase();
  for (const projection of read) await prepare(projection, pool);
  await pool.query(`insert into users.user_account values
    ('${ada}', 'ada@example.org', 'ada', 'Ada', 'Lovelace', 'en', '{user,subscriber-free}', true, true, true, true, 0),
    ('${boss}', 'boss@example.org', 'boss', 'Boss', 'Boss', 'de', '{admin,user}', true, true, true, true, 0)`);
  await pool.query(`insert into quotas.quota_usage
    select owner || '_' || period, owner, period, fast, relaxed, '{}', 1, 0, '{}', 0, 0
      from (values ('${ada}', to_char(now() at time zone 'utc', 'YYYYMM'), 2, 7), ('${ada}', '202001', 9, 9),
                   ('${other}', to_char(now() at time zone 'utc', 'YYYYMM'), 5, 5)) v (owner, period, fast, relaxed)`);
  await pool.query(`insert into sessions.session_list
    (id, owner_id, name, created_at, recording_date, locale, type, analysis_status) values
    ('${older}', '${ada}', 'a', '2026-01-01', '2026-01-01', 'de', 'audio', 'Succeeded'),
    ('${newer}', '${ada}', 'b', '2026-01-02', '2026-01-02', 'de', 'audio', 'Succeeded'),
    ('${foreign}', '${other}', 'c', '2026-01-03', '2026-01-03', 'de', 'audio', 'Succeeded')`);

  await pool.query(`insert into goals.goal_list (id, owner_id, title, target, conditions, created_at)
    values ('${goal}', '${boss}', 'Ruhig', 3, '[]', '2026-01-01')`);
  await pool.query(`insert into goals.pursuit (goal_id, user_id, since, target, conditions, due_at, is_reached, reminded)
    values ('${goal}', '${ada}', '2026-01-01', 3, '[]', '2099-12-01T08:00:00Z', false, '[]')`);
  await pool.query(`insert into news.article (id, author_id, title, body, files, is_draft, posted_at) values
    ('${article}', '${boss}', 'Neues', '<p>a</p>', '[]', false, '2026-02-01T10:00:00Z'),
    ('${goal}', '${boss}', 'Entwurf', '<p>a</p>', '[]', true, '2026-03-01T10:00:00Z')`);
  await pool.query(`insert into progress.session_measures
    (id, owner_id, name, created_at, recording_date, type, kind, is_scored, session_score, pitch, volume, measures) values
    ('${newer}', '${ada}', 'b', '2026-01-02', '2026-01-02', 'audio', 'presentation', true, 7, 8, 7, '{}'),
    ('${older}', '${ada}', 'a', '2026-01-01', '2026-01-01', 'audio', 'presentation', true, 5, 4, null, '{}')`);
  await pool.query(`insert into groups.group_list
    (id, owner_id, name, is_public, is_visible_to_company, is_closed, is_removed, member_count, created_at)
    values ('${group}', '${boss}', 'Redner', false, false, false, false, 1, '2026-01-01')`);
  await pool.query(`insert into groups.member (group_id, person_id, is_manager, is_visible, joined_at)
    values ('${group}', '${ada}', false, true, '2026-01-05T10:00:00Z')`);

  await pool.query(`insert into presentations.presentation (id, owner_id, name, file, created_at, drawn, used_by, is_withdrawn) values
    ('${deck}', '${ada}', 'Zahlen', '{}', '2026-01-06T10:00:00Z', 0, '[]', false),
    ('${foreign}', '${other}', 'Andere', '{}', '2026-01-07T10:00:00Z', 0, '[]', false)`);

  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const tokens = accessTokens(Buffer.alloc(32, 1));
  const rules = createRules(tokens, principalFromRows(pool));
  const http = await createHttp(settings);
  serveQueries(usersArea, users as never, { http, pool, settings, readModelNames } as unknown as QueryTools, rules);
  const get = async (url: string, userId = ada) =>
    http.inject({ url, headers: { authorization: `Bearer ${await tokens.issue({ userId })}` } });
  return { get, http, pool };
}
