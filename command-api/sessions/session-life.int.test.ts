import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { notificationList } from '#domain/notifications/contract/calls.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { type AppPerson, ownApp } from '#infra/lab/testing/app.ts';
import { eventsIn, whileLocked } from '#infra/lab/testing/database.ts';
import { moodyFfmpeg } from '#infra/lab/testing/moody-ffmpeg.ts';
import { cutMp4, recording } from '#infra/lab/testing/recording.ts';

const ffmpeg = await moodyFfmpeg();
const { database, directory, http, person, settle } = await ownApp({ FFMPEG_PATH: ffmpeg.path }, { analysis: true });

const sessionOf = async (by: AppPerson) => {
  const id = await by.uploaded();
  await settle();
  return id;
};
const shownAs = { succeeded: 'Succeeded', failed: 'Failed', waiting: 'NotStarted', running: 'Running' } as const;
const history = (id: string) => eventsIn(database, `session-${id}`);
const statusOf = async (by: AppPerson, id: string) =>
  (await by.send<SessionDetail>(`GET /api/Sessions/${id}`)).body.analysisStatus;
const analyses = async (id: string) => (await history(id)).filter((type) => type === 'AnalysisSucceeded').length;

test('renames a session without cost', async () => {
  const ada = await person();
  const id = await sessionOf(ada);
  const { status, body } = await ada.send(`PATCH /api/Sessions/${id}`, { json: { name: '  Antrittsrede ' } });
  expect({ status, body }).toEqual({ status: 200, body: { id, analysisStatus: 'Succeeded' } });
  const shown = await ada.seen<SessionDetail>(`/api/Sessions/${id}`);
  expect(shown).toMatchObject({ name: 'Antrittsrede', analysisStatus: 'Succeeded' });
  expect(await analyses(id)).toBe(1);
  await settle();
  expect(await ada.used()).toBe(1);
  expect((await ada.send(`PATCH /api/Sessions/${id}`, { json: { name: ' ' } })).status).toBe(400);
  const { notifications } = (await ada.send(notificationList)).body;
  expect(notifications).toMatchObject([
    { type: 'session_analysed', user: null, concerns: { sessionId: id }, title: 'Antrittsrede' },
  ]);
});

test('a change of language analyses a session again for another unit', async () => {
  const ada = await person();
  const id = await sessionOf(ada);
  const changed = await ada.send(`PATCH /api/Sessions/${id}`, { json: { locale: 'en' } });
  expect(changed.body).toEqual({ id, analysisStatus: 'NotStarted' });
  const shown = await ada.seen<SessionDetail>(`/api/Sessions/${id}`);
  expect(shown).toMatchObject({ locale: 'en', analysisStatus: 'Succeeded' });
  expect(await analyses(id)).toBe(2);
  await ada.send(`PATCH /api/Sessions/${id}`, { json: { locale: 'en' } });
  await settle();
  expect(await analyses(id)).toBe(2);
  expect(await ada.used()).toBe(2);
});

test('the next analysis costs a unit even if the last one is not settled yet', async () => {
  const ada = await person();
  await ffmpeg.be('slow');
  const begun = ffmpeg.nextRun();
  const id = await ada.uploaded();
  await begun;
  await whileNobodySettles(async () => {
    await settle({ except: ['reaction sessions'] });
    expect(await analyses(id)).toBe(1);
    await ffmpeg.be('works');
    expect(await ada.used()).toBe(1);
    await ada.send(`PATCH /api/Sessions/${id}`, { json: { locale: 'en' } });
    await settle({ except: ['reaction sessions'] });
    expect(await ada.used()).toBe(2);
  });
  await settle();
  expect(await analyses(id)).toBe(2);
  expect(await ada.used()).toBe(2);
});

test('retries a failed analysis and refuses to retry a successful one', async () => {
  const ada = await person();
  const id = await ada.uploaded(cutMp4());
  await settle();
  const { status, body } = await ada.send(`POST /api/Sessions/${id}/Retry`);
  expect({ status, body }).toEqual({ status: 200, body: { id, analysisStatus: 'NotStarted' } });
  await settle();
  expect((await history(id)).filter((type) => type === 'AnalysisFailed')).toHaveLength(2);
  expect(await ada.used()).toBe(0);

  const refused = await ada.send(`POST /api/Sessions/${await sessionOf(ada)}/Retry`);
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
  await settle();
  expect(await ada.used()).toBe(1);
});

