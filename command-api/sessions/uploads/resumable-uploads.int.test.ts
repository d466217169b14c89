import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { Upload } from 'tus-js-client';
import { expect, test } from 'vitest';
import { sessionMedia } from '#domain/sessions/contract/calls.ts';
import { mostUploads, unfinishedUploads } from '#domain/sessions/contract/uploads.ts';
import { ownApp, testApp } from '#infra/lab/testing/app.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import type { Send } from '#infra/lab/testing/person.ts';
import { tusBy } from '#infra/lab/testing/resumable-upload.ts';
import { spokenSession } from '#infra/lab/testing/spoken-sound.ts';
import { deleteOldTakes } from '../takes/delete-takes.ts';
import { takeFiles } from '../takes/take-files.ts';

const app = await testApp();
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
const session = await bytesOf(spokenSession());
const newcomer = async (on = app) => {
  const person = await on.person();
  return { ...person, tus: tusBy(person.send as Send) };
};

const offsetHeaders = (length: number) => ({
  'tus-resumable': '1.0.0',
  'upload-offset': '0',
  'content-type': 'application/offset+octet-stream',
  'content-length': `${length}`,
});

/** Uploads the first half of a session. */
async function halfway(person: Awaited<ReturnType<typeof newcomer>>) {
  const { body } = await person.tus.begin(session.length);
  const half = Math.floor(session.length / 2);
  expect((await person.tus.append(body.id, 0, session.subarray(0, half))).status).toBe(204);
  return { id: body.id, half };
}

test('joins a session from two halves, byte for byte', async () => {
  const ada = await newcomer();
  const begun = await ada.tus.begin(session.length);
  expect(begun.status).toBe(201);
  const { id } = begun.body;
  expect(begun.headers.get('location')).toBe(`/api/Uploads/${id}`);
  expect(begun.headers.get('tus-resumable')).toBe('1.0.0');
  expect(await ada.tus.offset(id)).toBe(0);
  const first = await ada.tus.append(id, 0, session.subarray(0, 7_000));
  expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '7000']);
  expect(await ada.tus.offset(id)).toBe(7_000);
  expect((await ada.send(unfinishedUploads)).body).toMatchObject([{ id, size: session.length, offset: 7_000 }]);
  expect((await ada.tus.append(id, 7_000, session.subarray(7_000))).status).toBe(204);

  const { status, body } = await ada.tus.finish(id);
  expect(status).toBe(201);
  await app.settle();
  const { body: media } = await ada.send(sessionMedia, { params: { id: body.id } });
  const served = await app.http.inject({ url: media.url ?? '' });
  expect(served.rawPayload.equals(session)).toBe(true);
  expect((await ada.send(unfinishedUploads)).body).toEqual([]);
});

test('an upload becomes one session, however often it is finished, and keeps its offset', async () => {
  const ada = await newcomer();
  const { id, half } = await halfway(ada);
  await ada.tus.append(id, half, session.subarray(half));
  const both = await Promise.all([ada.tus.finish(id), ada.tus.finish(id, { sessionName: 'Anders' })]);
  const again = await ada.tus.finish(id);
  expect(new Set([...both, again].map(({ body }) => body.id)).size).toBe(1);
  expect(await ada.tus.offset(id)).toBe(session.length);
  expect(await ada.seen<unknown[]>('/api/Sessions/Slim')).toHaveLength(1);
  expect(await ada.used()).toBe(1);
});

test('beginning again with the same key returns the same upload', async () => {
  const ada = await newcomer();
  const [first, second] = [await ada.tus.begin(9, { key: 'one' }), await ada.tus.begin(9, { key: 'one' })];
  expect(second.body.id).toBe(first.body.id);
  expect((await ada.send(unfinishedUploads)).body).toHaveLength(1);
});

