import { expect, test } from 'vitest';
import { meetingCommands } from '#domain/meetings/contract/calls.ts';
import { notificationList } from '#domain/notifications/contract/calls.ts';
import { assessmentResults, assessmentsAsCsv } from '#domain/participation/contract/assessments.ts';
import { participationCommands as calls, participationUploads } from '#domain/participation/contract/calls.ts';
import { matrixAsCsv, participantMatrix } from '#domain/participation/contract/participants.ts';
import { sharedVideos, submissionDetail } from '#domain/participation/contract/submissions.ts';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';
import { adding, courseIn, enrol, seminarSeen } from '#infra/lab/testing/course.ts';
import { spokenSession } from '#infra/lab/testing/spoken-sound.ts';
import { remindOfDeadlines } from './remind.ts';

const app = await testApp();

async function sharedSession(person: AppPerson, seminarId: string, elementId: string): Promise<string> {
  const form = { seminarId, elementId, type: 'audio' } as const;
  const { body } = await person.send(participationUploads.SubmitVideoPresentation, { form, file: spokenSession() });
  const id = body.id ?? '';
  await person.send(calls.ShareSubmission, { params: { id } });
  return id;
}

test('peers and the owner rate submissions by the seminar’s criteria, with results per submission and their agreement', async () => {
  const owner = await app.person();
  const [ada, bob, cem] = [
    await app.person({ firstName: 'Ada', lastName: 'Berg' }),
    await app.person(),
    await app.person(),
  ];
  const { seminarId, ids } = await courseIn(owner, { film: adding(owner).recording({ byCriteria: true }) });
  const criteria = [
    { name: 'Aufbau', description: 'Faden', levels: ['keiner', 'da', 'klar'] },
    { name: 'Stimme', levels: ['leise', 'trägt'] },
  ];
  const set = await owner.send(seminarCommands.ChangeCriteria, { body: { seminarId, criteria } });
  expect(set.body.criteria).toMatchObject(criteria);
  const [build = '', voice = ''] = set.body.criteria.map(({ id }) => id);
  await enrol(app, owner, seminarId, [ada, bob, cem]);
  expect(await seminarSeen(app, bob, seminarId)).toMatchObject({
    criteria,
    blocks: [{ elements: [{ byCriteria: true }] }],
  });

  const session = await sharedSession(ada, seminarId, ids.film ?? '');
  const other = await sharedSession(bob, seminarId, ids.film ?? '');
  const rate = (person: AppPerson, id: string, ...levels: { criterionId: string; level: number }[]) =>
    person.send(calls.AssessSubmission, { params: { id }, body: { levels } });
  const level = (criterionId: string, n: number) => ({ criterionId, level: n });
  expect((await rate(ada, session, level(build, 3))).body).toMatchObject({ code: 'user_not_authorized' });
  expect((await rate(bob, session, level(build, 4))).body).toMatchObject({ code: 'invalid_input' });
  const stranger = await app.person();
  expect((await rate(stranger, session, level(build, 1))).body).toMatchObject({ code: 'not_found' });
  expect((await rate(bob, session, level(build, 1))).body).toEqual({ levels: [level(build, 1)] });
  await rate(bob, session, level(build, 3), level(voice, 2));
  await rate(cem, session, level(build, 3));
  await rate(owner, session, level(build, 2));
  await rate(cem, other, level(build, 1));
  await rate(owner, other, level(build, 1));
  await app.settle();

  // A peer sees only their own rating. The author sees how often each level was given, without names.
  const videos = (await bob.send(sharedVideos, { params: { seminarId } })).body;
  expect(videos.find(({ id }) => id === session)).toMatchObject({
    criteria,
    ownLevels: [level(build, 3), level(voice, 2)],
  });
  const seen = async (person: AppPerson) => (await person.send(submissionDetail, { params: { id: session } })).body;
  expect((await seen(cem)).assessed).toEqual([]);
  expect((await seen(ada)).assessed).toEqual([
    { criterionId: build, counts: [0, 1, 2] },
    { criterionId: voice, counts: [0, 1] },
  ]);
  const told = (await ada.send(notificationList)).body.notifications.map(({ type }) => type);
  expect(told.filter((type) => type === 'rating_received')).toHaveLength(3);

  const { body: results } = await owner.send(assessmentResults, { params: { seminarId } });
  expect(results.criteria).toMatchObject([
    { id: build, ratings: 5, mean: 2, agreement: expect.closeTo(0.8, 5) },
    { id: voice, ratings: 1, mean: 2, agreement: null },
  ]);
  expect(results.talks.find(({ submissionId }) => submissionId === session)).toMatchObject({
    user: { id: ada.id, name: 'Ada Berg' },
    raters: 3,
    results: [{ criterionId: build, mean: expect.closeTo(2.667, 3), counts: [0, 1, 2] }, { mean: 2 }],
  });
  expect((await ada.send(assessmentResults, { params: { seminarId } })).body).toMatchObject({
    code: 'seminar_not_found',
  });
  const file = await owner.send(assessmentsAsCsv, { params: { seminarId }, query: { locale: 'en' } });
  expect(String(file.body)).toContain('Ada Berg,Aufnehmen,Aufbau,3,2.67,3,0.8');

  // A changed number of levels makes a new criterion without ratings. The other criterion keeps its ratings.
  const [, second] = set.body.criteria;
  const changed = await owner.send(seminarCommands.ChangeCriteria, {
    body: {
      seminarId,
      criteria: [{ id: build, name: 'Aufbau', levels: ['nein', 'ja'] }, second ?? { name: '', levels: [] }],
    },
  });
  expect(changed.body.criteria.map(({ id }) => id)).toEqual([expect.not.stringMatching(build), voice]);
  await app.settle();
  expect((await owner.send(assessmentResults, { params: { seminarId } })).body.criteria).toMatchObject([
    { ratings: 0, agreement: null },
    { ratings: 1 },
  ]);
});

