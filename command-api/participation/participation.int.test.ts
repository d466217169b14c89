import { expect, test } from 'vitest';
import { notificationList } from '#domain/notifications/contract/calls.ts';
import { participationCommands, participationUploads } from '#domain/participation/contract/calls.ts';
import { elementImpact, participantDetail, participantMatrix } from '#domain/participation/contract/participants.ts';
import {
  elementSubmissions,
  feedbackForUser,
  sharedVideos,
  submissionDetail,
  submissionReport,
} from '#domain/participation/contract/submissions.ts';
import { seminarCommands, seminarList } from '#domain/seminars/contract/calls.ts';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';
import { adding, courseIn, enrol, seminarSeen, statesIn } from '#infra/lab/testing/course.ts';
import { readZip } from '#infra/lab/testing/read-zip.ts';
import { spokenSession } from '#infra/lab/testing/spoken-sound.ts';

const app = await testApp();
const calls = participationCommands;

async function record(person: Pick<AppPerson, 'send'>, seminarId: string, elementId: string) {
  const form = { seminarId, elementId, type: 'audio' } as const;
  return person.send(participationUploads.SubmitVideoPresentation, { form, file: spokenSession() });
}

async function people(count: number) {
  const [owner, ...others] = await Promise.all(Array.from({ length: count + 1 }, () => app.person()));
  return { owner: owner as AppPerson, learners: others };
}

test('a participant works through a seminar: elements are locked, active, completed or skipped', async () => {
  const { owner, learners } = await people(1);
  const [ada] = learners as [AppPerson];
  const add = adding(owner);
  const { seminarId, ids } = await courseIn(owner, {
    read: add.text,
    gaps: (where) =>
      owner.send(seminarCommands.WriteGapText, {
        body: { ...where, title: 'L', text: 'Laut und __.', answers: ['deutlich'] },
      }),
    sort: (where) =>
      owner.send(seminarCommands.WriteCategorize, {
        body: {
          ...where,
          title: 'S',
          categories: [
            { name: 'x', phrases: ['a'] },
            { name: 'y', phrases: ['b'] },
          ],
        },
      }),
    say: (where) =>
      owner.send(seminarCommands.WriteRephrase, { body: { ...where, title: 'R', sentences: ['Ich denke mal.'] } }),
    vr: (where) => owner.send(seminarCommands.WriteVRTraining, { body: { ...where, title: 'V' } }),
  });
  const at = (name: string) => ({ seminarId, elementId: ids[name] ?? '' });
  const stranger = await ada.send(calls.SubmitReadText, { body: at('read') });
  expect(stranger.body).toMatchObject({ code: 'seminar_user_not_found' });
  await enrol(app, owner, seminarId, [ada]);

  expect((await ada.send(calls.SubmitGapText, { body: { ...at('gaps'), answers: ['x'] } })).body).toMatchObject({
    code: 'element_locked',
  });
  const before = await seminarSeen(app, ada, seminarId);
  expect(before.position?.elementId).toBe(ids.read);
  expect(before.blocks[0]?.elements.map(({ lockedBy }) => lockedBy)).toEqual([
    null,
    ids.read,
    ids.read,
    ids.read,
    ids.read,
  ]);
  // Solutions are hidden until the element is submitted.
  expect(before.blocks[0]?.elements[1]).toMatchObject({ text: 'Laut und __.', answers: null });
  expect(before.blocks[0]?.elements[2]).toMatchObject({
    words: ['a', 'b'],
    answers: null,
    categories: [
      { name: 'x', phrases: [] },
      { name: 'y', phrases: [] },
    ],
  });

  const read = await ada.send(calls.SubmitReadText, { body: at('read') });
  expect(read.body).toMatchObject({
    id: expect.any(String),
    state: 'completed',
    progress: 0.2,
    position: { elementId: ids.gaps },
  });
  expect((await ada.send(calls.SubmitReadText, { body: at('read') })).body).toMatchObject({
    id: null,
    state: 'completed',
  });
  expect((await ada.send(calls.SubmitGapText, { body: { ...at('gaps'), answers: [' '] } })).body).toMatchObject({
    code: 'invalid_input',
    field: 'answers',
  });
  expect((await ada.send(calls.SubmitGapText, { body: { ...at('gaps'), answers: ['Deutlich '] } })).body).toMatchObject(
    { correct: [true] },
  );
  const sorted = [{ name: 'x', phrases: ['a', 'b'] }];
  expect((await ada.send(calls.SubmitCategorize, { body: { ...at('sort'), categories: sorted } })).body).toMatchObject({
    correct: [true, false],
  });
  const skip = await ada.send(`GET /api/Submissions/SkipElement/${ids.say}`, {
    headers: { 'sec-purpose': 'prefetch' },
  });
  expect(skip.status).toBe(403);
  expect((await ada.send(calls.SkipElementByGet, { params: { id: ids.say ?? '' } })).headers.get('cache-control')).toBe(
    'no-store',
  );
  expect((await ada.send(calls.SkipElement, { params: { id: ids.say ?? '' } })).body).toMatchObject({
    id: null,
    state: 'skipped',
  });
  expect((await ada.send(calls.SubmitVRTraining, { body: { ...at('vr'), score: 6.9 } })).body).toMatchObject({
    state: 'active',
  });
  expect((await ada.send(calls.SubmitVRTraining, { body: { ...at('vr'), score: 7 } })).body).toMatchObject({
    state: 'completed',
    progress: 0.8,
  });

  const after = await seminarSeen(app, ada, seminarId);
  expect(statesIn(after, ids)).toEqual({
    read: 'completed',
    gaps: 'completed',
    sort: 'completed',
    say: 'skipped',
    vr: 'completed',
  });
  expect(after).toMatchObject({
    progress: 0.8,
    isOwner: false,
    users: null,
    checks: null,
    position: { elementId: ids.vr },
  });
  expect(after.blocks[0]?.elements[1]).toMatchObject({
    answers: ['deutlich'],
    submissions: [{ answers: ['Deutlich '] }],
  });
  expect((await ada.send(seminarList)).body).toMatchObject([
    { id: seminarId, isOwner: false, progress: 0.8, participants: null },
  ]);
  expect((await seminarSeen(app, owner, seminarId)).users).toEqual([
    { id: ada.id, username: expect.any(String), name: expect.any(String), progress: 0.8 },
  ]);
});

