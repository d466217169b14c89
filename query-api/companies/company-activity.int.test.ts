import { expect, test } from 'vitest';
import { companyActivity, companyCommands, companyUsers, keptData } from '#domain/companies/contract/calls.ts';
import { invitationCommands, invitationList } from '#domain/invitations/contract/calls.ts';
import { newId } from '#infra/ids.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';
import { companyWithSeats } from '#infra/lab/testing/company.ts';
import { recording } from '#infra/lab/testing/recording.ts';
import { activityOf } from './company-activity.ts';

const app = await testApp();
const now = new Date('2026-11-23T12:00:00Z');

test('covers only past months, and people who were employees for a whole month', async () => {
  const id = await companySince('2026-08-20T10:00:00Z');
  const eleven = await Promise.all(
    [2, 3, 0, 1, 4, 9, 1, 0, 0, 2, 0].map((sessions) => employee(id, { talks: { '2026-10': sessions } })),
  );
  await employee(id, { since: '2026-10-01T00:00:01Z', talks: { '2026-10': 90 } });
  await employee(id, { until: '2026-10-31T23:59:59Z', talks: { '2026-10': 90 } });
  const told = { month: '2026-10', people: 11, active: { least: 6, most: 11 }, talks: { least: 0 } };
  expect(await activityOf(app.database, id, now)).toEqual([
    told,
    { month: '2026-09', people: 11 + 1, active: { least: 0, most: 5 }, talks: { least: 0 } },
  ]);

  // People who leave, join or become managers afterwards do not change published figures.
  await app.database.query(
    `update companies.employee_time set times = jsonb_build_array(jsonb_build_object(
       'since', '2026-08-25T10:00:00Z', 'until', '2026-11-02T10:00:00Z')) where user_id = $1`,
    [eleven[0]],
  );
  expect((await activityOf(app.database, id, now))[0]).toEqual(told);
  const later = await activityOf(app.database, id, new Date('2026-12-01T00:00:00Z'));
  expect(later.map(({ month }) => month)).toEqual(['2026-11', '2026-10', '2026-09']);
  expect(later[0]).toEqual({
    month: '2026-11',
    people: 11,
    active: { least: 0, most: 5 },
    talks: { least: 0 },
  });
});

test('reports nothing about fewer than eleven people', async () => {
  const id = await companySince('2026-08-20T10:00:00Z');
  await Promise.all([2, 3, 0, 1, 1, 1, 1, 1, 1, 1].map((sessions) => employee(id, { talks: { '2026-10': sessions } })));
  expect(await activityOf(app.database, id, now)).toEqual([
    { month: '2026-10', people: null, active: null, talks: null },
    { month: '2026-09', people: null, active: null, talks: null },
  ]);
});

test('counts times and sessions from events, and keeps the counts of deleted sessions', async () => {
  const [ada, bob] = [await app.person(), await app.person()];
  const id = await companyOf(ada, [bob]);
  const session = await bob.uploaded(await recording('talk.wav'));
  await bob.send(`DELETE /api/Sessions/${session}`);
  await ada.send(companyCommands.ChangeCompanyRole, { params: { userId: bob.id }, body: { isManager: true } });
  await ada.send(companyCommands.ChangeCompanyRole, { params: { userId: bob.id }, body: { isManager: false } });
  await app.settle();
  const times = await app.database.query('select times from companies.employee_time where company_id = $1', [id]);
  expect(times.rows).toEqual([
    {
      times: [
        { since: expect.any(String), until: expect.any(String) },
        { since: expect.any(String), until: null },
      ],
    },
  ]);
  const counts = await app.database.query('select talks from companies.talk_count where user_id = $1', [bob.id]);
  expect(counts.rows).toEqual([{ talks: 1 }]);
});

test('only owner and managers read the figures, and nobody sees the sessions of others', async () => {
  const [ada, mia, bob, eve] = [await app.person(), await app.person(), await app.person(), await app.person()];
  const id = await companyOf(ada, [mia, bob]);
  await ada.send(companyCommands.ChangeCompanyRole, { params: { userId: mia.id }, body: { isManager: true } });
  const session = await bob.uploaded(await recording('talk.wav'));
  await app.settle();
  const statusOf = async (person: AppPerson) => (await person.send(companyActivity)).status;
  expect([await statusOf(ada), await statusOf(mia), await statusOf(bob), await statusOf(eve)]).toEqual([
    200, 200, 403, 404,
  ]);
  // Everybody in the company may read which data is stored.
  for (const person of [ada, mia, bob]) {
    const { body } = await person.send(keptData);
    expect(body.find(({ data }) => data === 'recordings')?.readers).not.toContain('company');
  }
  expect((await eve.send(keptData)).status).toBe(404);
  const ofSession = ['', '/Media', '/Series', '/Peaks', '/Captions.vtt', '/Report.pdf'];
  for (const person of [ada, mia, eve])
    for (const part of ofSession) {
      const { status } = await person.send(`GET /api/Sessions/${session}${part}`);
      expect([part, status]).toEqual([part, 404]);
    }
  for (const person of [ada, mia]) {
    const { body } = await person.send(companyUsers, { params: { id } });
    for (const user of body)
      expect(Object.keys(user).toSorted()).toEqual([
        ...['email', 'expiresAt', 'hasAccepted', 'hasSeat', 'invitationId', 'isManager', 'isOwner', 'name'],
        ...['userId', 'username'],
      ]);
  }
});

async function companySince(createdAt: string): Promise<string> {
  const id = newId();
  await app.database.query(
    `insert into companies.company_list (id, name, vat_id, country, vat_status, licences, created_at, members, invitations, people,
       is_suspended)
     values ($1, 'Redekunst', 'DE136695976', 'DE', 'valid', 9, $2, '[]', '[]', '{}', false)`,
    [id, createdAt],
  );
  return id;
}

type Past = Readonly<{ since?: string; until?: string; talks: Readonly<Record<string, number>> }>;

async function employee(companyId: string, { since = '2026-08-25T10:00:00Z', until, talks }: Past): Promise<string> {
  const id = newId();
  const times = JSON.stringify([{ since, until: until ?? null }]);
  await app.database.query('insert into companies.employee_time values ($1, $2, $3)', [companyId, id, times]);
  for (const [month, count] of Object.entries(talks))
    if (count > 0) await app.database.query('insert into companies.talk_count values ($1, $2, $3)', [id, month, count]);
  return id;
}

/** A company with a seat for each of these people. */
async function companyOf(owner: AppPerson, people: readonly AppPerson[]): Promise<string> {
  const id = await companyWithSeats(app, owner, people.length);
  await owner.send(companyCommands.InviteToCompany, { body: { emails: people.map(({ email }) => email) } });
  await app.settle();
  for (const person of people) {
    const invitation = (await person.send(invitationList)).body.find(({ company }) => company !== null);
    await person.send(invitationCommands.AcceptInvitation, { params: { id: invitation?.id ?? '' }, body: {} });
  }
  await app.settle();
  return id;
}