test('refuses bytes for another offset and changes nothing', async () => {
  const ada = await newcomer();
  const { id, half } = await halfway(ada);
  expect(await ada.tus.append(id, 0, session.subarray(0, half))).toMatchObject({
    status: 409,
    body: { code: 'conflict' },
  });
  expect((await ada.tus.append(id, half, new Uint8Array(session.length))).status).toBe(413);
  expect(await ada.tus.offset(id)).toBe(half);
});

test('refuses to finish an incomplete upload', async () => {
  const ada = await newcomer();
  const { id } = await halfway(ada);
  expect(await ada.tus.finish(id)).toMatchObject({ status: 409, body: { code: 'take_incomplete' } });
});

test('refuses a second request that sends to the same upload at the same time', async () => {
  const ada = await newcomer();
  const { id, half } = await halfway(ada);
  let goOn = () => {};
  const slow = new ReadableStream({
    async start(controller) {
      controller.enqueue(session.subarray(half, half + 1_000));
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      controller.enqueue(session.subarray(half + 1_000));
      controller.close();
    },
  });
  const first = ada.tus.append(id, half, slow);
  const second = await ada.tus.append(id, half, session.subarray(half));
  expect(second).toMatchObject({ status: 423, body: { code: 'upload_in_use' } });
  goOn();
  expect((await first).status).toBe(204);
  expect((await ada.tus.finish(id)).status).toBe(201);
});

test('hides the uploads of others', async () => {
  const [ada, eve] = [await newcomer(), await newcomer()];
  const { id, half } = await halfway(ada);
  expect((await eve.tus.append(id, half, session.subarray(half))).status).toBe(404);
  await expect(eve.tus.offset(id)).rejects.toThrow('404');
  expect((await eve.tus.discard(id)).status).toBe(404);
  expect((await eve.tus.finish(id)).status).toBe(404);
  expect(await ada.tus.offset(id)).toBe(half);
});

test('discards an upload with all its stored bytes', async () => {
  const ada = await newcomer();
  const { id } = await halfway(ada);
  expect((await ada.tus.discard(id)).status).toBe(204);
  await expect(ada.tus.offset(id)).rejects.toThrow('404');
  const { rows } = await app.database.query('select 1 from ops.blob_reference where address ^@ $1', [`${ada.id}/`]);
  expect(rows).toEqual([]);
});

test('refuses to begin an upload that is too large, empty, of unknown type or not permitted', async () => {
  const ada = await newcomer();
  const answers = [
    await ada.tus.begin(400_000_001),
    await ada.tus.begin(0),
    await ada.tus.begin(9, { type: 'text' }),
    await tusBy((await app.person({ roles: [] })).send as Send).begin(9),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [413, 'payload_too_large'],
    [415, 'unsupported_media_type'],
    [400, 'invalid_input'],
    [403, 'access_denied'],
  ]);
});

test('refuses another version of the protocol and names the supported one', async () => {
  const ada = await app.person();
  const { status, headers } = await (ada.send as Send)('POST /api/Uploads', { headers: { 'upload-length': '9' } });
  expect([status, headers.get('tus-version')]).toEqual([412, '1.0.0']);
});

test('refuses a file that is no recording at its first bytes or at the end', async () => {
  const ada = await newcomer();
  const text = new Uint8Array(Buffer.from('Meine Damen und Herren! '.repeat(5_000)));
  const { id } = (await ada.tus.begin(text.length)).body;
  expect((await ada.tus.append(id, 0, text)).status).toBe(415);
  const drop = (await ada.tus.begin(text.length)).body.id;
  await ada.tus.append(drop, 0, text.subarray(0, 100));
  await ada.tus.append(drop, 100, text.subarray(100));
  expect((await ada.tus.finish(drop)).status).toBe(415);
  expect(await ada.used()).toBe(0);
});

test('refuses audio that was announced as video at the end', async () => {
  const ada = await newcomer();
  const { id } = (await ada.tus.begin(session.length, { type: 'video' })).body;
  await ada.tus.append(id, 0, session);
  expect((await ada.tus.finish(id)).status).toBe(415);
});

