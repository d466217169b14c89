import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  presentationCommands,
  presentationDetail,
  presentationList,
  presentationUploads,
} from '#domain/presentations/contract/calls.ts';
import { type SessionCommand, sessionDecider } from '#domain/sessions/decider.ts';
import { storedSamples } from '#domain/sessions/event-samples.ts';
import { createCommandHandler } from '#infra/event-store/command-handler.ts';
import { newId } from '#infra/ids.ts';
import { type AppPerson, ownApp, type TestApp } from '#infra/lab/testing/app.ts';
import { readZip } from '#infra/lab/testing/read-zip.ts';
import { slidesPdf } from '#infra/lab/testing/slides-pdf.ts';

const { AddPresentation: Add } = presentationUploads;
const { ChangePresentation: Change, DeletePresentation: Delete } = presentationCommands;

let app: TestApp;
let ada: AppPerson;
beforeAll(async () => {
  app = await ownApp({ DECK_PAGES: '3', DECK_MEGABYTES: '1' }, { analysis: true });
  ada = await app.person();
});

const fileOf = (content: Buffer, name = 'Quartals_zahlen.PDF') => new File([new Uint8Array(content)], name);
const slides = [{ text: 'Guten Morgen', notes: 'Lächeln, dann begrüßen.' }, { text: 'Ende' }];

async function added(by: AppPerson, content?: Buffer): Promise<string> {
  const { body } = await by.send(Add, { form: {}, file: fileOf(content ?? (await slidesPdf(slides))) });
  await app.settle();
  return body.id;
}

const detailOf = async (id: string, by = ada) => (await by.send(presentationDetail, { params: { id } })).body;
const bytesOf = (address: string) => app.bytes(`GET ${address}`);
const blobsOf = async (id: string) =>
  (await app.database.query('select address from ops.blob_reference where session_id = $1', [id])).rows;

test('turns a PDF into pictures of its pages, with its notes and a forecast of the time', async () => {
  const id = await added(ada);
  const { body: list } = await ada.send(presentationList);
  expect(list).toMatchObject([
    { id, name: 'Quartals zahlen', state: 'ready', pageCount: 2, drawnCount: 2, plannedSeconds: 0, inUse: false },
  ]);
  const deck = await detailOf(id);
  expect(deck.slides).toMatchObject([
    { index: 0, width: 1_920, height: 1_080, seconds: null, notes: 'Lächeln, dann begrüßen.', forecastSeconds: 1 },
    { index: 1, notes: '', forecastSeconds: 1 },
  ]);
  const [first] = deck.slides;
  expect((await bytesOf(first?.image ?? '')).headers.get('content-type')).toBe('image/webp');
  expect((await bytesOf(list[0]?.cover ?? '')).status).toBe(200);
  const pdf = await bytesOf(deck.file.url);
  expect(pdf.headers.get('content-disposition')).toContain('attachment; filename="Quartals zahlen.pdf"');
});

test('renames and plans a presentation', async () => {
  const id = await added(ada);
  const plan = [
    { index: 0, seconds: 40, notes: 'Neu' },
    { index: 1, seconds: 20 },
  ];
  await ada.send(Change, { body: { id, name: 'Zahlen', expectedSeconds: 90, slides: plan } });
  await app.settle();
  expect(await detailOf(id)).toMatchObject({
    ...{ name: 'Zahlen', expectedSeconds: 90, plannedSeconds: 60 },
    slides: [
      { seconds: 40, notes: 'Neu' },
      { seconds: 20, notes: '' },
    ],
  });
});

test.each([
  ['password', () => slidesPdf(slides, { password: 'geheim' })],
  ['too_many_pages', () => slidesPdf([...slides, ...slides])],
  ['unreadable', async () => Buffer.from('%PDF-1.7 and nothing else')],
])('gives the reason if a PDF cannot be rendered: %s', async (failure, made) => {
  const id = await added(ada, await made());
  expect(await detailOf(id)).toMatchObject({ state: 'failed', failure, slides: [] });
});

test('refuses a file that is no PDF or too large', async () => {
  const refused = async (content: Buffer) =>
    (await ada.send(Add, { form: {}, file: fileOf(content) })).body as unknown as { code: string };
  expect(await refused(Buffer.from('PK\x03\x04'))).toMatchObject({ code: 'unsupported_media_type' });
  expect(await refused(Buffer.concat([await slidesPdf(slides), Buffer.alloc(1_000_000)]))).toMatchObject({
    code: 'payload_too_large',
  });
});

test('limits how many presentations a person adds', async () => {
  const eager = await app.person();
  await app.database.query(`insert into ops.allowance (key, used_until) values ($1, now() + interval '24 hours')`, [
    `decks ${eager.id}`,
  ]);
  const { body } = await eager.send(Add, { form: {}, file: fileOf(await slidesPdf(slides)) });
  expect(body).toMatchObject({ code: 'too_many_requests' });
});

test('refuses a person who may not record', async () => {
  const reader = await app.person({ roles: [] });
  const answer = await reader.send(Add, { form: {}, file: fileOf(await slidesPdf(slides)) });
  expect(answer.body).toMatchObject({ code: 'access_denied' });
});