test('shows a deadline, also in the calendar, reminds of it, marks it overdue, and extends it for one person', async () => {
  const owner = await app.person();
  const [ada, bob] = [await app.person(), await app.person()];
  const { seminarId, blockId, ids } = await courseIn(owner, { read: adding(owner).text });
  const elementId = ids.read ?? '';
  await enrol(app, owner, seminarId, [ada, bob]);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const [soon, later] = [inHours(24), inHours(240)];
  await owner.send(seminarCommands.SetDeadline, { body: { seminarId, partId: blockId, dueAt: soon } });
  const extend = (userIds: string[], dueAt: string | null) =>
    owner.send(calls.ExtendDeadline, { params: { seminarId }, body: { userIds, elementId, dueAt } });
  expect((await extend([bob.id, owner.id], later)).body).toMatchObject({ code: 'seminar_user_not_found' });
  expect((await extend([bob.id], later)).status).toBe(204);
  const due = async (person: AppPerson) => {
    const { blocks } = await seminarSeen(app, person, seminarId);
    return blocks.map(({ deadline, elements }) => [deadline, ...elements.map((one) => [one.deadline, one.dueAt])]);
  };
  expect([await due(ada), await due(bob)]).toEqual([[[soon, [null, soon]]], [[soon, [null, later]]]]);

  const { body: feed } = await ada.send(meetingCommands.MakeCalendarFeed, {});
  const calendar = await app.http.inject(new URL(feed.url).pathname);
  expect(calendar.body).toContain('SUMMARY:Frei sprechen: Lesen');

  const reminded = async (person: AppPerson) =>
    (await person.send(notificationList)).body.notifications.filter(({ type }) => type === 'element_due').length;
  const tools = { ...app.deps, handle: createCommandHandler(app.deps) };
  await remindOfDeadlines(tools, new Date());
  await remindOfDeadlines(tools, new Date(Date.now() + 3_600_000));
  await app.settle();
  expect([await reminded(ada), await reminded(bob)]).toEqual([1, 0]);

  const past = inHours(-1);
  await owner.send(seminarCommands.SetDeadline, { body: { seminarId, partId: elementId, dueAt: past } });
  await app.settle();
  const cells = async () => {
    const { participants } = (await owner.send(participantMatrix, { params: { seminarId } })).body;
    return Object.fromEntries(participants.map(({ id, cells: [cell] }) => [id, [cell?.dueAt, cell?.late]]));
  };
  expect(await cells()).toEqual({ [ada.id]: [past, true], [bob.id]: [later, false] });
  const table = await owner.send(matrixAsCsv, { params: { seminarId } });
  expect(String(table.body)).toContain('überfällig');
  await extend([bob.id], null);
  await ada.send(calls.SubmitReadText, { body: { seminarId, elementId } });
  await app.settle();
  expect(await cells()).toEqual({ [ada.id]: [past, false], [bob.id]: [past, true] });
});

test('only the owner reminds unfinished participants by mail, once a day', async () => {
  const owner = await app.person({ firstName: 'Mia', lastName: 'Eich' });
  const [ada, bob] = [await app.person(), await app.person()];
  const { seminarId, ids } = await courseIn(owner, { read: adding(owner).text });
  await enrol(app, owner, seminarId, [ada, bob]);
  await bob.send(calls.SubmitReadText, { body: { seminarId, elementId: ids.read ?? '' } });
  const remind = (person: AppPerson, userIds: string[]) =>
    person.send(calls.RemindParticipants, { params: { seminarId }, body: { userIds } });
  expect((await remind(ada, [ada.id])).body).toMatchObject({ code: 'seminar_not_found' });
  expect((await remind(owner, [ada.id, owner.id])).body).toMatchObject({ code: 'seminar_user_not_found' });
  expect((await remind(owner, [ada.id, bob.id])).body).toEqual({ reminded: [ada.id] });
  expect((await remind(owner, [ada.id, bob.id])).body).toEqual({ reminded: [] });
  await app.settle();
  const { rows } = await app.database.query<{ text: string }>(
    `select body_text as text from ops.mail where subject = 'Weiter im Seminar „Frei sprechen“' and recipient = any($1)`,
    [[ada.email, bob.email]],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).toContain('Mia Eich erinnert Sie');
  expect(rows[0]?.text).toContain(`/seminars/dashboard/${seminarId}`);
});
