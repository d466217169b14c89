import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sessionCommands, sessionDetail, sessionMedia } from '#domain/sessions/contract/calls.ts';
import { sessionMovement } from '#domain/sessions/contract/movement/calls.ts';
import type { MovementSample } from '#domain/sessions/contract/movement/samples.ts';
import { samplesOf, trackOf } from '#domain/sessions/contract/movement/track.ts';
import { mostTakes, takeCommands, takeUploads, unfinishedTakes } from '#domain/sessions/contract/takes.ts';
import { newId } from '#infra/ids.ts';
import { ownApp, testApp } from '#infra/lab/testing/app.ts';
import { recording } from '#infra/lab/testing/recording.ts';
import { tone } from '#infra/lab/testing/test-media.ts';
import { deleteOldTakes } from './delete-takes.ts';
import { takeFiles } from './take-files.ts';

const app = await testApp();
type Person = Pick<Awaited<ReturnType<typeof app.person>>, 'send'>;

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());
/** A WebM as browsers record it, without a length in its header. */
const recorded = async () =>
  bytesOf(await recording('take.webm', [...tone(3), '-c:a', 'libopus', '-f', 'webm', '-live', '1']));
const inChunks = (content: Buffer, count = 4) => {
  const size = Math.ceil(content.length / count);
  return Array.from({ length: count }, (_, index) => content.subarray(index * size, (index + 1) * size));
};

async function begun(owner: Person, id = newId()): Promise<string> {
  const body = { id, type: 'audio', recordedAt: '2026-11-23T10:00:00.000Z' } as const;
  expect((await owner.send(takeCommands.BeginTake, { body })).status).toBe(201);
  return id;
}

const append = (by: Person, takeId: string, number: number, chunk: Buffer, said: object = {}) => {
  const sha256 = createHash('sha256').update(chunk).digest('hex');
  const file = new File([new Uint8Array(chunk)], 'chunk');
  return by.send(takeUploads.AppendChunk, {
    params: { takeId },
    form: { number, sha256, seconds: number, ...said },
    file,
  });
};

const finish = (by: Person, takeId: string, chunks: number, said: object = {}) =>
  by.send(takeCommands.FinishTake, { params: { takeId }, body: { title: 'Probe', chunks, ...said } });

test('joins repeated and unordered chunks to the recording, byte for byte', async () => {
  const ada = await app.person();
  const content = await recorded();
  const takeId = await begun(ada);
  const chunks = inChunks(content);
  const counts: unknown[] = [];
  for (const number of [0, 2, 1, 1, 3]) {
    const { status, body } = await append(ada, takeId, number, chunks[number] as Buffer);
    counts.push([status, body.chunks]);
  }
  expect(counts).toEqual([
    [201, 1],
    [201, 1],
    [201, 3],
    [201, 3],
    [201, 4],
  ]);

  const { status, body } = await finish(ada, takeId, 4);
  expect(status).toBe(201);
  await app.settle();
  const session = await ada.send(sessionDetail, { params: { id: body.id } });
  expect(session.body).toMatchObject({ name: 'Probe' });
  const { body: media } = await ada.send(sessionMedia, { params: { id: body.id } });
  const served = await app.http.inject({ url: media.url ?? '' });
  expect(served.rawPayload.equals(content)).toBe(true);
  expect((await ada.send(unfinishedTakes)).body).toEqual([]);
});

test('a take becomes one session, however often it is finished', async () => {
  const ada = await app.person();
  const takeId = await begun(ada);
  await append(ada, takeId, 0, await recorded());
  const both = await Promise.all([finish(ada, takeId, 1), finish(ada, takeId, 1, { title: 'Anders' })]);
  const again = await finish(ada, takeId, 1);
  expect(new Set([...both, again].map(({ body }) => body.id)).size).toBe(1);
  for (const { headers } of [...both, again]) expect(headers.get('x-position')).toMatch(/^\d+$/);
  await app.settle();
  const { body } = await ada.send<unknown[]>('GET /api/Sessions/Slim');
  expect(body).toHaveLength(1);
});

