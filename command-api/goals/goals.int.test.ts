import { expect, test } from 'vitest';
import { assignableUsers, goalCommands, goalDetail, goalList } from '#domain/goals/contract/calls.ts';
import type { GoalCondition } from '#domain/goals/contract/conditions.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { notificationList } from '#domain/notifications/contract/calls.ts';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';
import { courseIn, enrol } from '#infra/lab/testing/course.ts';
import { groupBy, joining } from '#infra/lab/testing/group.ts';
import { analysed, measuredSession } from '#infra/lab/testing/measured-session.ts';
import { remindAll } from './remind.ts';

const app = await testApp();
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

async function withGoal(person: AppPerson, body: Parameters<typeof set>[1] = {}) {
  const id = await set(person, body);
  return { id, params: { id } };
}

async function set(person: AppPerson, body: object): Promise<string> {
  return (await person.send(goalCommands.CreateGoal, { body })).body.id;
}

const fewFillers: { conditions: GoalCondition[] } = { conditions: [{ type: 'filler_words', value: 2 }] };

async function seen(person: AppPerson, id: string) {
  await app.settle();
  return (await person.send(goalDetail, { params: { id } })).body;
}

/** The notifications about goals. */
const told = async (person: AppPerson) => {
  await app.settle();
  const { notifications } = (await person.send(notificationList)).body;
  return notifications
    .filter(({ type }) => type.startsWith('goal_'))
    .map(({ type, concerns }) => [type, concerns.goalId]);
};

test('shows a new goal immediately, with default values for omitted fields', async () => {
  const ada = await app.person();
  const { headers, body } = await ada.send(goalCommands.CreateGoal, { body: {} });
  const wait = { 'x-min-position': headers.get('x-position') ?? '' };
  const { body: list } = await ada.send(goalList, { headers: wait });
  const goal = { id: body.id, target: 5, dueDate: null, isExtended: false, conditions: [], isCreator: true };
  expect(list.assignedGoals).toMatchObject([{ ...goal, progress: 0, isCompleted: false, state: 'open' }]);
  expect(list.createdGoals).toMatchObject([{ ...goal, assignedUsers: [{ email: ada.email, progress: 0 }] }]);
});

test('counts each session once, says why others did not count, and the third one reaches the goal', async () => {
  const ada = await app.person();
  await measuredSession(app, ada, { score: 9, sessionName: 'Zu früh' });
  const { id } = await withGoal(ada, { target: 3, ...fewFillers });
  const first = await measuredSession(app, ada, { score: 6, fillers: 1.5, sessionName: 'Eins' });
  await measuredSession(app, ada, { score: 8, fillers: 3, sessionName: 'Äh' });
  await measuredSession(app, ada, { score: null, fillers: 0, sessionName: 'Zu kurz' });
  await measuredSession(app, ada, { score: 7, fillers: 2, sessionName: 'Zwei' });
  await analysed(app, first, { score: 6.5, fillers: 1 });

  const before = await seen(ada, id);
  expect(before.own).toMatchObject({ progress: 2, isCompleted: false, state: 'open', averageScore: 6.75 });
  expect(before.sessions.map(({ name, counts, unmet }) => [name, counts, unmet])).toEqual([
    ['Zwei', true, []],
    ['Zu kurz', false, []],
    ['Äh', false, [{ type: 'filler_words', measured: 3 }]],
    ['Eins', true, []],
  ]);
  expect(await told(ada)).toEqual([]);

  await measuredSession(app, ada, { score: 5, fillers: 0, sessionName: 'Drei' });
  expect((await seen(ada, id)).own).toMatchObject({ progress: 3, isCompleted: true, state: 'reached' });
  expect(await told(ada)).toEqual([['goal_reached', id]]);
  const isNew = async () => {
    await app.settle();
    return (await ada.send(goalList)).body.assignedGoals.map(({ isNewlyReached }) => isNewlyReached);
  };
  expect(await isNew()).toEqual([true]);
  expect((await ada.send(goalCommands.CelebrateGoal, { params: { id } })).status).toBe(204);
  expect(await isNew()).toEqual([false]);

  await ada.send(sessionCommands.DeleteSession, { params: { id: first } });
  expect((await seen(ada, id)).own).toMatchObject({ progress: 2, isCompleted: true, state: 'reached' });
});

test('judges a changed goal anew', async () => {
  const ada = await app.person();
  const { id, params } = await withGoal(ada, { target: 2, ...fewFillers });
  await measuredSession(app, ada, { score: 6, fillers: 4 });
  expect((await seen(ada, id)).own?.progress).toBe(0);
  const conditions: GoalCondition[] = [{ type: 'filler_words', value: 5 }];
  const { status } = await ada.send(goalCommands.ChangeGoal, { params, body: { title: 'Neu', target: 1, conditions } });
  expect(status).toBe(204);
  expect(await seen(ada, id)).toMatchObject({ title: 'Neu', target: 1, own: { progress: 1, isCompleted: true } });
});

