import { beforeAll, expect, test } from 'vitest';
import { privacyCommands } from '#domain/privacy/contract/calls.ts';
import { howToList, showcaseCommands, showcaseUploads } from '#domain/showcase/contract/calls.ts';
import { newId } from '#infra/ids.ts';
import { type AppPerson, type TestApp, testApp } from '#infra/lab/testing/app.ts';

let app: TestApp;
let admin: AppPerson;
let learner: AppPerson;
beforeAll(async () => {
  app = await testApp();
  [admin, learner] = [await app.person({ roles: ['admin'] }), await app.person()];
});

const videoURI = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';
const ftyp = [0, 0, 0, 24, ...Buffer.from('ftypisom\0\0\0\0isommp42')];
const film = () => new File([new Uint8Array([...ftyp, ...Buffer.from(newId())])], 'film.mp4');
const captions = (text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nGuten Tag') => new File([text], 'worte.vtt');

async function linked(fields: object = {}): Promise<string> {
  const body = { title: 'Das Mikrofon', description: 'Abstand', videoURI, ...fields };
  const { status, body: answer } = await admin.send(showcaseCommands.AddHowToLink, { body });
  expect(status).toBe(201);
  return answer.id;
}
async function uploaded(fields: object = {}, by = admin): Promise<string> {
  const form = { title: 'Die Kamera', description: '', ...fields };
  const { status, body } = await by.send(showcaseUploads.AddHowToFile, { form, file: film() });
  expect(status).toBe(201);
  return body.id;
}
const change = (videoId: string, fields: object, by = admin) =>
  by.send(showcaseCommands.ChangeHowToVideo, { body: { videoId, ...fields } });
async function listed(by: AppPerson, query: object = {}) {
  await app.settle();
  return (await by.send(howToList, { query })).body;
}
const found = async (by: AppPerson, id: string, query: object = {}) =>
  (await listed(by, query)).find((video) => video.id === id);
const statusOf = async (url: string | undefined) => (await app.bytes(`GET ${url}`)).status;
const blobsOf = async (id: string) => {
  await app.settle();
  return (await app.database.query('select from ops.blob_reference where session_id = $1', [id])).rowCount;
};

test('only admins add, change and delete videos and see drafts', async () => {
  const draft = await linked({ draft: true });
  const body = { title: 'Eigenes', description: '', videoURI };
  expect((await learner.send(showcaseCommands.AddHowToLink, { body })).body).toMatchObject({ code: 'access_denied' });
  expect((await change(draft, { newTitle: 'x' }, learner)).status).toBe(403);
  const params = { videoId: draft };
  expect((await learner.send(showcaseCommands.DeleteHowToVideo, { params })).status).toBe(403);
  expect((await learner.send(howToList, { query: { drafts: 'true' } })).body).toMatchObject({ code: 'access_denied' });
  const mark = await learner.send(showcaseCommands.MarkHowToVideo, { params, body: { isWatched: true } });
  expect(mark.body).toMatchObject({ code: 'not_found' });
  expect(await found(learner, draft)).toBeUndefined();
  expect(await found(admin, draft)).toBeUndefined();
  expect(await found(admin, draft, { drafts: 'true' })).toMatchObject({ isDraft: true });
  await change(draft, { isDraft: false });
  expect(await found(learner, draft)).toMatchObject({ title: 'Das Mikrofon', videoId: 'aaaaaaaaaaa', file: null });
});

test('finds a video by all words of a search in title, description and chapters', async () => {
  const id = await linked({ title: 'Pegel einstellen', description: 'Für Headsets' });
  await change(id, { chapters: [{ seconds: 0, title: 'Abstand zum Mund' }], places: ['recorder'] });
  for (const search of ['pegel', 'HEADSETS', 'mund pegel']) expect(await found(learner, id, { search })).toBeDefined();
  for (const search of ['kamera', 'pegel kamera', 'title'])
    expect(await found(learner, id, { search })).toBeUndefined();
  expect(await found(learner, id, { place: 'recorder' })).toBeDefined();
  expect(await found(learner, id, { place: 'report' })).toBeUndefined();
});

test('serves the captions of a video to the person for whom the address was signed', async () => {
  const id = await uploaded();
  const form = { videoId: id, locale: 'de' } as const;
  expect((await admin.send(showcaseUploads.AddHowToCaptions, { form, file: captions() })).status).toBe(204);
  const video = await found(learner, id);
  const [words] = video?.captions ?? [];
  expect(words?.locale).toBe('de');
  expect([await statusOf(video?.file?.url), await statusOf(words?.url)]).toEqual([200, 200]);
  expect(await statusOf(words?.url.replace(learner.id, admin.id))).toBe(403);
  for (const text of ['Guten Tag', 'WEBVTT\n\nGuten Tag']) {
    const refused = await admin.send(showcaseUploads.AddHowToCaptions, { form, file: captions(text) });
    expect(refused.body).toMatchObject({ code: 'unsupported_media_type' });
  }
  const other = captions('WEBVTT\n\n00:00.000 --> 00:01.000\nHallo');
  expect((await admin.send(showcaseUploads.AddHowToCaptions, { form, file: other })).status).toBe(204);
  expect(await blobsOf(id)).toBe(2);
  expect((await admin.send(showcaseCommands.RemoveHowToCaptions, { query: form })).status).toBe(204);
  expect(await blobsOf(id)).toBe(1);
  const onLink = { form: { ...form, videoId: await linked() }, file: captions() };
  expect((await admin.send(showcaseUploads.AddHowToCaptions, onLink)).body).toMatchObject({ code: 'conflict' });
  await admin.send(showcaseCommands.DeleteHowToVideo, { params: { videoId: id } });
  expect(await blobsOf(id)).toBe(0);
  expect(await statusOf(video?.file?.url)).toBe(404);
});

test('lists videos in the chosen order, new ones last', async () => {
  const [one, other] = [await linked(), await linked()];
  await admin.send(showcaseCommands.OrderHowToVideos, { body: { videoIds: [other, one] } });
  const third = await linked();
  const ids = (await listed(learner)).map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual([other, one]);
  expect(ids.at(-1)).toBe(third);
});

test('shows watched videos only to the person', async () => {
  const videoId = await linked();
  const mark = (isWatched: boolean) =>
    learner.send(showcaseCommands.MarkHowToVideo, { params: { videoId }, body: { isWatched } });
  expect((await mark(true)).status).toBe(204);
  expect(await found(learner, videoId)).toMatchObject({ isWatched: true });
  expect(await found(admin, videoId)).toMatchObject({ isWatched: false });
  await mark(false);
  expect(await found(learner, videoId)).toMatchObject({ isWatched: false });
});

test('keeps a video when the admin who uploaded it is erased', async () => {
  const leaving = await app.person({ roles: ['admin'] });
  const id = await uploaded({}, leaving);
  await app.settle();
  const params = { id: leaving.id };
  await admin.send(privacyCommands.EraseUser, { params, body: { ground: 'requested', reason: 'Asked for it' } });
  await app.hurry('erasure');
  expect((await leaving.send(howToList, {})).status).toBe(401);
  expect(await statusOf((await found(learner, id))?.file?.url)).toBe(200);
});

test('refuses a link that is no video', async () => {
  const body = { title: 'x', description: '', videoURI: 'https://example.org/film' };
  const { body: refused } = await admin.send(showcaseCommands.AddHowToLink, { body });
  expect(refused).toMatchObject({ code: 'invalid_input', field: 'videoURI' });
});