test('shows first and last names, with the username only if two are alike', async () => {
  const owner = await app.person();
  const { seminarId } = await courseIn(owner, { read: adding(owner).text });
  const [mia, one, other] = [
    await app.person({ firstName: 'Mia', lastName: 'Eich' }),
    await app.person({ firstName: 'Tom', lastName: 'Ulm' }),
    await app.person({ firstName: 'tom', lastName: 'Ulm' }),
  ];
  await enrol(app, owner, seminarId, [mia, one, other]);
  const { users } = await seminarSeen(app, owner, seminarId);
  const usernameOf = (id: string) => users?.find((user) => user.id === id)?.username;
  expect(Object.fromEntries(users?.map(({ id, name }) => [id, name]) ?? [])).toEqual({
    [mia.id]: 'Mia Eich',
    [other.id]: `tom Ulm (${usernameOf(other.id)})`,
    [one.id]: `Tom Ulm (${usernameOf(one.id)})`,
  });
});

test('a recording is shared, rated, unrated, commented on and given feedback', async () => {
  const { owner, learners } = await people(2);
  const [ada, bob] = learners as [AppPerson, AppPerson];
  const add = adding(owner);
  const { seminarId, ids } = await courseIn(owner, {
    film: add.recording({ rateableSubmissions: true, requiredNumShared: 1, maxNumShared: 1 }),
    give: (where, { film = '' }) =>
      owner.send(seminarCommands.WriteGiveFeedback, { body: { ...where, title: 'G', forElement: film } }),
    watch: (where) => owner.send(seminarCommands.WriteWatchFeedback, { body: { ...where, title: 'W' } }),
    read: add.text,
  });
  await enrol(app, owner, seminarId, [ada, bob]);
  const first = await record(ada, seminarId, ids.film ?? '');
  expect([first.status, first.body]).toMatchObject([201, { state: 'active', sessionId: expect.any(String) }]);
  const id = first.body.id ?? '';
  // Nobody else sees the submission or its report.
  for (const person of [bob, owner]) {
    expect((await person.send(submissionDetail, { params: { id } })).status).toBe(404);
    expect(
      (await person.send(calls.RateSubmission, { body: { submissionId: id, type: 'creative' } })).body,
    ).toMatchObject({ code: 'not_found' });
  }
  expect((await ada.send(calls.ShareSubmission, { params: { id } })).body).toEqual({ isShared: true });
  const shared = await seminarSeen(app, ada, seminarId);
  // Bob has shared nothing, so Ada can neither give feedback nor has any to read.
  expect(statesIn(shared, ids)).toEqual({ film: 'completed', give: 'waiting', watch: 'waiting', read: 'active' });
  expect(shared.position?.elementId).toBe(ids.read);
  expect(statesIn(await seminarSeen(app, bob, seminarId), ids)).toMatchObject({ film: 'active', give: 'active' });

  const rate = (person: AppPerson, isRated?: boolean) =>
    person.send(calls.RateSubmission, { body: { submissionId: id, type: 'creative', isRated } });
  expect((await rate(bob)).body).toEqual({ submissionId: id, type: 'creative', rater: bob.id });
  expect((await rate(ada)).body).toMatchObject({ code: 'user_not_authorized' });
  await app.settle();
  const [video] = (await bob.send(sharedVideos, { params: { seminarId } })).body;
  expect(video).toMatchObject({
    id,
    user: { id: ada.id },
    rateable: true,
    isOwn: false,
    own: ['creative'],
    ratings: { creative: 1, amusing: 0 },
  });
  expect((await rate(bob)).body).toEqual({});
  expect((await rate(bob, true)).body).toMatchObject({ type: 'creative' });

  const comment = await bob.send(calls.AddComment, { params: { id }, body: { offset: 0.4, text: 'Gute Pause.' } });
  expect(comment.status).toBe(201);
  const give = (person: AppPerson, more: object = {}) =>
    person.send(calls.SubmitGiveFeedback, {
      body: { elementId: ids.give ?? '', seminarId, submissionId: id, feedback: 'Klar!', ...more },
    });
  expect((await give(ada)).body).toMatchObject({ code: 'user_not_authorized' });
  expect((await give(bob)).body).toMatchObject({ code: 'element_locked' });
  const mine = await record(bob, seminarId, ids.film ?? '');
  await bob.send(calls.ShareSubmission, { params: { id: mine.body.id ?? '' } });
  await app.settle();
  expect((await give(bob)).body).toMatchObject({ state: 'completed' });
  expect((await give(owner, { elementId: undefined, feedback: 'Von mir' })).body).toMatchObject({ elementId: null });
  await app.settle();
  const feedback = await ada.send(feedbackForUser, { params: { seminarId } });
  expect(feedback.body).toMatchObject([
    { feedback: 'Von mir', isOwner: true, submissionId: id, elementId: ids.film },
    { feedback: 'Klar!', isOwner: false, from: { id: bob.id } },
  ]);
  expect(feedback.body).toHaveLength(2);
  const told = async (person: AppPerson) => {
    const { body } = await person.send(notificationList);
    return body.notifications.map(({ type, user }) => `${type} ${user?.id}`).sort();
  };
  const toAda = [owner, bob, bob].map(({ id: by }) => `feedback_received ${by}`);
  const rated = [bob, bob].map(({ id: by }) => `rating_received ${by}`);
  expect(await told(ada)).toEqual(
    [...toAda, `invitation_received ${owner.id}`, `rate_video ${bob.id}`, ...rated].sort(),
  );
  expect(await told(bob)).toEqual([`invitation_received ${owner.id}`, `rate_video ${ada.id}`]);
  expect(statesIn(await seminarSeen(app, ada, seminarId), ids)).toMatchObject({ give: 'active', watch: 'active' });

  // Both share one recording. The newest comes first, and each page has a cursor for the next one.
  const videosOf = (query: object) => bob.send(sharedVideos, { params: { seminarId }, query });
  const page = await videosOf({ limit: 1, elementId: ids.film });
  expect(page.body.map(({ user }) => user.id)).toEqual([bob.id]);
  const next = await videosOf({ limit: 1, cursor: page.headers.get('x-next-cursor') ?? '' });
  expect([next.body.map((one) => one.id), next.headers.get('x-next-cursor')]).toEqual([[id], null]);
  expect((await videosOf({})).body).toHaveLength(2);
  expect((await videosOf({ elementId: ids.give })).body).toEqual([]);

  // After sharing, the owner reads its report; the other participant sees and hears it.
  const seen = async (person: AppPerson) => (await person.send(submissionDetail, { params: { id } })).body;
  expect(await seen(owner)).toMatchObject({
    sessionId: first.body.sessionId,
    comments: [{ text: 'Gute Pause.', offset: 0.4, canDelete: true }],
  });
  expect(await seen(bob)).toMatchObject({
    sessionId: null,
    media: { url: expect.any(String) },
    feedback: [],
    comments: [{ canDelete: true }],
  });
  expect((await owner.send(submissionReport, { params: { id } })).body).toMatchObject({ id: first.body.sessionId });
  expect((await bob.send(submissionReport, { params: { id } })).status).toBe(404);

  // After unsharing, others have no access, and the element is active again.
  expect((await ada.send(calls.ShareSubmission, { params: { id }, body: { isShared: false } })).body).toEqual({
    isShared: false,
  });
  expect(statesIn(await seminarSeen(app, ada, seminarId), ids)).toMatchObject({ film: 'active' });
  expect((await bob.send(submissionDetail, { params: { id } })).status).toBe(404);
  expect((await owner.send(submissionReport, { params: { id } })).status).toBe(404);
});

