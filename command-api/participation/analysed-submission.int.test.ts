import { expect, test } from 'vitest';
import { participationCommands, participationUploads } from '#domain/participation/contract/calls.ts';
import { submissionDetail, submissionReport } from '#domain/participation/contract/submissions.ts';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { adding, courseIn, enrol, seminarSeen, statesIn } from '#infra/lab/testing/course.ts';
import { file } from '#infra/lab/testing/recording.ts';
import { spoken } from '#infra/lab/testing/spoken-sound.ts';

const app = await testApp({ analysis: true });
const { SubmitTalk, SubmitVRTraining, ShareSubmission } = participationCommands;

const longSession = () => file('talk.wav', spoken({ seconds: 40, silences: [] }));

test('analyses a submission, and shows the same report to everybody who may see it', async () => {
  const [owner, ada] = [await app.person(), await app.person()];
  const { seminarId, ids } = await courseIn(owner, { film: adding(owner).recording() });
  await enrol(app, owner, seminarId, [ada]);
  const form = { seminarId, elementId: ids.film ?? '', type: 'audio' } as const;
  const { body } = await ada.send(participationUploads.SubmitVideoPresentation, { form, file: longSession() });
  const id = body.id ?? '';
  await app.settle();

  const own = (await ada.send(submissionDetail, { params: { id } })).body;
  expect(own).toMatchObject({
    sessionId: body.sessionId,
    sessionScore: expect.any(Number),
    media: { url: expect.any(String) },
  });
  const report = (await ada.send(submissionReport, { params: { id } })).body;
  expect(report).toMatchObject({ id: body.sessionId, analysisStatus: 'Succeeded', sessionScore: own.sessionScore });
  expect((await owner.send(submissionReport, { params: { id } })).status).toBe(404);
  await ada.send(ShareSubmission, { params: { id }, body: { isShared: true } });
  await app.settle();
  expect((await owner.send(submissionReport, { params: { id } })).body).toEqual(report);
  expect(await ada.used()).toBe(1);
});

test('submits an existing session once, without another analysis, and only for its owner', async () => {
  const [owner, ada, bob] = [await app.person(), await app.person(), await app.person()];
  const { seminarId, ids } = await courseIn(owner, { film: adding(owner).recording() });
  await enrol(app, owner, seminarId, [ada, bob]);
  const sessionId = await ada.uploaded(longSession());
  await app.settle();
  const body = { seminarId, elementId: ids.film ?? '', sessionId };
  expect((await bob.send(SubmitTalk, { body })).body).toMatchObject({ code: 'not_found' });
  const { body: first } = await ada.send(SubmitTalk, { body });
  expect(first).toMatchObject({ id: expect.any(String), state: 'completed', progress: 1 });
  expect((await ada.send(SubmitTalk, { body })).body).toMatchObject({ id: null, state: 'completed' });
  await app.settle();
  expect((await ada.send(submissionDetail, { params: { id: first.id ?? '' } })).body).toMatchObject({ sessionId });
  expect(await ada.used()).toBe(1);
  await ada.send(sessionCommands.DeleteSession, { params: { id: sessionId } });
  await app.settle();
  expect((await ada.send(SubmitTalk, { body })).body).toMatchObject({ code: 'not_found' });
});

test('a session with measured movement completes a VR training by its own score, and only for its owner', async () => {
  const [owner, ada, bob] = [await app.person(), await app.person(), await app.person()];
  const vr = (requiredScore: number) => (where: { seminarId: string; blockId: string }) =>
    owner.send(seminarCommands.WriteVRTraining, { body: { ...where, title: 'V', requiredScore } });
  const { seminarId, ids } = await courseIn(owner, { low: vr(1), high: vr(10) });
  await enrol(app, owner, seminarId, [ada, bob]);
  const sessionId = await ada.uploaded(longSession());
  await app.settle();
  const body = { seminarId, elementId: ids.low ?? '', sessionId };
  const hasNone = await ada.send(SubmitVRTraining, { body });
  expect(hasNone.body).toMatchObject({ code: 'invalid_input', field: 'sessionId' });

  await ada.send(`POST /api/Sessions/${sessionId}/Movement`, { json: { samples: stillFor(35) } });
  await app.hurry('movement');
  expect((await bob.send(SubmitVRTraining, { body })).body).toMatchObject({ code: 'not_found' });
  expect((await ada.send(SubmitVRTraining, { body: { ...body, score: 10 } })).body).toMatchObject({
    code: 'invalid_input',
  });
  expect((await ada.send(SubmitVRTraining, { body })).body).toMatchObject({ state: 'completed' });
  expect((await ada.send(SubmitVRTraining, { body: { ...body, elementId: ids.high ?? '' } })).body).toMatchObject({
    state: 'active',
  });
});

/** Movement samples of a person who stands still and looks at the middle; ten per second. */
const stillFor = (seconds: number) =>
  Array.from({ length: seconds * 10 }, (_, index) => ({
    t: index / 10,
    head: { p: [0, 1.65, 0], q: [0, 0, 0, 1] },
    left: null,
    right: null,
    gaze: [0.5, 0.5],
  }));

test('counts sessions for a seminar’s goal from the day of joining, until they are deleted', async () => {
  const [owner, ada] = [await app.person(), await app.person()];
  const { seminarId, ids } = await courseIn(owner, {
    goal: (where) =>
      owner.send(seminarCommands.WriteGoal, {
        body: { ...where, title: 'Üben', target: 1, conditions: [{ type: 'pitch', value: { from: 50, to: null } }] },
      }),
    strict: (where) =>
      owner.send(seminarCommands.WriteGoal, {
        body: {
          ...where,
          title: 'Glänzen',
          target: 1,
          conditions: [{ type: 'pitch', value: { from: 900, to: null } }],
        },
      }),
    // Speech recognition is off here, so the session's total score comes from its sound alone.
    whole: (where) =>
      owner.send(seminarCommands.WriteGoal, {
        body: { ...where, title: 'Ganz', target: 1, conditions: [{ type: 'session_score', value: 1 }] },
      }),
  });
  await ada.uploaded(longSession());
  await app.settle();
  await enrol(app, owner, seminarId, [ada]);
  expect(statesIn(await seminarSeen(app, ada, seminarId), ids)).toEqual({
    goal: 'active',
    strict: 'active',
    whole: 'active',
  });
  const counts = await ada.uploaded(longSession());
  await app.settle();
  const seen = await seminarSeen(app, ada, seminarId);
  expect(statesIn(seen, ids)).toEqual({ goal: 'completed', strict: 'active', whole: 'active' });
  expect(seen.blocks[0]?.elements.map((element) => 'progress' in element && element.progress)).toEqual([1, 0, 0]);
  await ada.send(sessionCommands.DeleteSession, { params: { id: counts } });
  expect(statesIn(await seminarSeen(app, ada, seminarId), ids)).toEqual({
    goal: 'active',
    strict: 'active',
    whole: 'active',
  });
});
