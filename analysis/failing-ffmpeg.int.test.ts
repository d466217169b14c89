import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { participationCommands } from '#domain/participation/contract/calls.ts';
import { sharedVideos, submissionDetail } from '#domain/participation/contract/submissions.ts';
import { sessionUploads } from '#domain/sessions/contract/calls.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { adding, courseIn, enrol } from '#infra/lab/testing/course.ts';
import { eventsIn } from '#infra/lab/testing/database.ts';
import { moodyFfmpeg } from '#infra/lab/testing/moody-ffmpeg.ts';
import { recording } from '#infra/lab/testing/recording.ts';
import { tone } from '#infra/lab/testing/test-media.ts';

const ffmpeg = await moodyFfmpeg();
const app = await ownApp({ FFMPEG_PATH: ffmpeg.path }, { analysis: true });
const { database, directory, hurry, person, settle } = app;

const history = (id: string) => eventsIn(database, `session-${id}`);
const temporaryFiles = () => readdir(path.join(directory, 'temporary')).catch(() => []);

test.each(['crashes', 'floods'] as const)(
  'an ffmpeg that %s fails the analysis, which costs nothing and can be retried',
  async (mood) => {
    const ada = await person();
    await ffmpeg.be(mood);
    const runs = await ffmpeg.runs();
    const id = await ada.uploaded();
    await hurry('analysis');
    const failed = await ada.seen<SessionDetail>(`/api/Sessions/${id}`);
    expect(failed).toMatchObject({ analysisStatus: 'Failed', failure: { reason: 'internal', canRetry: true } });
    expect((await ffmpeg.runs()) - runs).toBe(4);
    expect(await ffmpeg.living()).toEqual([]);
    expect(await temporaryFiles()).toEqual([]);
    expect(await ada.used()).toBe(0);

    await ffmpeg.be('works');
    await ada.send(`POST /api/Sessions/${id}/Retry`);
    expect(await ada.seen(`/api/Sessions/${id}`)).toMatchObject({ analysisStatus: 'Succeeded', failure: null });
    expect(await history(id)).toContain('RenditionMade');
    expect((await history(id)).filter((type) => type === 'AnalysisFailed')).toHaveLength(1);
    expect(await ada.used()).toBe(1);
  },
);

test('retries silently after one crash of ffmpeg', async () => {
  const ada = await person();
  await ffmpeg.be('crashes');
  const runs = await ffmpeg.runs();
  const id = await ada.uploaded();
  await settle();
  expect(await ffmpeg.runs()).toBe(runs + 1);
  await ffmpeg.be('works');
  await hurry('analysis');
  expect((await history(id)).toSorted()).toEqual(
    [
      ...['SessionCreated', 'AnalysisStarted', 'AudioExtracted', 'AudioAnalysed', 'AnalysisSucceeded'],
      ...['RenditionMade', 'FeedbackMade'],
    ].toSorted(),
  );
  expect(await ada.used()).toBe(1);
});

test('tells the participants of a course that a recording is being cut, and that it is missing if the cut failed', async () => {
  const [owner, ada, bob] = [await person(), await person(), await person()];
  const { seminarId, ids } = await courseIn(owner, { film: adding(owner).recording() });
  await enrol(app, owner, seminarId, [ada, bob]);
  await ffmpeg.be('crashes');
  const form = { title: 'Probe', cutFrom: 1, cutTo: 3 };
  const file = await recording('take.wav', tone(4));
  const { id: sessionId } = (await ada.send(sessionUploads.CreateRecording, { form, file })).body;
  await settle();
  const handedIn = { seminarId, elementId: ids.film ?? '', sessionId };
  const { id } = (await ada.send(participationCommands.SubmitTalk, { body: handedIn })).body;
  const submission = { params: { id: id ?? '' } };
  await ada.send(participationCommands.ShareSubmission, { ...submission, body: { isShared: true } });
  await settle();
  const seenBy = async (reader: typeof bob) => [
    (await reader.send(submissionDetail, submission)).body,
    (await reader.send(sharedVideos, { params: { seminarId }, query: {} })).body[0],
  ];
  const [coming, never] = [true, false].map((mediaToCome) => ({ media: null, mediaToCome }));
  for (const shown of await seenBy(bob)) expect(shown).toMatchObject(coming ?? {});
  await hurry('analysis');
  for (const reader of [bob, owner, ada])
    for (const shown of await seenBy(reader)) expect(shown).toMatchObject(never ?? {});

  await ffmpeg.be('works');
  await ada.send(`POST /api/Sessions/${sessionId}/Retry`);
  await settle();
  for (const shown of await seenBy(bob))
    expect(shown).toMatchObject({ media: { url: expect.any(String) }, mediaToCome: false });
});