test('deletes a presentation with all its files, and the addresses of its pictures stop working', async () => {
  const id = await added(ada);
  const { slides: shown } = await detailOf(id);
  expect(await blobsOf(id)).toHaveLength(5);
  await ada.send(Delete, { query: { id } });
  await app.settle();
  expect(await blobsOf(id)).toEqual([]);
  expect((await bytesOf(shown[0]?.image ?? '')).status).toBe(404);
  expect((await ada.send(presentationDetail, { params: { id } })).status).toBe(404);
});

async function sessionWith(presentationId: string, ownerId: string) {
  const sessionId = newId();
  const about = { ...storedSamples.SessionCreated.data, ownerId, name: 'Probe', presentationId };
  const addressed = (command: SessionCommand) => ({
    ...{ stream: `session-${sessionId}`, decider: sessionDecider, command },
    ...{ commandId: randomUUID(), correlationId: randomUUID(), actor: { kind: 'user', id: ownerId } as const },
  });
  const handle = createCommandHandler(app.deps);
  await handle(addressed({ type: 'CreateSession', data: about }));
  await app.settle();
  return { sessionId, remove: () => handle(addressed({ type: 'DeleteSession', data: { askedBy: ownerId } })) };
}

test('refuses to delete a presentation that a session uses, and names the session', async () => {
  const id = await added(ada);
  const { sessionId, remove } = await sessionWith(id, ada.id);
  expect(await detailOf(id)).toMatchObject({ inUse: true });
  const refused = await ada.send(Delete, { query: { id } });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'cannot_delete', errors: [{ field: sessionId, code: 'Probe' }] },
  ]);
  await remove();
  await app.settle();
  expect((await ada.send(Delete, { query: { id } })).status).toBe(204);
});

test('exports a presentation with its plan, and an erasure deletes it', async () => {
  const bob = await app.person();
  const pdf = await slidesPdf(slides);
  const id = await added(bob, pdf);
  await bob.send(Change, { body: { id, slides: [{ index: 1, seconds: 20 }] } });
  await bob.send('POST /api/Users/DataExport', { json: {} });
  await app.settle();
  const { body: address } = await bob.send<{ url: string }>('GET /api/Users/DataExport/Download');
  const files = await readZip((await bytesOf(address.url)).body);
  expect(files.get(`presentations/${id}/slides.pdf`)).toEqual(pdf);
  expect(JSON.parse(`${files.get(`presentations/${id}/plan.json`)}`)).toEqual({
    ...{ name: 'Quartals zahlen', expectedSeconds: null },
    slides: [
      { slide: 1, seconds: null, notes: 'Lächeln, dann begrüßen.' },
      { slide: 2, seconds: 20, notes: '' },
    ],
  });

  const admin = await app.admin();
  await admin.send(`POST /api/Admin/Users/${bob.id}/Erase`, { json: { ground: 'requested', reason: 'Asked for it' } });
  await app.settle();
  expect(await blobsOf(id)).toEqual([]);
  expect(await readdir(path.join(app.directory, 'blobs'))).not.toContain(bob.id);
  const { rows } = await app.database.query(
    'select id from presentations.presentation where id = $1 union select presentation_id from presentations.slide where presentation_id = $1',
    [id],
  );
  expect(rows).toEqual([]);
});

test('hides a presentation and its pictures from others', async () => {
  const id = await added(ada);
  const eve = await app.person();
  expect((await eve.send(presentationDetail, { params: { id } })).status).toBe(404);
  expect((await eve.send(presentationList)).body).toEqual([]);
  const { slides: shown } = await detailOf(id);
  const asEve = (shown[0]?.image ?? '').replace(ada.id, eve.id);
  expect((await bytesOf(asEve)).status).toBe(403);
});

test('everybody sees and uses a default presentation; only admins change it', async () => {
  const [admin, other] = [await app.person({ roles: ['admin'] }), await app.person()];
  const upload = async (by: AppPerson) =>
    by.send(Add, { form: { name: 'Vorlage', isDefault: 'true' }, file: fileOf(await slidesPdf(slides)) });
  expect((await upload(other)).body).toMatchObject({ code: 'access_denied' });
  const { id } = (await upload(admin)).body;
  await app.settle();
  expect(await detailOf(id, other)).toMatchObject({ name: 'Vorlage', isDefault: true, mayChange: false, pageCount: 2 });
  expect(await detailOf(id, admin)).toMatchObject({ mayChange: true });
  expect((await bytesOf((await detailOf(id, other)).slides[0]?.image ?? '')).status).toBe(200);
  const listed = async (defaults: 'true' | 'false') =>
    (await other.send(presentationList, { query: { defaults } })).body.map((deck) => deck.id);
  expect(await listed('true')).toContain(id);
  expect(await listed('false')).toContain(id);
  const rename = (by: AppPerson) => by.send(Change, { body: { id, name: 'Muster' } });
  expect([(await rename(other)).status, (await rename(admin)).status]).toEqual([404, 204]);
  expect((await other.send(Delete, { query: { id } })).status).toBe(404);
  await sessionWith(id, other.id);
  expect((await admin.send(Delete, { query: { id } })).status).toBe(204);
  await app.settle();
  expect(await listed('false')).not.toContain(id);
  expect((await detailOf(id, other)).slides).toHaveLength(2);
});