test('lists an unfinished take with its length until it is discarded', async () => {
  const ada = await app.person();
  const takeId = await begun(ada);
  const chunks = inChunks(await recorded());
  for (const number of [0, 1, 3]) await append(ada, takeId, number, chunks[number] as Buffer);
  expect((await ada.send(unfinishedTakes)).body).toMatchObject([{ id: takeId, type: 'audio', seconds: 3, chunks: 2 }]);
  await ada.send(takeCommands.DiscardTake, { params: { takeId } });
  expect((await ada.send(unfinishedTakes)).body).toEqual([]);
  const { rows } = await app.database.query('select 1 from ops.blob_reference where address ^@ $1', [`${ada.id}/`]);
  expect(rows).toEqual([]);
});

test('refuses to finish a take with a missing chunk, and keeps it', async () => {
  const ada = await app.person();
  const takeId = await begun(ada);
  const chunks = inChunks(await recorded());
  for (const number of [0, 2, 3]) await append(ada, takeId, number, chunks[number] as Buffer);
  expect(await finish(ada, takeId, 4)).toMatchObject({ status: 409, body: { code: 'take_incomplete' } });
  await append(ada, takeId, 1, chunks[1] as Buffer);
  expect((await finish(ada, takeId, 4)).status).toBe(201);
});

test('refuses other content for a chunk’s number, and content that differs from its hash', async () => {
  const ada = await app.person();
  const takeId = await begun(ada);
  await append(ada, takeId, 0, Buffer.from('first'));
  expect(await append(ada, takeId, 0, Buffer.from('second'))).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
  const wrong = await append(ada, takeId, 1, Buffer.from('third'), { sha256: '0'.repeat(64) });
  expect(wrong).toMatchObject({ status: 400, body: { field: 'sha256' } });
});

test('refuses a chunk that is too large', async () => {
  const ada = await app.person();
  const takeId = await begun(ada);
  expect((await append(ada, takeId, 0, Buffer.alloc(16_000_001))).status).toBe(413);
});

test('refuses to finish a take that is no recording', async () => {
  const ada = await app.person();
  const takeId = await begun(ada);
  await append(ada, takeId, 0, Buffer.from('Meine Damen und Herren!'));
  expect((await finish(ada, takeId, 1)).status).toBe(415);
});

test('restores the chapters of a take from the server, in any order of chunks', async () => {
  const ada = await app.person();
  const takeId = await begun(ada);
  const chunks = inChunks(await recorded());
  const chapters = [[], [0.8], [0.8, 2.5], []];
  for (const number of [0, 2, 1]) {
    const said = { chapters: JSON.stringify(chapters[number]) };
    await append(ada, takeId, number, chunks[number] as Buffer, said);
  }
  await append(ada, takeId, 3, chunks[3] as Buffer);
  expect((await ada.send(unfinishedTakes)).body).toMatchObject([{ chunks: 4, chapters: [0.8, 2.5] }]);
  const wrong = await append(ada, takeId, 3, chunks[3] as Buffer, { chapters: '[1' });
  expect(wrong).toMatchObject({ status: 400, body: { field: 'chapters' } });
});

test('a cut moves the chapters of a take, which can be renamed later', async () => {
  const ada = await app.person();
  const takeId = await begun(ada);
  await append(ada, takeId, 0, await recorded());
  const chapters = [
    { at: 0, title: 'Einstieg' },
    { at: 2, title: '' },
  ];
  const { body } = await finish(ada, takeId, 1, { cut: { from: 0.5, to: 3 }, chapters });
  const params = { id: body.id };
  await app.settle();
  expect((await ada.send(sessionDetail, { params })).body.chapters).toEqual([
    { at: 0, title: 'Einstieg' },
    { at: 1.5, title: '' },
  ]);
  await ada.send(sessionCommands.MarkChapters, { params, body: { chapters: [{ at: 1, title: 'Schluss' }] } });
  await app.settle();
  expect((await ada.send(sessionDetail, { params })).body.chapters).toEqual([{ at: 1, title: 'Schluss' }]);
  const eve = await app.person();
  expect((await eve.send(sessionCommands.MarkChapters, { params, body: { chapters: [] } })).status).toBe(404);
});

