import { expect, test } from 'vitest';
import { goalCommands, goalList } from '#domain/goals/contract/calls.ts';
import { groupDetail, groupMembers, myGroups } from '#domain/groups/contract/calls.ts';
import { invitationCommands, invitationList } from '#domain/invitations/contract/calls.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { notificationCommands } from '#domain/notifications/contract/calls.ts';
import { seminarCommands, seminarList } from '#domain/seminars/contract/calls.ts';
import { sessionDetail, sessionList } from '#domain/sessions/contract/calls.ts';
import { shareCommands } from '#domain/shares/contract/calls.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { userDashboard } from '#domain/users/contract/dashboard.ts';
import { userAccount, userBundle } from '#domain/users/contract/person.ts';
import { newId } from '#infra/ids.ts';
import { type AppPerson, testApp } from '../testing/app.ts';
import { companyWithSeats } from '../testing/company.ts';
import { adding, courseIn } from '../testing/course.ts';
import { groupBy, joining } from '../testing/group.ts';
import { password } from '../testing/person.ts';

// Several calls show the same fact and must agree.
const app = await testApp();
const teacher = () => app.person({ roles: [...newcomerRoles, 'subscriber-premium'] });

test('gives the same time of the last look at notifications in every answer', async () => {
  const ada = await app.person();
  const shown = async () => {
    const account = await ada.send(userAccount);
    const bundle = await ada.send(userBundle);
    const signIn = await app.send<{ userData: { lastCheckedNotifications: string } }>('POST /api/Account/Login', {
      json: { email: ada.email, password },
    });
    return [
      account.body.lastCheckedNotifications,
      bundle.body.lastCheckedNotifications,
      bundle.body.user.lastCheckedNotifications,
      signIn.body.userData.lastCheckedNotifications,
    ];
  };
  await app.settle();
  expect(new Set(await shown())).toEqual(new Set(['2021-05-01T10:00:00.000Z']));
  const { body } = await ada.send(notificationCommands.MarkNotificationsChecked, { body: {} });
  await app.settle();
  expect(await shown()).toEqual(Array(4).fill(body.lastChecked));
});

test('shows the owner of a session with whom it is shared, in the list and in the session', async () => {
  const [ada, bob] = [await teacher(), await teacher()];
  await joining(app, ada, await groupBy(ada), [bob]);
  const id = await ada.uploaded();
  const shown = async () => {
    await app.settle();
    const list = (await ada.send(sessionList)).body.find((row) => row.id === id)?.sharedWith;
    return [list, (await ada.send(sessionDetail, { params: { id } })).body.sharedWith];
  };
  expect(await shown()).toEqual([[], []]);
  await ada.send(shareCommands.ShareSession, { body: { id, sharedWith: [bob.email] } });
  const { username } = (await bob.send(userAccount)).body;
  expect(await shown()).toEqual([[username], [username]]);
});

test('shows the owner of a group as its manager in every answer', async () => {
  const ada = await teacher();
  const id = await groupBy(ada);
  await app.settle();
  const { groups } = (await ada.send(userBundle)).body as { groups: { id: string; isManager: boolean }[] };
  const shown = [
    groups.find((group) => group.id === id)?.isManager,
    (await ada.send(myGroups)).body.find((group) => group.id === id)?.isManager,
    (await ada.send(groupDetail, { params: { id } })).body.isManager,
    (await ada.send(groupMembers, { params: { id } })).body[0]?.isManager,
  ];
  expect(shown).toEqual([true, true, true, true]);
});

test('has the same rows in the query for everything as in the lists', async () => {
  const ada = await teacher();
  await groupBy(ada);
  await courseIn(ada, { read: adding(ada).text });
  await ada.uploaded();
  await ada.send(goalCommands.CreateGoal, { body: { title: 'Drei Vorträge', target: 3 } });
  await app.settle();
  const { sessions, goals, groups, seminars } = (await ada.send(userBundle)).body;
  expect(sessions).toEqual((await ada.send(sessionList)).body);
  expect(goals).toEqual((await ada.send(goalList)).body);
  expect(groups).toEqual((await ada.send(myGroups)).body);
  expect(seminars).toEqual((await ada.send(seminarList)).body);
  for (const list of [sessions, goals.assignedGoals, goals.createdGoals, groups, seminars])
    expect(list).toHaveLength(1);
});