test.each(['succeeded', 'failed', 'waiting', 'running'] as const)(
  'deletes a session that is %s, with all its data',
  async (state) => {
    const ada = await person();
    // Only one analysis runs at a time, so the second session waits.
    const first = state === 'waiting' ? await hanging(ada) : undefined;
    const id = await (state === 'running' ? hanging(ada) : ada.uploaded(state === 'failed' ? cutMp4() : undefined));
    await settle(state === 'waiting' || state === 'running' ? { except: ['analysis'] } : {});
    expect(await statusOf(ada, id)).toBe(shownAs[state]);

    const { status, body } = await ada.send(`DELETE /api/Sessions/${id}`);
    await ffmpeg.be('works');
    expect({ status, body }).toEqual({ status: 204, body: '' });
    await settle({ except: ['analysis'] });
    expect((await ada.send(`GET /api/Sessions/${id}`)).status).toBe(404);
    for (const call of ['DELETE', 'PATCH'])
      expect((await ada.send(`${call} /api/Sessions/${id}`, { json: {} })).status).toBe(404);
    expect((await ada.send<readonly unknown[]>('GET /api/Sessions/Slim')).body).toHaveLength(first ? 1 : 0);

    if (first) await ada.send(`DELETE /api/Sessions/${first}`);
    await settle();
    expect(await leftOf(ada, id)).toEqual({ blobs: [], references: 0, jobs: [], ffmpeg: [] });
    expect((await history(id)).at(-1)).toBe('SessionDeleted');
    expect(await ada.used()).toBe(state === 'succeeded' ? 1 : 0);
  },
);

/** A session whose analysis has started and never ends. */
async function hanging(by: AppPerson): Promise<string> {
  await ffmpeg.be('hangs');
  const begun = ffmpeg.nextRun();
  const id = await by.uploaded();
  await begun;
  return id;
}

test('deleting one of two sessions with the same recording keeps the other', async () => {
  const ada = await person();
  const [first, second] = [await sessionOf(ada), await sessionOf(ada)];
  await ada.send(`DELETE /api/Sessions/${first}`);
  await settle();
  expect(await leftOf(ada, first)).toMatchObject({ references: 0 });
  const { body } = await ada.send<{ url: string }>(`GET /api/Sessions/${second}/Media`);
  expect((await http.inject(body.url)).statusCode).toBe(200);
  expect((await ada.send(`GET /api/Sessions/${second}/Series`)).status).toBe(200);
});

test('an upload repeated with its key makes one session and costs one unit', async () => {
  const ada = await person();
  const session = await recording('talk.wav');
  const keyed = { headers: { 'idempotency-key': randomUUID() } };
  const id = await ada.uploaded(session, {}, keyed);
  await settle();
  const again = await ada.upload(session, {}, keyed);
  expect(again).toMatchObject({ status: 201, body: { id, analysisStatus: 'NotStarted' } });
  // A client that lost the first answer reads next and must find the session.
  expect(again.headers.get('x-position')).toMatch(/^\d+$/);
  expect(await sessionsOf(ada)).toBe(1);
  await settle();
  expect(await ada.used()).toBe(1);

  for (const [file, fields] of [
    [await recording('talk.mp3'), {}],
    [session, { sessionName: 'Andere' }],
  ] as const) {
    const { status, body } = await ada.upload(file, fields, keyed);
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  }
  const bob = await person();
  expect(await bob.uploaded(session, {}, keyed)).not.toBe(id);
  expect(await sessionsOf(ada)).toBe(1);
  await settle();
  expect(await ada.used()).toBe(1);
});

test('parallel uploads with one key make one session', async () => {
  const ada = await person();
  const session = await recording('talk.wav');
  const keyed = { headers: { 'idempotency-key': randomUUID() } };
  const answers = await Promise.all(Array.from({ length: 6 }, () => ada.upload(session, {}, keyed)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  const [id = ''] = new Set(answers.map(({ body }) => body.id));
  expect(answers.every(({ body }) => body.id === id)).toBe(true);
  await settle();
  expect(await statusOf(ada, id)).toBe('Succeeded');
  expect(await sessionsOf(ada)).toBe(1);
  await settle();
  expect(await ada.used()).toBe(1);
});

test('a change repeated with its key happens once', async () => {
  const ada = await person();
  const id = await sessionOf(ada);
  const keyed = (json: object) => ({ json, headers: { 'idempotency-key': 'key-of-a-change' } });
  const patch = (json: object) => ada.send(`PATCH /api/Sessions/${id}`, keyed(json));
  const answers = await Promise.all([patch({ locale: 'en' }), patch({ locale: 'en' }), patch({ locale: 'en' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await settle();
  expect(await analyses(id)).toBe(2);
  expect((await patch({ locale: 'de' })).status).toBe(422);
  expect((await patch({ locale: 'en' })).status).toBe(200);
  await settle();
  expect(await analyses(id)).toBe(2);
  expect(await ada.used()).toBe(2);

  const remove = () => ada.send(`DELETE /api/Sessions/${id}`, { headers: { 'idempotency-key': 'key-of-a-deletion' } });
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
});

const sessionsOf = async (by: AppPerson) => (await by.seen<readonly unknown[]>('/api/Sessions/Slim')).length;

async function leftOf(by: AppPerson, id: string) {
  const { rows } = await database.query('select count(*)::int as n from ops.blob_reference where session_id = $1', [
    id,
  ]);
  const jobs = await database.query(`select kind from ops.job where key like $1 and state in ('queued', 'running')`, [
    `${id}%`,
  ]);
  const blobs = await readdir(path.join(directory, 'blobs', by.id)).catch(() => []);
  return { blobs, references: rows[0].n, jobs: jobs.rows, ffmpeg: await ffmpeg.living() };
}

/** Blocks the reaction to session events while `work` runs. */
const whileNobodySettles = (work: () => Promise<void>) =>
  whileLocked(database, [`select 1 from ops.reaction_checkpoint where name = 'sessions' for update`], work);
