import { beforeAll, expect, test } from 'vitest';
import { newcomerRoles } from '#domain/kernel/roles.ts';
import { articleDetail, articleList, newsCommands, newsUploads } from '#domain/news/contract/calls.ts';
import { privacyCommands } from '#domain/privacy/contract/calls.ts';
import { newId } from '#infra/ids.ts';
import { type AppPerson, type TestApp, testApp } from '#infra/lab/testing/app.ts';

let app: TestApp;
let editor: AppPerson;
let reader: AppPerson;
beforeAll(async () => {
  app = await testApp();
  [editor, reader] = [await moderator(), await app.person()];
});

const moderator = () => app.person({ roles: [...newcomerRoles, 'moderator'] });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const banner = () => new File([new Uint8Array(png)], 'banner.png');
const plan = () => new File(['%PDF-1.4 Plan'], 'Plan.pdf');

async function written(by: AppPerson, fields: object = {}, file?: File): Promise<string> {
  const form = { title: 'Neue Seminare', body: '<p>Ab Mai.</p>', ...fields };
  const { status, body } = await by.send(newsUploads.AddArticle, { form, ...(file && { file }) });
  expect(status).toBe(201);
  return body.id;
}
const attached = (by: AppPerson, articleId: string) =>
  by.send(newsUploads.AddArticleFile, { form: { articleId }, file: plan() });
async function detail(by: AppPerson, id: string) {
  await app.settle();
  return by.send(articleDetail, { params: { id } });
}
async function listed(by: AppPerson, query: object = {}) {
  await app.settle();
  return by.send(articleList, { query });
}
const status = async (url: string | null | undefined) => (await app.bytes(`GET ${url}`)).status;
const blobsOf = async (id: string) => {
  await app.settle();
  return (await app.database.query('select from ops.blob_reference where session_id = $1', [id])).rowCount;
};

test('a reader sees only published articles and cannot write', async () => {
  const [id, draft] = [await written(editor), await written(editor, { draft: 'true' })];
  const texts = { title: 'Eigenes', body: '<p>x</p>' };
  expect((await reader.send(newsUploads.AddArticle, { form: texts })).body).toMatchObject({ code: 'access_denied' });
  expect((await attached(reader, id)).status).toBe(403);
  expect((await reader.send(newsUploads.ChangeArticleBanner, { form: { articleId: id } })).status).toBe(403);
  expect((await reader.send(newsCommands.EditArticle, { body: { articleId: id, newTitle: 'x' } })).status).toBe(403);
  expect((await reader.send(newsCommands.DeleteArticle, { query: { id } })).status).toBe(403);
  expect((await detail(reader, id)).body).toMatchObject({ id, title: 'Neue Seminare', isDraft: false });
  expect((await detail(reader, draft)).status).toBe(404);
  expect((await listed(reader, { drafts: 'true' })).body).toMatchObject({ code: 'access_denied' });
  const ids = (await listed(reader)).body.map((one) => one.id);
  expect([ids.includes(id), ids.includes(draft)]).toEqual([true, false]);
});

test('another writer publishes a draft with banner and file, and it counts as new from then on', async () => {
  const draft = await written(editor, { title: 'Entwurf', draft: 'true' }, banner());
  expect((await attached(editor, draft)).status).toBe(201);
  const other = await written(editor, { title: 'Anderes' });
  const { body: hidden } = await detail(editor, draft);
  expect([await status(hidden.bannerImage), await status(hidden.files[0]?.url)]).toEqual([200, 200]);
  expect((await listed(editor, { drafts: 'true' })).body.map(({ id }) => id)).toContain(draft);

  const colleague = await moderator();
  const edit = {
    articleId: draft,
    newTitle: 'Fertig',
    newBody: '<p>Ab <b>Mai</b>.<script>x</script></p>',
    publish: true,
  };
  expect((await colleague.send(newsCommands.EditArticle, { body: edit })).status).toBe(204);
  const { body: latest } = await listed(reader, { latest: 2 });
  expect(latest.map(({ id }) => id)).toEqual([draft, other]);
  expect(latest[0]).toMatchObject({
    ...{ title: 'Fertig', body: '<p>Ab <strong>Mai</strong>.</p>', editedAt: null },
    files: [{ name: 'Plan.pdf', contentType: 'application/pdf' }],
  });
  expect(await status(latest[0]?.bannerImage)).toBe(200);
});

