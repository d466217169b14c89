import { expect, test } from 'vitest';
import { workDone } from '#infra/testing/database.ts';
import { eventually } from '#infra/testing/eventually.ts';
import { moodyFfmpeg } from '#infra/testing/moody-ffmpeg.ts';
import { hasEnded, newPerson } from '#infra/testing/person.ts';
import { startProduct } from '#infra/testing/product.ts';
import { file, recording } from '#infra/testing/recording.ts';

const ffmpeg = await moodyFfmpeg();
const product = await startProduct({ FREE_PLAN_ANALYSES: '1', FFMPEG_PATH: ffmpeg.path });

const exhausted = { code: 'quota_exhausted', description: 'The quota of this month is used up.' };
const requestId = expect.any(String);
const truncated = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2mp41\0\0\x10\0mdat', 'latin1');

test('each class has its own quota, and the other one is left', async () => {
  const ada = await newPerson(product.url);
  const talk = await recording('talk.wav');
  await ada.uploaded(talk);
  const again = await ada.upload(talk);
  expect({ ...again, headers: null }).toMatchObject({
    status: 429,
    body: { ...exhausted, field: 'analysisClass', requestId },
  });
  await ada.uploaded(talk, { analysisClass: 'fast' });
  await eventually(async () => expect([await ada.used('relaxed'), await ada.used('fast')]).toEqual([1, 1]));
});

test('when both are used up, nothing is taken any more', async () => {
  const ada = await newPerson(product.url);
  const talk = await recording('talk.wav');
  await ada.uploaded(talk, { analysisClass: 'fast' });
  const last = await ada.upload(talk, { analysisClass: 'relaxed' });
  for (const analysisClass of ['fast', 'relaxed']) {
    const { status, body } = await ada.upload(talk, { analysisClass });
    expect({ status, body }).toEqual({ status: 429, body: { ...exhausted, requestId } });
  }
  const { body } = await ada.seen<readonly unknown[]>('/api/Sessions/Slim', last.headers);
  expect(body).toHaveLength(2);
});

test("one person's quota is nobody else's", async () => {
  const [ada, bob] = [await newPerson(product.url), await newPerson(product.url)];
  const talk = await recording('talk.wav');
  await ada.uploaded(talk);
  await bob.uploaded(talk);
  await ada.hasUsed(1);
  await bob.hasUsed(1);
});

test('of many uploads at once, only as many as are left begin', async () => {
  const ada = await newPerson(product.url);
  const talk = await recording('talk.wav');
  const answers = await Promise.all(Array.from({ length: 5 }, () => ada.upload(talk)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429, 429]);
  await ada.hasUsed(1);
});

test('an analysis that failed gives its unit back, and the unit is worth another talk', async () => {
  const ada = await newPerson(product.url);
  const id = await ada.uploaded(file('talk.mp4', truncated));
  expect(await ada.waitFor(id, hasEnded)).toMatchObject({ analysisStatus: 'Failed', failure: { reason: 'truncated' } });
  await ada.hasUsed(0);
  await ada.uploaded(await recording('talk.wav'));
});

test('so does a talk that is deleted while it is analysed', async () => {
  const ada = await newPerson(product.url);
  await workDone(product.database);
  await ffmpeg.be('hangs');
  const id = await ada.uploaded(await recording('talk.wav'));
  await ada.waitFor(id, (status) => status === 'Running');
  await ada.hasUsed(1);
  await ada.send(`DELETE /api/Sessions/${id}`);
  await ffmpeg.be('works');
  await ada.hasUsed(0);
  await ada.uploaded(await recording('talk.wav'));
});

test('one that is deleted after its analysis has cost its unit', async () => {
  const ada = await newPerson(product.url);
  const id = await ada.uploaded(await recording('talk.wav'));
  await ada.waitFor(id, hasEnded);
  await ada.send(`DELETE /api/Sessions/${id}`);
  const { status } = await ada.upload(await recording('talk.wav'));
  expect(status).toBe(429);
  await ada.hasUsed(1);
});
