import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { eventsIn } from '#infra/lab/testing/database.ts';
import { moodyFfmpeg } from '#infra/lab/testing/moody-ffmpeg.ts';

const ffmpeg = await moodyFfmpeg();
const app = await ownApp({ FFMPEG_PATH: ffmpeg.path }, { analysis: true });
const { database, directory, hurry, person, settle } = app;

const history = (id: string) => eventsIn(database, `session-${id}`);
const temporaryFiles = () => readdir(path.join(directory, 'temporary')).catch(() => []);

test.each(['crashes', 'floods'] as const)(
  'an ffmpeg that %s fails the talk, which costs nothing and can be tried again',
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

test('an ffmpeg that crashes once is tried again without a word', async () => {
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