test('begins no upload without quota, and keeps one that can use the other class', async () => {
  const own = await ownApp({ FREE_PLAN_ANALYSES: '1' });
  const ada = await newcomer(own);
  const ids = [];
  for (const _one of [1, 2, 3]) {
    const { body } = await ada.tus.begin(session.length);
    await ada.tus.append(body.id, 0, session);
    ids.push(body.id);
  }
  const [first = '', second = ''] = ids;
  expect((await ada.tus.finish(first, { analysisClass: 'fast' })).status).toBe(201);
  expect(await ada.tus.finish(second, { analysisClass: 'fast' })).toMatchObject({ body: { code: 'quota_exhausted' } });
  expect((await ada.tus.finish(second, { analysisClass: 'relaxed' })).status).toBe(201);
  expect(await ada.tus.begin(session.length)).toMatchObject({ status: 429, body: { code: 'quota_exhausted' } });
});

test('limits the unfinished uploads of a person', async () => {
  const ada = await newcomer();
  for (let index = 0; index < mostUploads; index++) expect((await ada.tus.begin(9)).status).toBe(201);
  expect(await ada.tus.begin(9)).toMatchObject({ status: 409, body: { code: 'too_many_takes' } });
});

test('continues an upload after a broken connection and a restart of the server', async () => {
  const before = await ownApp();
  const ada = await newcomer(before);
  const { id } = (await ada.tus.begin(session.length)).body;
  const half = Math.floor(session.length / 2);
  const url = await before.listen();
  const headers = { authorization: `Bearer ${ada.accessToken}`, ...offsetHeaders(session.length) };
  const sent = request(`${url}/api/Uploads/${id}`, { method: 'PATCH', headers }).on('error', () => {});
  sent.write(session.subarray(0, half), () => sent.destroy());
  await eventually(async () => expect(await ada.tus.offset(id)).toBeGreaterThan(0));
  await before.stop();
  const after = await ownApp({}, { on: before });
  const again = tusBy((await after.signedIn(ada.id)).send as Send);
  const offset = await again.offset(id);
  expect((await again.append(id, offset, session.subarray(offset))).status).toBe(204);
  expect((await again.finish(id)).status).toBe(201);
});

test('accepts an upload of another tus client', async () => {
  const own = await ownApp();
  const ada = await newcomer(own);
  const endpoint = `${await own.listen()}/api/Uploads`;
  const address = await new Promise<string | null>((onSuccess, onError) => {
    const headers = { authorization: `Bearer ${ada.accessToken}` };
    const options = { endpoint, headers, metadata: { type: 'audio' }, chunkSize: 10_000, onError };
    const upload = new Upload(Buffer.from(session), { ...options, onSuccess: () => onSuccess(upload.url) });
    upload.start();
  });
  expect((await ada.tus.finish(address?.split('/').at(-1) ?? '')).status).toBe(201);
});

test('exports an unfinished upload', async () => {
  const ada = await newcomer();
  await halfway(ada);
  const files = await takeFiles({ pool: app.database, blobs: app.deps.blobs }, ada.id);
  expect(files).toHaveLength(1);
});

test('deletes an abandoned upload after a week', async () => {
  const ada = await newcomer();
  const { id } = await halfway(ada);
  await app.database.query(`update ops.take set changed_at = now() - interval '7 days 1 minute' where id = $1`, [id]);
  await deleteOldTakes({ pool: app.database, blobs: app.deps.blobs });
  await expect(ada.tus.offset(id)).rejects.toThrow('404');
});

test('stores a large upload in parts of 8 MB', async () => {
  const ada = await newcomer();
  const noise = new Uint8Array(Buffer.concat([session, randomBytes(17_000_000)]));
  const { id } = (await ada.tus.begin(noise.length)).body;
  expect((await ada.tus.append(id, 0, noise)).headers.get('upload-offset')).toBe(`${noise.length}`);
  const { rows } = await app.database.query('select size from ops.take_chunk where take_id = $1 order by number', [id]);
  expect(rows.map(({ size }) => size)).toEqual([8_000_000, 8_000_000, noise.length - 16_000_000]);
});