test('shows permissions of roles beside personal ones, and names the tour', async () => {
  const { body } = await (await app.person({ roles: ['user', 'auditor'] })).send(userAccount);
  expect(body.roleClaims).toContainEqual({ type: 'history', value: 'default' });
  expect(body.tutorialId).toBe(body.showTutorial ? 'first-steps' : null);
});

test('lists invitations to a company for its leaders', async () => {
  const [owner, stranger] = [await app.person(), await app.person()];
  const id = await companyWithSeats(app, owner, 3);
  const email = `guest-${newId()}@example.org`;
  await owner.send(invitationCommands.SendInvitations, { body: { companyId: id, userEmails: [email] } });
  await app.settle();
  const list = (person: AppPerson, companyId = id) => person.send(invitationList, { query: { companyId } });
  expect((await list(owner)).body).toMatchObject([{ email, company: { id }, seminar: null }]);
  expect(await list(stranger)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await list(owner, newId())).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

test('refuses an edit of a block without changes', async () => {
  const owner = await teacher();
  const { seminarId, blockId } = await courseIn(owner, { read: adding(owner).text });
  const { status, body } = await owner.send(seminarCommands.EditBlock, { body: { seminarId, id: blockId } });
  expect([status, body]).toMatchObject([404, { code: 'block_data_not_found' }]);
});

test('reports a missing block or element, not a missing seminar', async () => {
  const [owner, stranger] = [await teacher(), await teacher()];
  const { blockId, ids } = await courseIn(owner, { read: adding(owner).text });
  const elementId = ids.read ?? '';
  for (const [person, id] of [
    [owner, newId()],
    [stranger, blockId],
  ] as const) {
    const { status, body } = await person.send(seminarCommands.DeleteBlock, { params: { id } });
    expect([status, body]).toMatchObject([404, { code: 'block_not_found' }]);
  }
  for (const [person, id] of [
    [owner, newId()],
    [stranger, elementId],
  ] as const) {
    const { status, body } = await person.send(seminarCommands.DeleteElement, { params: { id } });
    expect([status, body]).toMatchObject([404, { code: 'element_not_found' }]);
  }
});

test('shows an invitation to the current owner of its address, who alone can accept it', async () => {
  const [owner, ada] = [await teacher(), await app.person()];
  const { seminarId } = await courseIn(owner, { read: adding(owner).text });
  const moved = `moved-${newId()}@example.org`;
  await owner.send(invitationCommands.SendInvitations, { body: { seminarId, userEmails: [ada.email, moved] } });
  await app.settle();
  const shown = async () => (await ada.send(invitationList)).body.map(({ id, email }) => ({ id, email }));
  const waits = async () => (await ada.send(userDashboard)).body.nextStep;
  const [first] = await shown();
  expect(first?.email).toBe(ada.email);
  expect(await waits()).toEqual({ kind: 'invitation', invitationId: first?.id });

  await changeEmail(ada, moved);
  await app.settle();
  const [second, ...more] = await shown();
  expect([second?.email, more]).toEqual([moved, []]);
  expect(await waits()).toEqual({ kind: 'invitation', invitationId: second?.id });
  const accept = (id = '') => ada.send(invitationCommands.AcceptInvitation, { params: { id } });
  expect((await accept(first?.id)).status).toBe(404);
  expect((await accept(second?.id)).status).toBe(200);
});

/** Requests a change of address and follows the links in both mails. */
async function changeEmail(person: AppPerson, email: string): Promise<void> {
  await person.send(userCommands.RequestEmailChange, { body: { email, currentPassword: password } });
  await app.settle();
  for (const [recipient, side] of [
    [person.email, 'old'],
    [email, 'new'],
  ] as const) {
    const { rows } = await app.database.query<{ text: string }>(
      'select body_text as text from ops.mail where recipient = $1',
      [recipient],
    );
    const token = rows.flatMap(({ text }) => /\/auth\/email\/change#token=(\S+)/.exec(text)?.[1] ?? [])[0] ?? '';
    const { status } = await app.send(userCommands.ConfirmEmailChange, { body: { token } });
    if (status !== 200) throw new Error(`the ${side} address was not confirmed`);
  }
}
