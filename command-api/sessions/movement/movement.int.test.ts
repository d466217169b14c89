import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sessionMovement } from '#domain/sessions/contract/movement/calls.ts';
import type { MovementSample } from '#domain/sessions/contract/movement/samples.ts';
import { samplesOf } from '#domain/sessions/contract/movement/track.ts';
import type { SessionDetail } from '#domain/sessions/contract/report.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';
import { eventsIn } from '#infra/lab/testing/database.ts';

const { person, settle, hurry, database, http } = await testApp({ analysis: true });

const at = (t: number): MovementSample => ({
  t,
  head: { p: [0, 1.6, 0], q: [0, 0, 0, 1] },
  left: null,
  right: { p: [0.3, 1.1, -0.25], q: [0, 0, 0, 1] },
  gaze: [0.25, 0.5],
});
const from = (start: number, count: number) => Array.from({ length: count }, (_, index) => at(start + index / 10));
const pathOf = (id: string) => `POST /api/Sessions/${id}/Movement`;
const record = (by: AppPerson, id: string, samples: readonly MovementSample[]) =>
  by.send<{ samples: number; code: string; errors: unknown }>(pathOf(id), { json: { samples } });

async function session() {
  const ada = await person();
  const id = await ada.uploaded();
  await settle();
  return { ada, id };
}

test('stores movement in parts, in any order, each once', async () => {
  const { ada, id } = await session();
  const parts = [from(0.4, 4), from(0, 4)] as const;
  expect((await record(ada, id, parts[0])).body).toEqual({ samples: 4 });
  expect((await record(ada, id, parts[1])).body).toEqual({ samples: 8 });
  expect(await record(ada, id, parts[0])).toMatchObject({ status: 201, body: { samples: 8 } });
  await settle();
  const { body } = await ada.send(sessionMovement, { params: { id } });
  expect(samplesOf(body)).toEqual(
    [...parts[1], ...parts[0]].map(({ t, ...rest }) => ({ ...rest, t: expect.closeTo(t) })),
  );
  const recorded = (await eventsIn(database, `session-${id}`)).filter((type) => type === 'MovementRecorded');
  expect(recorded).toHaveLength(2);
});

test('accepts a gzipped body, and refuses other encodings and too much unpacked data', async () => {
  const { ada, id } = await session();
  const send = (payload: Buffer, encoding: string) =>
    http.inject({
      ...{ method: 'POST', url: `/api/Sessions/${id}/Movement`, payload },
      headers: {
        authorization: `Bearer ${ada.accessToken}`,
        'content-type': 'application/json',
        'content-encoding': encoding,
      },
    });
  const packed = gzipSync(JSON.stringify({ samples: from(0, 5) }));
  expect((await send(packed, 'gzip')).json()).toEqual({ samples: 5 });
  expect((await send(packed, 'br')).statusCode).toBe(415);
  expect((await send(packed.subarray(0, 20), 'gzip')).statusCode).toBe(400);
  expect((await send(gzipSync(Buffer.alloc(3_000_000, 32)), 'gzip')).statusCode).toBe(413);
});

test('refuses times that run back or exceed the session, and infinite numbers, with a reason', async () => {
  const { ada, id } = await session();
  const back = await record(ada, id, [at(0.2), at(0.1)]);
  expect(back).toMatchObject({ status: 400, body: { errors: [{ field: 'samples', code: 'times_run_back' }] } });
  const late = await record(ada, id, [at(0.1), at(4_000)]);
  expect(late).toMatchObject({ status: 400, body: { errors: [{ field: 'samples', code: 'beyond_end' }] } });
  const text = JSON.stringify({ samples: [at(0)] }).replace('1.6', '1e999');
  const endless = await http.inject({
    ...{ method: 'POST', url: `/api/Sessions/${id}/Movement`, payload: text },
    headers: { authorization: `Bearer ${ada.accessToken}`, 'content-type': 'application/json' },
  });
  expect(endless.statusCode).toBe(400);
  expect(endless.json().errors[0].field).toBe('samples.0.head.p.1');
  expect((await ada.send(sessionMovement, { params: { id } })).status).toBe(404);
});

test('refuses another part for the same time', async () => {
  const { ada, id } = await session();
  await record(ada, id, from(0, 5));
  expect((await record(ada, id, from(0.35, 3))).body.code).toBe('conflict');
});

test('shows movement from a camera as an estimate without a score, and refuses to mix it with a headset’s', async () => {
  const { ada, id } = await session();
  const send = (samples: readonly MovementSample[], source?: string) =>
    ada.send<{ code: string }>(pathOf(id), { json: { samples, source } });
  const toCamera = from(0, 20).map((sample) => ({ ...sample, gaze: [0.5, 0.5] as [number, number] }));
  expect((await send(toCamera, 'satellite')).status).toBe(400);
  expect((await send(toCamera, 'camera')).status).toBe(201);
  expect(await send(from(2.5, 5))).toMatchObject({ status: 409, body: { code: 'conflict' } });
  await hurry('movement');
  const detail = await ada.seen<SessionDetail>(`/api/Sessions/${id}`);
  expect(detail.movementAnalysis).toMatchObject({
    source: 'camera',
    seconds: 2,
    // Too few samples to find any.
    faults: [],
    criteria: { gaze: null, hands: null, head: null, stance: null },
    gaze: { shares: { middle: 1 } },
  });
  expect(detail.heatmap).toEqual([]);
  expect(detail.scoreParts.find(({ name }) => name === 'movement')).toMatchObject({
    score: null,
    reason: 'movement_estimated',
  });
  const { body } = await ada.send(sessionMovement, { params: { id } });
  expect(body.source).toBe('camera');
  const sessions = await ada.seen<{ sessions: { sessionScores: { movement: number | null } }[] }>(
    '/api/Sessions/Progress',
  );
  expect(sessions.sessions.map(({ sessionScores }) => sessionScores.movement)).toEqual([null]);
});

test('hides the movement of others', async () => {
  const { ada, id } = await session();
  const eve = await person();
  expect((await record(eve, id, from(0, 2))).status).toBe(404);
  await record(ada, id, from(0, 2));
  await settle();
  expect((await eve.send(sessionMovement, { params: { id } })).status).toBe(404);
});

test('the report shows movement as curves, a heatmap and a part of the score', async () => {
  const { ada, id } = await session();
  const detail = () => ada.seen<SessionDetail>(`/api/Sessions/${id}`);
  const before = await detail();
  expect(before).toMatchObject({ movementAnalysis: null, heatmap: [] });
  expect(before.sessionScores?.movement).toBeNull();
  const samples = from(0, 20);
  await record(ada, id, samples);
  await hurry('movement');
  const after = await detail();
  expect(after.movementAnalysis).toMatchObject({
    averages: { handMovement: 0, headMovement: 0 },
    totals: { handMovement: 0, headMovement: 0 },
    handsOutOfSight: 0.5,
    faults: ['gaze_one_third', 'hands_still', 'hands_hidden'],
    gaze: { shares: { left: 1, middle: 0, right: 0 } },
  });
  expect(after.movementAnalysis?.headMovement[0]).toEqual({ timeStamp: 0, value: 0 });
  expect(after.heatmap).toEqual([{ x: 3, y: 3, count: 20 }]);
  expect(after.scoreParts.find(({ name }) => name === 'movement')?.reason).toBe('too_short');
  expect(await eventsIn(database, `session-${id}`)).toContain('SessionRescored');
});