test('accepts an article with its files in one request, and refuses all if one file is invalid', async () => {
  const files = [new File(['%PDF-1.4'], 'Plan.pdf'), new File(['eins'], 'Liste.txt')];
  const form = { title: 'Mit Dateien', body: '<p>Zwei.</p>' };
  const { status: made, body } = await editor.send(newsUploads.AddArticle, { form, file: banner(), files });
  expect(made).toBe(201);
  await app.settle();
  const { body: shown } = await detail(reader, body.id);
  expect(shown.files.map(({ name }) => name)).toEqual(['Plan.pdf', 'Liste.txt']);
  expect(await blobsOf(body.id)).toBe(3);
  const refused = await editor.send(newsUploads.AddArticle, { form, files: [files[0] as File, new File([], 'leer')] });
  expect(refused.body).toMatchObject({ code: 'unsupported_media_type', field: 'files' });
  const many = Array.from({ length: 11 }, (_, n) => new File([`Datei ${n}`], `${n}.txt`));
  expect((await editor.send(newsUploads.AddArticle, { form, files: many })).body).toMatchObject({
    code: 'too_many_files',
  });
});

test('a file’s address does not work for another person or after the article is deleted', async () => {
  const id = await written(editor, { draft: 'true' }, banner());
  const url = (await detail(editor, id)).body.bannerImage ?? '';
  expect(await status(url)).toBe(200);
  expect(await status(url.replace(editor.id, reader.id))).toBe(403);
  await editor.send(newsCommands.EditArticle, { body: { articleId: id, publish: true } });
  const own = (await detail(reader, id)).body.bannerImage ?? '';
  expect(await status(own)).toBe(200);
  await editor.send(newsCommands.DeleteArticle, { query: { id } });
  await app.settle();
  expect([await status(own), (await detail(reader, id)).status, await blobsOf(id)]).toEqual([404, 404, 0]);
});

test('replaces and removes banner and files, and deletes unused blobs', async () => {
  const id = await written(editor, {}, banner());
  await attached(editor, id);
  expect(await blobsOf(id)).toBe(2);
  const form = { articleId: id };
  expect((await editor.send(newsUploads.ChangeArticleBanner, { form })).status).toBe(204);
  expect(await blobsOf(id)).toBe(1);
  expect((await editor.send(newsUploads.ChangeArticleBanner, { form, file: banner() })).status).toBe(204);
  const { body } = await detail(editor, id);
  expect(await status(body.bannerImage)).toBe(200);
  const query = { articleId: id, fileId: body.files[0]?.id ?? '' };
  expect((await editor.send(newsCommands.RemoveArticleFile, { query })).status).toBe(204);
  expect((await editor.send(newsCommands.RemoveArticleFile, { query })).status).toBe(404);
  expect((await detail(editor, id)).body.files).toEqual([]);
  expect(await blobsOf(id)).toBe(1);
  const words = new File(['keine Bilder'], 'banner.png');
  expect((await editor.send(newsUploads.ChangeArticleBanner, { form, file: words })).status).toBe(415);
});

test('refuses an empty title or body', async () => {
  const add = (form: { title: string; body: string }) => editor.send(newsUploads.AddArticle, { form });
  expect((await add({ title: ' ', body: '<p>x</p>' })).body).toMatchObject({ code: 'invalid_input', field: 'title' });
  expect((await add({ title: 'x', body: '<p> </p><script>x</script>' })).body).toMatchObject({ field: 'body' });
  const body = { articleId: await written(editor), newBody: '<p></p>' };
  expect((await editor.send(newsCommands.EditArticle, { body })).body).toMatchObject({ code: 'invalid_input' });
});

test('lists articles in pages, the latest first', async () => {
  const ids = [await written(editor), await written(editor), await written(editor)];
  const first = await listed(reader, { limit: 2 });
  const cursor = first.headers.get('x-next-cursor') ?? '';
  const next = await listed(reader, { limit: 1, cursor });
  expect([...first.body, ...next.body].map(({ id }) => id)).toEqual(ids.toReversed());
});

test('deletes the articles of an erased author', async () => {
  const [author, admin] = [await moderator(), await app.person({ roles: ['admin'] })];
  const word = `geheim${newId()}`;
  const id = await written(author, { title: word, body: `<p>${word}</p>` }, banner());
  await app.settle();
  await admin.send(privacyCommands.EraseUser, {
    params: { id: author.id },
    body: { ground: 'requested', reason: 'Asked for it' },
  });
  await app.hurry('erasure');
  expect((await detail(reader, id)).status).toBe(404);
  expect(await blobsOf(id)).toBe(0);
  const log = await app.deps.store.readAll({ limit: 1_000, direction: 'backwards' });
  expect(JSON.stringify(log.map(({ data }) => data))).not.toContain(word);
});