test('the owner sees a report that the element asks for, whether it is shared or not', async () => {
  const { owner, learners } = await people(2);
  const [ada, bob] = learners as [AppPerson, AppPerson];
  const { seminarId, ids } = await courseIn(owner, { film: adding(owner).recording({ ownerSeesReport: true }) });
  await enrol(app, owner, seminarId, [ada, bob]);
  const { body } = await record(ada, seminarId, ids.film ?? '');
  await app.settle();
  expect((await owner.send(submissionReport, { params: { id: body.id ?? '' } })).status).toBe(200);
  expect((await bob.send(submissionReport, { params: { id: body.id ?? '' } })).status).toBe(404);
  const of = (person: AppPerson) =>
    person.send(elementSubmissions, { params: { seminarId, elementId: ids.film ?? '' } });
  expect((await of(owner)).body).toMatchObject([{ id: body.id, sessionId: body.sessionId, user: { id: ada.id } }]);
  expect((await of(bob)).body).toEqual([]);
  expect(await seenByOwner(owner, seminarId, ada)).toEqual([true]);
});

/** For each submission of the person: whether the owner may open it. */
async function seenByOwner(owner: AppPerson, seminarId: string, { id: userId }: AppPerson) {
  const { body } = await owner.send(participantDetail, { params: { seminarId, userId } });
  return body.elements.flatMap(({ submissions }) => submissions.map(({ isSeen }) => isSeen));
}

