import { expect, test } from 'vitest';
import { quotaLedger } from '#domain/quotas/contract/calls.ts';
import { sessionCommands } from '#domain/sessions/contract/calls.ts';
import { ownApp } from '#infra/lab/testing/app.ts';
import { moodyFfmpeg } from '#infra/lab/testing/moody-ffmpeg.ts';
import { cutMp4 } from '#infra/lab/testing/recording.ts';
import { spokenSession } from '#infra/lab/testing/spoken-sound.ts';

const ffmpeg = await moodyFfmpeg();
const settings = { FREE_PLAN_ANALYSES: '1', FFMPEG_PATH: ffmpeg.path };
const { person, settle, database } = await ownApp(settings, { analysis: true });

const exhausted = { code: 'quota_exhausted', description: 'The quota of this month is used up.' };
const requestId = expect.any(String);
const session = spokenSession();

test('using up one class keeps the quota of the other', async () => {
  const ada = await person();
  await ada.uploaded(session);
  const again = await ada.upload(session);
  expect({ ...again, headers: null }).toMatchObject({
    status: 429,
    body: { ...exhausted, field: 'analysisClass', requestId },
  });
  await ada.uploaded(session, { analysisClass: 'fast' });
  await settle();
  expect([await ada.used('relaxed'), await ada.used('fast')]).toEqual([1, 1]);
});

test('refuses sessions after both classes are used up', async () => {
  const ada = await person();
  await ada.uploaded(session, { analysisClass: 'fast' });
  await ada.uploaded(session, { analysisClass: 'relaxed' });
  for (const analysisClass of ['fast', 'relaxed']) {
    const { status, body } = await ada.upload(session, { analysisClass });
    expect({ status, body }).toEqual({ status: 429, body: { ...exhausted, requestId } });
  }
  expect(await ada.seen('/api/Sessions/Slim')).toHaveLength(2);
});

test('each person has their own quota', async () => {
  const [ada, bob] = [await person(), await person()];
  await ada.uploaded(session);
  await bob.uploaded(session);
  await settle();
  expect([await ada.used(), await bob.used()]).toEqual([1, 1]);
});

test('refuses a session of a person with a hundred in the queue, and accepts those of others', async () => {
  const [ada, bob] = [await person(), await person()];
  await database.query(
    `insert into ops.job (id, kind, key, owner_id, payload, priority, max_attempts, run_at)
     select 'waiting-' || n, 'analysis', 'waiting-' || n, $1, '{}', 0, 1, now() + interval '1 day' from generate_series(1, 100) n`,
    [ada.id],
  );
  const refused = await ada.upload(session);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_waiting' } });
  expect((await bob.upload(session)).status).toBe(201);
  await database.query("delete from ops.job where key = 'waiting-1'");
  expect((await ada.upload(session)).status).toBe(201);
  await database.query("delete from ops.job where key like 'waiting-%'");
});

test('starts no more concurrent uploads than the quota allows', async () => {
  const ada = await person();
  const answers = await Promise.all(Array.from({ length: 5 }, () => ada.upload(session)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429, 429]);
  await settle();
  expect(await ada.used()).toBe(1);
});

test('a failed analysis returns its unit', async () => {
  const ada = await person();
  const id = await ada.uploaded(cutMp4());
  expect(await ada.seen(`/api/Sessions/${id}`)).toMatchObject({
    analysisStatus: 'Failed',
    failure: { reason: 'truncated' },
  });
  await settle();
  expect(await ada.used()).toBe(0);
  await ada.uploaded(session);
});

test('a session deleted during its analysis returns its unit', async () => {
  const ada = await person();
  await settle();
  await ffmpeg.be('hangs');
  const begun = ffmpeg.nextRun();
  const id = await ada.uploaded(session);
  await begun;
  await settle({ except: ['analysis'] });
  expect(await ada.used()).toBe(1);
  await ada.send(`DELETE /api/Sessions/${id}`);
  await ffmpeg.be('works');
  await settle();
  expect(await ada.used()).toBe(0);
  await ada.uploaded(session);
});

test('a session deleted after its analysis keeps its unit used', async () => {
  const ada = await person();
  const id = await ada.uploaded(session);
  await settle();
  await ada.send(`DELETE /api/Sessions/${id}`);
  const { status } = await ada.upload(session);
  expect(status).toBe(429);
  await settle();
  expect(await ada.used()).toBe(1);
});

test('the ledger shows used and returned units, with the reason', async () => {
  const ada = await person();
  const broken = await ada.uploaded(cutMp4());
  await settle();
  const good = await ada.uploaded(session);
  await settle();
  const gone = await ada.uploaded(cutMp4(), { analysisClass: 'fast' });
  await settle();
  await ada.send(sessionCommands.DeleteSession, { params: { id: gone } });
  await settle();
  const { body } = await ada.send(quotaLedger, { query: {} });
  expect(body).toMatchObject([
    { quotaClass: 'fast', state: 'given_back', session: null, reason: 'deleted' },
    { quotaClass: 'relaxed', session: { id: good } },
    { quotaClass: 'relaxed', state: 'given_back', session: { id: broken, name: 'Probe' }, reason: 'failed' },
  ]);
  const first = await ada.send(quotaLedger, { query: { limit: 1 } });
  const cursor = first.headers.get('x-next-cursor') ?? '';
  expect((await ada.send(quotaLedger, { query: { cursor } })).body).toEqual(body.slice(1));
  expect((await (await person()).send(quotaLedger, { query: {} })).body).toEqual([]);
});
