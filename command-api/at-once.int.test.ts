import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goalCommands, goalList } from '#domain/goals/contract/calls.ts';
import { groupCommands, groupDetail } from '#domain/groups/contract/calls.ts';
import { itemUploads } from '#domain/groups/contract/items.ts';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { meetingCommands, meetingList } from '#domain/meetings/contract/calls.ts';
import { notificationCommands, notificationList } from '#domain/notifications/contract/calls.ts';
import { seminarCommands, seminarDetail } from '#domain/seminars/contract/calls.ts';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import { shareCommands } from '#domain/shares/contract/calls.ts';
import { userCommands } from '#domain/users/contract/calls.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { adding, courseIn } from '#infra/lab/testing/course.ts';
import { groupBy, joining } from '#infra/lab/testing/group.ts';

const app = await testApp();

test('accepts all commands that a person sends from several tabs at the same time', async () => {
  const ada = await app.person({ roles: [...newcomerRoles, 'subscriber-premium'] });
  const bob = await app.person({ roles: [...newcomerRoles, 'subscriber-premium'] });
  const groupId = await groupBy(ada);
  await joining(app, ada, groupId, [bob]);
  const session = await ada.uploaded();
  const { seminarId, blockId, ids } = await courseIn(ada, { read: adding(ada).text });
  const goalId = (await ada.send(goalCommands.CreateGoal, { body: { title: 'Ruhig' } })).body.id;
  const counted = { goals: 1, blocks: 1, posts: 0, meetings: 0 };
  const times = { startDate: '2030-05-02T08:00:00.000Z', end: '2030-05-02T09:00:00.000Z' };
  const where = { seminarId, blockId };
  const titles = fc.constantFrom('Eins', 'Zwei', 'Drei');
  const flags = fc.boolean();
  type Sending = Promise<Readonly<{ status: number }>>;
  const counting = (what: keyof typeof counted, send: () => Sending) => () => {
    counted[what] += 1;
    return send();
  };
  const command: fc.Arbitrary<() => Sending> = fc.oneof(
    fc.constant(counting('goals', () => ada.send(goalCommands.CreateGoal, { body: {} }))),
    titles.map((title) => () => ada.send(goalCommands.ChangeGoal, { params: { id: goalId }, body: { title } })),
    titles.map((firstName) => () => ada.send(userCommands.ChangeName, { body: { firstName, lastName: 'King' } })),
    fc
      .constantFrom('de' as const, 'en' as const)
      .map((locale) => () => ada.send(userCommands.ChangeLocale, { body: { locale } })),
    titles.map((name) => () => ada.send(sessionCommands.ChangeSession, { params: { id: session }, body: { name } })),
    flags.map(
      (withMedia) => () =>
        ada.send(shareCommands.ShareSession, { body: { id: session, sharedWith: [bob.email], withMedia } }),
    ),
    fc.constant(() => ada.send(shareCommands.RemoveFromShared, { body: { id: session, sharedWith: [bob.email] } })),
    titles.map((title) =>
      counting('blocks', () => ada.send(seminarCommands.CreateBlock, { body: { seminarId, title } })),
    ),
    titles.map((title) => () => ada.send(seminarCommands.EditBlock, { body: { seminarId, id: blockId, title } })),
    titles.map(
      (title) => () => ada.send(seminarCommands.WriteReadText, { body: { ...where, elementId: ids.read, title } }),
    ),
    flags.map(
      (published) => () => ada.send(seminarCommands.PublishSeminar, { params: { id: seminarId }, body: { published } }),
    ),
    titles.map((title) =>
      counting('posts', () => ada.send(itemUploads.AddGroupPost, { form: { groupId, title, body: 'x' } })),
    ),
    flags.map(
      (isManager) => () => ada.send(groupCommands.ChangeMemberRole, { body: { groupId, userId: bob.id, isManager } }),
    ),
    fc.constant(
      counting('meetings', () => ada.send(meetingCommands.CreateMeeting, { body: { subject: 'Probe', ...times } })),
    ),
    fc.constant(() => ada.send(notificationCommands.MarkNotificationsChecked, { body: {} })),
    flags.map(
      (bell) => () =>
        ada.send(notificationCommands.ChangeNotificationSettings, {
          body: { types: { group_post: { bell, mail: 'off' } }, quietHours: null },
        }),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 12, maxLength: 24 }), async (commands) => {
      const answers = await Promise.all(commands.map((send) => send()));
      expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    }),
    { numRuns: 10 },
  );
  await app.settle();
  expect({
    goals: (await ada.send(goalList)).body.createdGoals.length,
    blocks: (await ada.send(seminarDetail, { params: { id: seminarId } })).body.blocks.length,
    posts: (await ada.send(groupDetail, { params: { id: groupId } })).body.postCount,
    meetings: (await ada.send(meetingList)).body.length,
  }).toEqual(counted);
});

test('notifies each member once per post when posts are written at the same time, and no job fails', async () => {
  const roles = [...newcomerRoles, 'subscriber-premium'] as const;
  const [ada, bob] = [await app.person({ roles }), await app.person({ roles })];
  const groupId = await groupBy(ada);
  await joining(app, ada, groupId, [bob]);
  const written = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      ada.send(itemUploads.AddGroupPost, { form: { groupId, title: `${n}`, body: 'x' } }),
    ),
  );
  expect(written.map(({ status }) => status)).toEqual(Array(12).fill(201));
  await app.settle();
  const { rows } = await app.database.query<{ attempt: number; state: string }>(
    "select distinct attempt, state from ops.job where kind = 'group-post-news' and owner_id = $1",
    [ada.id],
  );
  expect(rows).toEqual([{ attempt: 1, state: 'done' }]);
  const { notifications } = (await bob.send(notificationList)).body;
  expect(
    new Set(notifications.flatMap(({ type, concerns }) => (type === 'group_post' ? [concerns.postId] : []))).size,
  ).toBe(12);
});
