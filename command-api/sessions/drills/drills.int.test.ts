import { expect, test } from 'vitest';
import { clipUploads } from '#domain/sessions/contract/clips.ts';
import { drillCommands, drillList, drillResult } from '#domain/sessions/contract/drills.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';
import { spoken } from '#infra/lab/testing/spoken-sound.ts';

const app = await testApp({ analysis: true });
const pausing = spoken({
  seconds: 30,
  silences: [
    { from: 8, to: 10.5 },
    { from: 18, to: 20.5 },
  ],
});

async function measured(by: AppPerson): Promise<string> {
  const file = new File([new Uint8Array(pausing)], 'clip.wav');
  const { body } = await by.send(clipUploads.MeasureClip, { form: {}, file });
  await app.settle();
  return body.clipId;
}

test('judges a drill by its measures without cost, and keeps it only on request', async () => {
  const ada = await app.person();
  const clipId = await measured(ada);
  const { body: result } = await ada.send(drillResult, { params: { clipId }, query: { drill: 'pauses' } });
  expect(result).toMatchObject({ verdict: 'good', value: 4 });
  expect((await ada.send(drillList)).body).toEqual({ days: 0, drills: [] });

  const body = { drill: 'pauses', clipId, locale: 'de' } as const;
  const { status, body: kept } = await ada.send(drillCommands.KeepDrill, { body });
  expect(status).toBe(201);
  await ada.send(drillCommands.KeepDrill, { body });
  await app.settle();
  const { body: list } = await ada.send(drillList, { query: { timeZone: 'Europe/Berlin' } });
  expect(list).toMatchObject({ days: 1, drills: [{ id: kept.id, drill: 'pauses', verdict: 'good', value: 4 }] });
  expect((await ada.send<unknown[]>('GET /api/Sessions/Slim')).body).toEqual([]);

  await ada.send(drillCommands.ForgetDrill, { params: { drillId: kept.id } });
  await app.settle();
  expect((await ada.send(drillList)).body).toEqual({ days: 0, drills: [] });
});

test('does not judge fillers without speech recognition', async () => {
  const ada = await app.person();
  const clipId = await measured(ada);
  const { body } = await ada.send(drillResult, { params: { clipId }, query: { drill: 'fillers' } });
  expect(body).toMatchObject({ verdict: null, reason: 'no_words' });
  const keep = { drill: 'fillers', clipId, locale: 'de' } as const;
  expect((await ada.send(drillCommands.KeepDrill, { body: keep })).status).toBe(409);
});

test('hides the clips and results of others', async () => {
  const [ada, eve] = [await app.person(), await app.person()];
  const clipId = await measured(ada);
  const body = { drill: 'pauses', clipId, locale: 'de' } as const;
  expect((await eve.send(drillCommands.KeepDrill, { body })).status).toBe(404);
  const { body: kept } = await ada.send(drillCommands.KeepDrill, { body });
  expect((await eve.send(drillCommands.ForgetDrill, { params: { drillId: kept.id } })).status).toBe(404);
});
