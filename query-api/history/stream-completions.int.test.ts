import { expect, test } from 'vitest';
import { streamCompletions } from '#domain/history/contract/calls.ts';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { seminarCommands } from '#domain/seminars/contract/calls.ts';
import { testApp } from '#infra/lab/testing/app.ts';
import { courseIn, enrol } from '#infra/lab/testing/course.ts';

const app = await testApp();

test('shows an auditor why an element was completed, also earlier and after a reset', async () => {
  const [owner, learner] = [await app.person(), await app.person()];
  const auditor = await app.person({ roles: ['auditor'] });
  const { seminarId, blockId, ids } = await courseIn(owner, {
    vr: (where) =>
      owner.send(seminarCommands.WriteVRTraining, { body: { ...where, title: 'Im Saal', requiredScore: 5 } }),
  });
  const elementId = ids.vr ?? '';
  await enrol(app, owner, seminarId, [learner]);
  await learner.send(participationCommands.SubmitVRTraining, { body: { seminarId, elementId, score: 6 } });
  await owner.send(seminarCommands.WriteVRTraining, {
    body: { seminarId, blockId, elementId, title: 'Im Saal', requiredScore: 8 },
  });
  await app.settle();
  const { rows } = await app.database.query<{ stream: string }>(
    `select 'participation-' || id as stream from participation.participation where seminar_id = $1`,
    [seminarId],
  );
  const id = rows[0]?.stream ?? '';
  const why = async (query = {}) => (await auditor.send(streamCompletions, { params: { id }, query })).body;

  const about = { elementId, title: 'Im Saal', type: 'vr_training' };
  const met = {
    version: 1,
    versions: 2,
    rules: { requiredScore: 5 },
    submissions: [{ isShared: false }],
    sessions: [],
  };
  expect(await why()).toMatchObject([{ ...about, why: met }]);
  expect(await why({ revision: 0 })).toEqual([{ ...about, why: null }]);

  await owner.send(participationCommands.ResetOne, { body: { seminarId, userId: learner.id } });
  expect(await why()).toEqual([{ ...about, why: null }]);
  // The state before the reset and before the change of rules.
  expect(await why({ revision: 1 })).toMatchObject([{ ...about, why: { ...met, versions: 1 } }]);

  for (const one of [owner, learner]) expect((await one.send(streamCompletions, { params: { id } })).status).toBe(404);
  const other = await auditor.send(streamCompletions, { params: { id: `seminar-${seminarId}` } });
  expect(other.status).toBe(404);
});