test('deletes the submission of a deleted session', async () => {
  const { owner, learners } = await people(1);
  const [ada] = learners as [AppPerson];
  const { seminarId, ids } = await courseIn(owner, { film: adding(owner).recording() });
  await enrol(app, owner, seminarId, [ada]);
  const { body } = await record(ada, seminarId, ids.film ?? '');
  expect(statesIn(await seminarSeen(app, ada, seminarId), ids)).toEqual({ film: 'completed' });
  await ada.send(sessionCommands.DeleteSession, { params: { id: body.sessionId } });
  expect(statesIn(await seminarSeen(app, ada, seminarId), ids)).toEqual({ film: 'active' });
});

test('refuses one submission too many from two tabs, and keeps its recording as a session', async () => {
  const { owner, learners } = await people(1);
  const [ada] = learners as [AppPerson];
  const { seminarId, ids } = await courseIn(owner, {
    film: adding(owner).recording({ maxSubmissions: 1 }),
    read: adding(owner).text,
  });
  await enrol(app, owner, seminarId, [ada]);
  const other = await app.signedIn(ada.id);
  const both = await Promise.all([record(ada, seminarId, ids.film ?? ''), record(other, seminarId, ids.film ?? '')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(both.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'too_many_submissions' });
  await app.settle();
  const { body: sessions } = await ada.send<unknown[]>('GET /api/Sessions/Slim');
  expect(sessions).toHaveLength(2);
  const { blocks } = await seminarSeen(app, ada, seminarId);
  expect(blocks[0]?.elements[0]?.submissions).toHaveLength(1);
  // A submission without a recording counts once, and the repeat is not refused.
  const reads = await Promise.all(
    [ada, other].map((tab) => tab.send(calls.SubmitReadText, { body: { seminarId, elementId: ids.read ?? '' } })),
  );
  expect(reads.map(({ status }) => status)).toEqual([200, 200]);
  expect((await seminarSeen(app, ada, seminarId)).blocks[0]?.elements[1]?.submissions).toHaveLength(1);
});

test('refuses a recording of a removed participant, who keeps their earlier sessions', async () => {
  const { owner, learners } = await people(1);
  const [ada] = learners as [AppPerson];
  const { seminarId, ids } = await courseIn(owner, { film: adding(owner).recording() });
  await enrol(app, owner, seminarId, [ada]);
  const { body: earlier } = await record(ada, seminarId, ids.film ?? '');
  expect((await owner.send(calls.RemoveUser, { params: { seminarId, userId: ada.id } })).status).toBe(204);
  const { status, body } = await record(ada, seminarId, ids.film ?? '');
  expect([status, body]).toMatchObject([404, { code: 'seminar_user_not_found' }]);
  await app.settle();
  expect((await ada.send<{ id: string }[]>('GET /api/Sessions/Slim')).body.map(({ id }) => id)).toEqual([
    earlier.sessionId,
  ]);
  expect((await ada.send(seminarList)).body).toEqual([]);
  expect((await owner.send(calls.RemoveUser, { params: { seminarId, userId: ada.id } })).body).toMatchObject({
    code: 'seminar_user_not_found',
  });
  // After a new invitation they start from the beginning.
  await enrol(app, owner, seminarId, [ada]);
  expect(statesIn(await seminarSeen(app, ada, seminarId), ids)).toEqual({ film: 'active' });
});

test('deleting an element keeps the other elements and its recordings', async () => {
  const { owner, learners } = await people(1);
  const [ada] = learners as [AppPerson];
  const add = adding(owner);
  const { seminarId, ids } = await courseIn(owner, {
    film: add.recording({ rateableSubmissions: true }),
    read: add.text,
  });
  await enrol(app, owner, seminarId, [ada]);
  const { body } = await record(ada, seminarId, ids.film ?? '');
  await ada.send(calls.ShareSubmission, { params: { id: body.id ?? '' } });
  expect((await owner.send(seminarCommands.DeleteElement, { params: { id: ids.film ?? '' } })).status).toBe(204);
  const after = await seminarSeen(app, ada, seminarId);
  expect([statesIn(after, ids), after.progress]).toEqual([{ film: 'gone', read: 'active' }, 0]);
  expect((await ada.send(sharedVideos, { params: { seminarId } })).body).toEqual([]);
  expect((await record(ada, seminarId, ids.film ?? '')).body).toMatchObject({ code: 'element_not_found' });
  expect((await ada.send(`GET /api/Sessions/${body.sessionId}`)).status).toBe(200);
  expect((await ada.send(submissionDetail, { params: { id: body.id ?? '' } })).status).toBe(200);
});

test('shows the impact of new rules in advance, and keeps completed elements completed', async () => {
  const { owner, learners } = await people(2);
  const [ada, bob] = learners as [AppPerson, AppPerson];
  const { seminarId, blockId, ids } = await courseIn(owner, {
    film: adding(owner).recording({ requiredSubmissions: 1 }),
  });
  await enrol(app, owner, seminarId, [ada, bob]);
  const elementId = ids.film ?? '';
  await record(ada, seminarId, elementId);
  await app.settle();
  const impact = await owner.send(elementImpact, { params: { id: elementId }, query: { requiredSubmissions: 2 } });
  expect(impact.body).toMatchObject({ completed: 1, submissions: 1, completes: [], keeps: [{ id: ada.id }] });
  await owner.send(seminarCommands.WriteVideoPresentation, {
    body: { seminarId, blockId, elementId, title: 'Zweimal', requiredSubmissions: 2 },
  });
  await record(bob, seminarId, elementId);
  expect(statesIn(await seminarSeen(app, ada, seminarId), ids)).toEqual({ film: 'completed' });
  expect(statesIn(await seminarSeen(app, bob, seminarId), ids)).toEqual({ film: 'active' });
  expect(await seenByOwner(owner, seminarId, ada)).toEqual([false]);
  const { body: why } = await owner.send(participantDetail, { params: { seminarId, userId: ada.id } });
  expect(why.elements).toMatchObject([
    { state: 'completed', completedBy: { isCurrent: false, submissionIds: [expect.any(String)] } },
  ]);
  const easier = await owner.send(elementImpact, { params: { id: elementId }, query: { requiredSubmissions: 1 } });
  expect(easier.body.completes).toMatchObject([{ id: bob.id }]);
});

test('exported tables contain no formulas from user input', async () => {
  const owner = (await people(0)).owner;
  const formula = '=HYPERLINK("https://evil.example")';
  const { seminarId } = await courseIn(owner, {
    read: (where) => owner.send(seminarCommands.WriteReadText, { body: { ...where, title: formula } }),
  });
  await app.settle();
  const table = (ending: string) =>
    app.http.inject({
      url: `/api/Seminar/Participants/${seminarId}/Export.${ending}`,
      headers: { authorization: `Bearer ${owner.accessToken}` },
    });
  expect((await table('csv')).body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  const sheets = [...(await readZip((await table('xlsx')).rawPayload))].filter(([name]) => name.endsWith('.xml'));
  const written = sheets.map(([, content]) => content.toString()).join('\n');
  expect(written).toContain('=HYPERLINK(');
  expect(written).not.toMatch(/<f[ >]/);
});

test('the owner sees a table of all participants, resets one or all, and exports the table', async () => {
  const { owner, learners } = await people(2);
  const [ada, bob] = learners as [AppPerson, AppPerson];
  const add = adding(owner);
  const { seminarId, ids } = await courseIn(owner, { read: add.text, more: add.text });
  await enrol(app, owner, seminarId, [ada, bob]);
  for (const person of [ada, bob])
    await person.send(calls.SubmitReadText, { body: { seminarId, elementId: ids.read ?? '' } });
  await bob.send(calls.SkipElement, { params: { id: ids.more ?? '' } });
  const matrix = async () => {
    await app.settle();
    const { body } = await owner.send(participantMatrix, { params: { seminarId } });
    return Object.fromEntries(body.participants.map(({ id, cells }) => [id, cells.map(({ state }) => state)]));
  };
  expect(await matrix()).toEqual({ [ada.id]: ['completed', 'active'], [bob.id]: ['completed', 'skipped'] });
  const german = await owner.send<string>(
    `GET /api/Seminar/Participants/${seminarId}/Export.csv?locale=de&timeZone=Europe/Berlin`,
  );
  expect(String(german.body)).toMatch(/Vorname;Nachname;E-Mail;Benutzername;Dabei seit;/);
  expect(String(german.body)).toMatch(/@[^;]*;[^;]*;\d{4}-\d\d-\d\d \d\d:\d\d;/);
  const csv = await owner.send<string>(`GET /api/Seminar/Participants/${seminarId}/Export.csv?locale=en`);
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="Participants.csv"');
  expect(String(csv.body)).toContain('completed,skipped');
  const xlsx = await app.http.inject({
    url: `/api/Seminar/Participants/${seminarId}/Export.xlsx`,
    headers: { authorization: `Bearer ${owner.accessToken}` },
  });
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect((await ada.send(participantMatrix, { params: { seminarId } })).body).toMatchObject({
    code: 'seminar_not_found',
  });

  expect((await owner.send(calls.ResetOne, { body: { seminarId, userId: bob.id } })).status).toBe(204);
  expect(await matrix()).toEqual({ [ada.id]: ['completed', 'active'], [bob.id]: ['active', 'active'] });
  await bob.send(calls.SubmitReadText, { body: { seminarId, elementId: ids.read ?? '' } });
  expect((await owner.send(calls.ResetAll, { params: { seminarId } })).status).toBe(204);
  expect(await matrix()).toEqual({ [ada.id]: ['active', 'active'], [bob.id]: ['active', 'active'] });
  // Keeps submissions made after the reset.
  await ada.send(calls.SubmitReadText, { body: { seminarId, elementId: ids.read ?? '' } });
  expect(await matrix()).toMatchObject({ [ada.id]: ['completed', 'active'] });
  expect((await owner.send(calls.RemoveUsers, { params: { seminarId } })).status).toBe(204);
  expect(await matrix()).toEqual({});
});

test('a participant can leave, but not remove others', async () => {
  const { owner, learners } = await people(2);
  const [ada, bob] = learners as [AppPerson, AppPerson];
  const { seminarId } = await courseIn(owner, { read: adding(owner).text });
  await enrol(app, owner, seminarId, [ada, bob]);
  const remove = (by: AppPerson, whom: AppPerson) =>
    by.send(calls.RemoveUser, { params: { seminarId, userId: whom.id } });
  expect((await remove(bob, ada)).body).toMatchObject({ code: 'seminar_not_found' });
  expect((await remove(ada, ada)).status).toBe(204);
  expect((await remove(ada, ada)).body).toMatchObject({ code: 'seminar_not_found' });
  await app.settle();
  expect((await seminarSeen(app, owner, seminarId)).users?.map(({ id }) => id)).toEqual([bob.id]);
});

test('an unpublished seminar is readable but accepts no submissions', async () => {
  const { owner, learners } = await people(1);
  const [ada] = learners as [AppPerson];
  const { seminarId, ids } = await courseIn(owner, { read: adding(owner).text });
  await enrol(app, owner, seminarId, [ada]);
  await owner.send(seminarCommands.PublishSeminar, { params: { id: seminarId }, body: { published: false } });
  expect((await ada.send(calls.SubmitReadText, { body: { seminarId, elementId: ids.read ?? '' } })).body).toMatchObject(
    { code: 'seminar_closed' },
  );
  expect(await seminarSeen(app, ada, seminarId)).toMatchObject({ published: false });
  await owner.send(seminarCommands.DeleteSeminar, { params: { id: seminarId } });
  await app.settle();
  expect((await ada.send(calls.SubmitReadText, { body: { seminarId, elementId: ids.read ?? '' } })).body).toMatchObject(
    { code: 'seminar_user_not_found' },
  );
  expect((await ada.send(seminarList)).body).toEqual([]);
});

test('the address of a shared recording stops working after unsharing or removal from the seminar', async () => {
  const { owner, learners } = await people(3);
  const [ada, bob, eve] = learners as [AppPerson, AppPerson, AppPerson];
  const add = adding(owner);
  const { seminarId, ids } = await courseIn(owner, { film: add.recording({ rateableSubmissions: true }) });
  await enrol(app, owner, seminarId, learners);
  const { body } = await record(ada, seminarId, ids.film ?? '');
  const params = { id: body.id ?? '' };
  await ada.send(calls.ShareSubmission, { params });
  await app.settle();
  const addressFor = async (person: AppPerson) =>
    (await person.send(sharedVideos, { params: { seminarId } })).body[0]?.media?.url ?? '';
  const [bobs, eves, owners] = [await addressFor(bob), await addressFor(eve), await addressFor(owner)];
  const statuses = async () => {
    await app.settle();
    return Promise.all([bobs, eves, owners].map(async (address) => (await app.bytes(`GET ${address}`)).status));
  };
  expect(await statuses()).toEqual([200, 200, 200]);
  await owner.send(calls.RemoveUser, { params: { seminarId, userId: eve.id } });
  expect(await statuses()).toEqual([200, 404, 200]);
  await ada.send(calls.ShareSubmission, { params });
  expect((await statuses()).slice(0, 2)).toEqual([404, 404]);
});