test('limits the unfinished takes of a person', async () => {
  const ada = await app.person();
  const ids = [];
  for (let index = 0; index < mostTakes; index++) ids.push(await begun(ada));
  await begun(ada, ids[0]);
  const body = { id: newId(), type: 'audio', recordedAt: '2026-11-23T10:00:00.000Z' } as const;
  const { status, body: problem } = await ada.send(takeCommands.BeginTake, { body });
  expect({ status, problem }).toMatchObject({ status: 409, problem: { code: 'too_many_takes' } });
});

test('hides the takes of others, even under the same id', async () => {
  const [ada, eve] = [await app.person(), await app.person()];
  const takeId = await begun(ada);
  await append(ada, takeId, 0, await recorded());
  expect((await append(eve, takeId, 0, Buffer.from('x'))).status).toBe(404);
  expect((await finish(eve, takeId, 1)).status).toBe(404);
  await begun(eve, takeId);
  await eve.send(takeCommands.DiscardTake, { params: { takeId } });
  expect((await finish(ada, takeId, 1)).status).toBe(201);
});

test('keeps a take without quota, which can be finished in the other class', async () => {
  const own = await ownApp({ FREE_PLAN_ANALYSES: '1' });
  const ada = await own.person();
  const [first, second] = [await begun(ada), await begun(ada)];
  for (const takeId of [first, second]) await append(ada, takeId, 0, await recorded());
  expect((await finish(ada, first, 1, { analysisClass: 'fast' })).status).toBe(201);
  expect(await finish(ada, second, 1, { analysisClass: 'fast' })).toMatchObject({ body: { code: 'quota_exhausted' } });
  expect((await finish(ada, second, 1, { analysisClass: 'relaxed' })).status).toBe(201);
});

test('a take continues after a restart of the server', async () => {
  const before = await ownApp();
  const ada = await before.person();
  const takeId = await begun(ada);
  const chunks = inChunks(await recorded());
  for (const number of [0, 1]) await append(ada, takeId, number, chunks[number] as Buffer);
  await before.stop();

  const after = await ownApp({}, { on: before });
  const again = await after.signedIn(ada.id);
  for (const number of [1, 2, 3]) await append(again, takeId, number, chunks[number] as Buffer);
  expect((await finish(again, takeId, 4)).status).toBe(201);
});

test('exports an unfinished take up to its first gap, until it is discarded', async () => {
  const ada = await app.person();
  const takeId = await begun(ada);
  const chunks = inChunks(await recorded());
  for (const number of [0, 1, 3]) await append(ada, takeId, number, chunks[number] as Buffer);
  const [file, ...others] = await takeFiles({ pool: app.database, blobs: app.deps.blobs }, ada.id);
  expect(others).toEqual([]);
  const content = await file?.open();
  expect(content && (await buffer(content)).equals(Buffer.concat(chunks.slice(0, 2)))).toBe(true);
  await ada.send(takeCommands.DiscardTake, { params: { takeId } });
  expect(await file?.open()).toBeNull();
});

const sampleAt = (t: number): MovementSample => ({
  t,
  head: { p: [t / 10, 1.6, 0], q: [0, 0, 0, 1] },
  left: null,
  right: { p: [0.3, 1.1, -0.25], q: [0, 0, 0, 1] },
  gaze: [0.25, 0.5],
});
const packedOf = (...times: number[]) => packedFrom(undefined, ...times);
const packedFrom = (source: 'camera' | undefined, ...times: number[]) =>
  gzipSync(JSON.stringify(trackOf(times.map(sampleAt), source))).toString('base64');