test('reminds before the due date, tells when it has passed, and lets the person extend it', async () => {
  const ada = await app.person();
  const { id, params } = await withGoal(ada, { dueDate: inDays(1) });
  await app.settle();
  const tools = { pool: app.deps.pool, handle: createCommandHandler(app.deps) };
  await remindAll(tools, new Date());
  await remindAll(tools, new Date());
  expect(await told(ada)).toEqual([['goal_due', id]]);

  const late = { pool: app.deps.pool, handle: createCommandHandler({ ...app.deps, now: () => new Date(inDays(2)) }) };
  await remindAll(late, new Date(inDays(2)));
  expect(await told(ada)).toEqual([
    ['goal_missed', id],
    ['goal_due', id],
  ]);

  await ada.send(goalCommands.ChangeGoal, { params, body: { dueDate: inDays(9) } });
  expect(await seen(ada, id)).toMatchObject({ isExtended: true, own: { state: 'open' } });
});

test('refuses an invalid goal', async () => {
  const [ada, bob] = [await app.person(), await app.person()];
  const refused = async (body: object) => (await ada.send(goalCommands.CreateGoal, { body })).body;
  expect(await refused({ dueDate: inDays(-1) })).toMatchObject({ code: 'invalid_input', field: 'dueDate' });
  expect(await refused({ assignedUsers: [] })).toMatchObject({ code: 'invalid_input', field: 'assignedUsers' });
  expect(await refused({ assignedUsers: [bob.id] })).toMatchObject({ code: 'user_not_found' });
  expect(await refused({ target: 0 })).toMatchObject({ code: 'invalid_input', field: 'target' });
  const twice = [...fewFillers.conditions, ...fewFillers.conditions];
  expect(await refused({ conditions: twice })).toMatchObject({ code: 'invalid_input', field: 'conditions' });
});

test('hides the goals of others', async () => {
  const [ada, bob] = [await app.person(), await app.person()];
  const { id, params } = await withGoal(ada);
  await app.settle();
  const answers = await Promise.all([
    bob.send(goalDetail, { params }),
    bob.send(goalCommands.ChangeGoal, { params, body: {} }),
    bob.send(goalCommands.RemoveGoal, { query: { goalId: id } }),
    bob.send(goalCommands.AssignUser, { params }),
  ]);
  for (const { status, body } of answers) expect({ status, body }).toMatchObject({ status: 404 });
  expect((await seen(ada, id)).id).toBe(id);
});

test('removes a goal', async () => {
  const ada = await app.person();
  const { id, params } = await withGoal(ada);
  const { status } = await ada.send(goalCommands.RemoveGoal, { query: { goalId: id } });
  expect(status).toBe(204);
  await app.settle();
  expect((await ada.send(goalDetail, { params })).status).toBe(404);
  expect((await ada.send(goalList)).body).toEqual({ assignedGoals: [], createdGoals: [] });
});

test('lists a seminar’s goal with its block and element', async () => {
  const [owner, ada] = [await app.person(), await app.person()];
  const { seminarId, ids } = await courseIn(owner, {
    goal: (where) =>
      owner.send(seminarCommands.WriteGoal, { body: { ...where, title: 'Zwei ohne Äh', target: 2, ...fewFillers } }),
  });
  await enrol(app, owner, seminarId, [ada]);
  await measuredSession(app, ada, { score: 6, fillers: 1 });
  await app.settle();
  const { body } = await ada.send(goalList);
  expect(body.createdGoals).toEqual([]);
  expect(body.assignedGoals).toMatchObject([
    {
      ...{ id: ids.goal, target: 2, progress: 1, state: 'open', isCreator: false },
      ...{ seminarId, seminarTitle: 'Frei sprechen', blockTitle: 'Woche 1', elementTitle: 'Zwei ohne Äh' },
    },
  ]);
});

test('a group leader assigns a goal to members and sees their progress; a member cannot assign goals to others', async () => {
  const roles = [...newcomerRoles, 'subscriber-basic'];
  const [lead, bob, eve] = [await app.person({ roles }), await app.person({ roles }), await app.person({ roles })];
  const groupId = await groupBy(lead, { isPublic: true });
  await joining(app, lead, groupId, [bob]);
  await app.settle();
  const names = async (person: AppPerson) => (await person.send(assignableUsers)).body.map(({ id }) => id);
  expect(await names(lead)).toEqual([lead.id, bob.id]);
  expect(await names(bob)).toEqual([bob.id]);

  const create = (person: AppPerson, ...people: AppPerson[]) =>
    person.send(goalCommands.CreateGoal, { body: { target: 1, assignedUsers: people.map(({ id }) => id) } });
  expect((await create(lead, eve)).body).toMatchObject({ code: 'user_not_found' });
  expect((await create(bob, lead)).body).toMatchObject({ code: 'user_not_found' });
  const { id } = (await create(lead, bob)).body;
  expect(await told(bob)).toContainEqual(['goal_assigned', id]);

  await measuredSession(app, bob, { score: 7 });
  const seenByLead = await seen(lead, id);
  expect(seenByLead).toMatchObject({ own: null, sessions: [], assignedUsers: [{ id: bob.id, isCompleted: true }] });
  expect(await told(lead)).toContainEqual(['goal_reached_by', id]);
  expect((await seen(bob, id)).assignedUsers).toBeNull();
  expect((await eve.send(goalDetail, { params: { id } })).status).toBe(404);
});