test('stores the movement of the chunks in the session, without the parts that were cut off', async () => {
  const ada = await app.person();
  const takeId = await begun(ada);
  const chunks = inChunks(await recorded(), 3);
  await append(ada, takeId, 1, chunks[1] as Buffer, { movement: packedOf(1, 1.5) });
  await append(ada, takeId, 0, chunks[0] as Buffer, { movement: packedOf(0.2, 0.7) });
  await append(ada, takeId, 0, chunks[0] as Buffer, { movement: packedOf(0.2, 0.7) });
  await append(ada, takeId, 2, chunks[2] as Buffer);
  const { body } = await finish(ada, takeId, 3, { cut: { from: 0.5, to: 3 } });
  expect((await finish(ada, takeId, 3)).body.id).toBe(body.id);
  await app.settle();
  const { body: track } = await ada.send(sessionMovement, { params: { id: body.id } });
  expect(samplesOf(track).map(({ t, head }) => [t, head.p[0]])).toEqual([
    [0.2, 0.07],
    [0.5, 0.1],
    [1, 0.15],
  ]);
});

test('keeps the camera as the source of a take’s movement, and drops samples of another source', async () => {
  const ada = await app.person();
  const takeId = await begun(ada);
  const chunks = inChunks(await recorded(), 3);
  await append(ada, takeId, 0, chunks[0] as Buffer, { movement: packedFrom('camera', 0.2, 0.7) });
  await append(ada, takeId, 1, chunks[1] as Buffer, { movement: packedFrom('camera', 1) });
  await append(ada, takeId, 2, chunks[2] as Buffer, { movement: packedOf(2, 2.5) });
  const { body } = await finish(ada, takeId, 3);
  await app.settle();
  const { body: track } = await ada.send(sessionMovement, { params: { id: body.id } });
  expect(track.source).toBe('camera');
  expect(samplesOf(track).map(({ t }) => t)).toEqual([0.2, 0.7, 1]);
});

test('refuses invalid movement with its field, and accepts the chunk without it', async () => {
  const ada = await app.person();
  const takeId = await begun(ada);
  const sound = Buffer.from('sound');
  const endless = gzipSync(Buffer.alloc(3_000_000, 32)).toString('base64');
  const far = { ...sampleAt(0), head: { p: [5_000, 0, 0] as [number, number, number], q: sampleAt(0).head.q } };
  const outside = gzipSync(JSON.stringify(trackOf([far]))).toString('base64');
  for (const movement of ['!', 'bm90IGd6aXA=', endless, outside, packedOf(0.5, 0.2)]) {
    const { status, body } = await append(ada, takeId, 0, sound, { movement });
    expect({ status, field: body }).toMatchObject({ status: 400, field: { field: 'movement' } });
  }
  expect((await append(ada, takeId, 0, sound)).status).toBe(201);
});

test('exports the movement of an unfinished take', async () => {
  const ada = await app.person();
  const takeId = await begun(ada);
  await append(ada, takeId, 0, Buffer.from('sound'), { movement: packedOf(0.1, 0.2) });
  const [, movement] = await takeFiles({ pool: app.database, blobs: app.deps.blobs }, ada.id);
  const content = await movement?.open();
  expect(content && JSON.parse((await buffer(content)).toString()).samples).toHaveLength(2);
});

test('deletes an abandoned take after a week', async () => {
  const ada = await app.person();
  const [old, young] = [await begun(ada), await begun(ada)];
  await append(ada, old, 0, Buffer.from('old'));
  await app.database.query(`update ops.take set changed_at = now() - interval '7 days 1 minute' where id = $1`, [old]);
  await deleteOldTakes({ pool: app.database, blobs: app.deps.blobs });
  expect((await ada.send(unfinishedTakes)).body.map(({ id }) => id)).toEqual([young]);
});
