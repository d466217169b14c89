import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  seminarCommands,
  seminarDetail,
  seminarList,
  seminarTemplates,
  seminarUploads,
} from '#domain/seminars/contract/calls.ts';
import type { SeminarDetail } from '#domain/seminars/contract/detail.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';
import { inject } from '#infra/lab/testing/inject.ts';

const app = await testApp();
const { CreateSeminar, EditSeminar, WriteWatchVideo } = seminarUploads;
const about = { name: 'Frei sprechen', description: 'Vier Wochen' };

const picture = async (color = '#a33') =>
  new File(
    [
      await sharp({ create: { width: 720, height: 120, channels: 3, background: color } })
        .png()
        .toBuffer(),
    ],
    'logo.png',
  );
/** A file that begins like an MP4. */
const film = (text = 'film') =>
  new File(
    [
      Buffer.concat([
        Buffer.from('\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom', 'latin1'),
        Buffer.from(text),
      ]),
    ],
    'Film.mp4',
  );

async function seminarOf(owner: AppPerson): Promise<string> {
  const { status, body } = await owner.send(CreateSeminar, { form: about });
  expect(status).toBe(201);
  return body.id;
}

async function blockIn(owner: AppPerson, seminarId: string, title = 'Woche 1'): Promise<string> {
  const { body } = await owner.send(seminarCommands.CreateBlock, { body: { seminarId, title } });
  return body.id;
}

async function detail(person: AppPerson, id: string): Promise<SeminarDetail> {
  await app.settle();
  const { status, body } = await person.send(seminarDetail, { params: { id } });
  expect(status).toBe(200);
  return body;
}

/** The status of a request to a signed address. */
const fetched = async (address: string) => (await inject(app.http, `GET ${address}`, {})).status;

test('creates, edits and lists a seminar with a newly encoded logo', async () => {
  const owner = await app.person();
  const { status, body } = await owner.send(CreateSeminar, {
    form: { ...about, lecturer: 'Ada' },
    file: await picture(),
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...about, lecturer: 'Ada', isOwner: true, published: false, elements: 0 });
  expect(await fetched(body.logo ?? '')).toBe(200);

  const edited = await owner.send(EditSeminar, { form: { ...about, seminarId: body.id, name: 'Frei reden' } });
  expect([edited.status, await fetched(edited.body.logo ?? '')]).toEqual([200, 200]);
  await app.settle();
  const listed = await owner.send(seminarList);
  expect(listed.body).toMatchObject([
    { id: body.id, name: 'Frei reden', lecturer: 'Ada', participants: 0, progress: null },
  ]);
  expect(listed.body[0]?.createdAt).toBe(body.createdAt);
});

test('an edit of a seminar, a block or an element keeps omitted fields', async () => {
  const owner = await app.person();
  const all = { name: 'Frei reden', description: 'Ohne Zettel', lecturer: 'Ada', price: '20 €' };
  const { body: seminar } = await owner.send(CreateSeminar, { form: all });
  const seminarId = seminar.id;
  const { body: block } = await owner.send(seminarCommands.CreateBlock, {
    body: { seminarId, title: 'Woche 1', description: 'Atmen' },
  });
  const where = { seminarId, blockId: block.id };
  const rules = { requiredSubmissions: 3, isTimed: true, maxLen: 60 };
  const { WriteVideoPresentation } = seminarCommands;
  const { body: element } = await owner.send(WriteVideoPresentation, {
    body: { ...where, title: 'Aufnehmen', body: 'Im Stehen', ...rules },
  });
  await owner.send(EditSeminar, { form: { seminarId, name: 'Freier reden' } });
  await owner.send(seminarCommands.EditBlock, { body: { seminarId, id: block.id, title: 'Woche 2' } });
  await owner.send(WriteVideoPresentation, {
    body: { ...where, elementId: element.id, title: 'Filmen', requiredSubmissions: 2 },
  });
  const after = await detail(owner, seminarId);
  expect(after).toMatchObject({ ...all, name: 'Freier reden' });
  expect(after.blocks[0]).toMatchObject({ title: 'Woche 2', description: 'Atmen' });
  expect(after.blocks[0]?.elements[0]).toMatchObject({
    ...{ ...rules, title: 'Filmen', body: 'Im Stehen', requiredSubmissions: 2 },
  });
});

test('removes harmful parts of a description, and refuses it if nothing is left', async () => {
  const owner = await app.person();
  const written = '<h2>Ziel</h2><p onclick="x()">Frei <b>sprechen</b><script>x()</script></p>';
  const safe = '<h2>Ziel</h2><p>Frei <strong>sprechen</strong></p>';
  const { body } = await owner.send(CreateSeminar, { form: { ...about, description: written } });
  expect([body.description, (await detail(owner, body.id)).description]).toEqual([safe, safe]);

  const form = { seminarId: body.id, description: '<p>Ohne <i>Zettel</i></p>' };
  expect((await owner.send(EditSeminar, { form })).status).toBe(200);
  const nothing = { ...form, description: '<p><script>x()</script></p>' };
  const refused = await owner.send(EditSeminar, { form: nothing });
  expect(refused.body).toMatchObject({ code: 'invalid_input', field: 'description' });
  expect((await detail(owner, body.id)).description).toBe('<p>Ohne <em>Zettel</em></p>');
});

test('replaces and removes a logo, and deletes its file', async () => {
  const owner = await app.person();
  const { body } = await owner.send(CreateSeminar, { form: about, file: await picture() });
  const { body: second } = await owner.send(EditSeminar, {
    form: { ...about, seminarId: body.id },
    file: await picture('#3a3'),
  });
  await app.settle();
  expect([await fetched(body.logo ?? ''), await fetched(second.logo ?? '')]).toEqual([404, 200]);
  expect((await owner.send(seminarCommands.RemoveLogo, { params: { id: body.id } })).status).toBe(204);
  await app.settle();
  expect(await fetched(second.logo ?? '')).toBe(404);
  expect((await detail(owner, body.id)).logo).toBeNull();
});

test('refuses a logo that is no picture, and creates no seminar', async () => {
  const owner = await app.person();
  const none = await owner.send(CreateSeminar, { form: about, file: new File(['<svg/>'], 'logo.svg') });
  expect([none.status, none.body]).toMatchObject([415, { code: 'unsupported_media_type', field: 'logo' }]);
  const broken = await owner.send(CreateSeminar, {
    form: about,
    file: new File(['\u00ff\u00d8\u00ff\u00e0'], 'logo.jpg'),
  });
  expect(broken.status).toBe(415);
  const cut = new File([(await picture()).slice(0, 60)], 'logo.png');
  expect((await owner.send(CreateSeminar, { form: about, file: cut })).body).toMatchObject({
    code: 'image_upload_failed',
  });
  await app.settle();
  expect((await owner.send(seminarList)).body).toEqual([]);
});

test('an owner writes blocks and all ten types of elements, in order', async () => {
  const owner = await app.person();
  const seminarId = await seminarOf(owner);
  const blockId = await blockIn(owner, seminarId);
  const where = { seminarId, blockId };
  const { WriteReadText, WriteVideoPresentation, WriteGiveFeedback, WriteWatchFeedback, WriteGapText } =
    seminarCommands;
  const { WriteRephrase, WriteCategorize, WriteVRTraining, WriteGoal } = seminarCommands;
  await owner.send(WriteReadText, { body: { ...where, title: 'Lesen', body: 'Text' } });
  await owner.send(WriteWatchVideo, { form: { ...where, title: 'Ansehen', videoURI: 'https://youtu.be/dQw4w9WgXcQ' } });
  const { body: recording } = await owner.send(WriteVideoPresentation, {
    body: { ...where, title: 'Aufnehmen', rateableSubmissions: true, requiredNumShared: 1 },
  });
  await owner.send(WriteGiveFeedback, { body: { ...where, title: 'Geben', forElement: recording.id } });
  await owner.send(WriteWatchFeedback, { body: { ...where, title: 'Lesen, was andere sagen' } });
  await owner.send(WriteGapText, {
    body: { ...where, title: 'Lücken', text: 'Laut und __.', answers: '["deutlich"]' },
  });
  await owner.send(WriteRephrase, { body: { ...where, title: 'Kürzer', sentences: ['Ich denke mal.'], answers: [] } });
  const categories = [{ name: 'Trägt' }, { name: 'Füllt' }];
  await owner.send(WriteCategorize, {
    body: {
      ...where,
      title: 'Ordnen',
      words: ['deshalb', 'quasi'],
      answers: ['Trägt', 'Füllt'],
      categories: JSON.stringify(categories),
    },
  });
  await owner.send(WriteVRTraining, { body: { ...where, title: 'Im Saal' } });
  const { body: goal } = await owner.send(WriteGoal, {
    body: { ...where, title: 'Üben', conditions: [{ type: 'pitch', value: { from: 100 } }] },
  });
  const { blocks, order, position, checks, users } = await detail(owner, seminarId);
  const elements = blocks[0]?.elements ?? [];
  expect(elements.map(({ type }) => type)).toEqual([
    ...['read_text', 'watch_video', 'video_presentation', 'give_feedback', 'watch_feedback', 'gap_text', 'rephrase'],
    ...['categorize', 'vr_training', 'goal'],
  ]);
  expect(elements[1]).toMatchObject({ source: 'link', videoId: 'dQw4w9WgXcQ' });
  expect(elements[2]).toMatchObject({
    requiredSubmissions: 1,
    maxSubmissions: 10,
    maxNumShared: 2,
    expectedLen: 10,
    maxLen: 20,
  });
  expect(elements[3]).toMatchObject({ forElement: recording.id, rateableSubmissions: true });
  expect(elements[5]).toMatchObject({ answers: ['deutlich'] });
  expect(elements[7]).toMatchObject({ words: ['deshalb', 'quasi'], answers: ['Trägt', 'Füllt'] });
  expect(elements[8]).toMatchObject({ requiredScore: 7 });
  expect(elements[9]).toMatchObject({
    target: 5,
    goalId: goal.goalId,
    conditions: [{ type: 'pitch', value: { from: 100, to: null } }],
  });
  expect(order.elements.map(({ elementId }) => elementId)).toEqual(elements.map(({ id }) => id));
  expect([position, checks, users]).toEqual([{ blockId, elementId: elements[0]?.id }, [], []]);
});

test('stores and shows a video, and accepts either a file or a link', async () => {
  const owner = await app.person();
  const seminarId = await seminarOf(owner);
  const form = { seminarId, blockId: await blockIn(owner, seminarId), title: 'Ansehen' };
  const uri = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  type Given = Readonly<{ form: typeof form & Readonly<{ videoURI?: string }>; file?: File }>;
  const refused = async (given: Given) => (await owner.send(WriteWatchVideo, given)).body;
  expect(await refused({ form })).toMatchObject({
    code: 'element_data_not_found',
    errors: [{ field: 'videoURI', code: 'required' }],
  });
  expect(await refused({ form: { ...form, videoURI: uri }, file: film() })).toMatchObject({
    errors: [{ code: 'exactly_one' }],
  });
  expect(await refused({ form: { ...form, videoURI: 'https://example.org' } })).toMatchObject({
    errors: [{ code: 'no_video_link' }],
  });
  expect(await refused({ form, file: new File(['RIFF....WAVE'], 'x.mp4') })).toMatchObject({
    code: 'unsupported_media_type',
  });

  const { body } = await owner.send(WriteWatchVideo, { form, file: film() });
  expect(await fetched(body.uri)).toBe(200);
  // A new title keeps the file; a link replaces the file, which is deleted.
  const again = { ...form, elementId: body.id, title: 'Noch einmal', body: 'b'.repeat(5_000) };
  expect((await owner.send(WriteWatchVideo, { form: again })).status).toBe(200);
  const [shown] = (await detail(owner, seminarId)).blocks[0]?.elements ?? [];
  expect(shown).toMatchObject({ title: 'Noch einmal', source: 'file', fileName: 'Film.mp4', version: 1 });
  expect((await owner.send(WriteWatchVideo, { form: { ...again, videoURI: uri } })).body).toEqual({ id: body.id, uri });
  await app.settle();
  expect(await fetched(body.uri)).toBe(404);
});

test('refuses conflicting parallel edits, and keeps all others', async () => {
  const owner = await app.person();
  const other = await app.signedIn(owner.id);
  const seminarId = await seminarOf(owner);
  const blockId = await blockIn(owner, seminarId);
  const { body: element } = await owner.send(seminarCommands.WriteReadText, {
    body: { seminarId, blockId, title: 'A' },
  });
  const { WriteReadText, EditBlock, ReorderSeminar } = seminarCommands;
  const edit = (title: string) => ({ body: { seminarId, blockId, elementId: element.id, title, version: 0 } });
  const both = await Promise.all([owner.send(WriteReadText, edit('B')), other.send(WriteReadText, edit('C'))]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'conflict' });

  // Concurrent changes of different things are all kept, even an order that lacks a new element.
  const [block, added, order] = await Promise.all([
    owner.send(EditBlock, { body: { seminarId, id: blockId, title: 'Neu', version: 0 } }),
    other.send(WriteReadText, { body: { seminarId, blockId, title: 'D' } }),
    other.send(ReorderSeminar, {
      body: {
        seminarId,
        blocks: [{ blockId, blockIndex: 0 }],
        elements: [{ blockId, elementId: element.id, elementIndex: 0 }],
        version: 0,
      },
    }),
  ]);
  expect([block.status, added.status, order.status]).toEqual([204, 200, 204]);
  const { blocks } = await detail(owner, seminarId);
  expect(blocks).toMatchObject([{ title: 'Neu', elements: [{ id: element.id }, { title: 'D' }] }]);
});

test('changes the order, and deletes a block with its elements', async () => {
  const owner = await app.person();
  const seminarId = await seminarOf(owner);
  const [one, two] = [await blockIn(owner, seminarId, 'Eins'), await blockIn(owner, seminarId, 'Zwei')];
  const { body: element } = await owner.send(seminarCommands.WriteReadText, {
    body: { seminarId, blockId: one, title: 'A' },
  });
  const { status } = await owner.send(seminarCommands.ReorderSeminar, {
    body: {
      seminarId,
      blocks: [two, one].map((blockId, blockIndex) => ({ blockId, blockIndex })),
      elements: [{ blockId: two, elementId: element.id, elementIndex: 0 }],
    },
  });
  expect(status).toBe(204);
  expect((await detail(owner, seminarId)).blocks).toMatchObject([
    { id: two, blockIndex: 0, elements: [{ id: element.id, blockId: two }] },
    { id: one, blockIndex: 1, elements: [] },
  ]);
  expect((await owner.send(seminarCommands.DeleteBlock, { params: { id: two } })).status).toBe(204);
  expect((await owner.send(seminarCommands.DeleteElement, { params: { id: element.id } })).body).toMatchObject({
    code: 'element_not_found',
  });
  expect(await detail(owner, seminarId)).toMatchObject({ orderVersion: 1, elements: 0, position: null });
});

test('shows an empty seminar, and publishes it only with an element in it', async () => {
  const owner = await app.person();
  const id = await seminarOf(owner);
  const publish = () => owner.send(seminarCommands.PublishSeminar, { params: { id } });
  expect(await detail(owner, id)).toMatchObject({
    blocks: [],
    position: null,
    checks: [{ code: 'no_elements', isBlocking: true }],
  });
  expect((await publish()).body).toMatchObject({ code: 'seminar_incomplete' });
  const blockId = await blockIn(owner, id);
  await owner.send(seminarCommands.WriteReadText, { body: { seminarId: id, blockId, title: 'A' } });
  expect((await publish()).body).toEqual({ published: true });
  expect(
    (await owner.send(seminarCommands.PublishSeminar, { params: { id }, body: { published: true } })).body,
  ).toEqual({ published: true });
  expect((await publish()).body).toEqual({ published: false });
});

test('a copy contains the content and files, but no data of participants', async () => {
  const owner = await app.person();
  const { body: source } = await owner.send(CreateSeminar, { form: about, file: await picture() });
  const blockId = await blockIn(owner, source.id);
  const where = { seminarId: source.id, blockId };
  const { body: recording } = await owner.send(seminarCommands.WriteVideoPresentation, {
    body: { ...where, title: 'Aufnehmen', rateableSubmissions: true },
  });
  await owner.send(seminarCommands.WriteGiveFeedback, { body: { ...where, title: 'Geben', forElement: recording.id } });
  await owner.send(WriteWatchVideo, { form: { ...where, title: 'Ansehen' }, file: film('another') });
  const { status, body } = await owner.send(seminarCommands.DuplicateSeminar, {
    params: { id: source.id },
    body: { name: 'Kopie' },
  });
  expect(status).toBe(201);
  await owner.send(seminarCommands.DeleteSeminar, { params: { id: source.id } });
  const copy = await detail(owner, body.id);
  const [film_, give] = [copy.blocks[0]?.elements[2], copy.blocks[0]?.elements[1]];
  expect(copy).toMatchObject({ name: 'Kopie', published: false, elements: 3 });
  expect(give).toMatchObject({
    type: 'give_feedback',
    forElement: copy.blocks[0]?.elements[0]?.id,
    rateableSubmissions: true,
  });
  expect(give?.id).not.toBe(recording.id);
  expect(film_?.type === 'watch_video' && (await fetched(film_.videoURI))).toBe(200);
  expect(await fetched(copy.logo ?? '')).toBe(200);
  expect((await owner.send(seminarDetail, { params: { id: source.id } })).body).toMatchObject({
    code: 'seminar_not_found',
  });
});

test('creates a seminar from a template in both languages', async () => {
  const owner = await app.person();
  for (const locale of ['de', 'en'] as const) {
    const { body: templates } = await owner.send(seminarTemplates, { query: { locale } });
    for (const { template, name, blocks } of templates) {
      const { body } = await owner.send(seminarCommands.CreateFromTemplate, { body: { template, locale } });
      const made = await detail(owner, body.id);
      expect(made.name).toBe(name);
      expect(made.blocks.map(({ title }) => title)).toEqual(blocks.map(({ title }) => title));
      expect(made.checks?.filter(({ isBlocking }) => isBlocking)).toEqual([]);
    }
  }
  expect((await owner.send(seminarCommands.CreateFromTemplate, { body: { template: 'constructor' } })).status).toBe(
    404,
  );
});

test('stores a text with a table, picture and file without harmful parts, and copies its files', async () => {
  const owner = await app.person();
  const seminarId = await seminarOf(owner);
  const where = { seminarId, blockId: await blockIn(owner, seminarId) };
  const { AddSeminarFile } = seminarUploads;
  const shown = await owner.send(AddSeminarFile, { form: { seminarId }, file: await picture() });
  const notes = new File(['Erst atmen, dann reden.'], 'Notizen.txt');
  const kept = await owner.send(AddSeminarFile, { form: { seminarId }, file: notes });
  expect([shown.status, kept.status, shown.body.contentType, kept.body.name]).toEqual([
    ...[201, 201, 'image/webp', 'Notizen.txt'],
  ]);
  const body = `<h2>Atmen</h2><table><tbody><tr><td>Ein</td></tr></tbody></table><img data-file="${shown.body.id}" alt="Lunge" onerror="x()">
    <p><a data-file="${kept.body.id}">Notizen</a><script>x()</script></p>`;
  await owner.send(seminarCommands.WriteReadText, { body: { ...where, title: 'Lesen', body } });
  await owner.send(seminarCommands.EditBlock, {
    body: { seminarId, id: where.blockId, description: '<p onclick="x()">Woche <b>eins</b></p>' },
  });
  const { body: copy } = await owner.send(seminarCommands.DuplicateSeminar, { params: { id: seminarId }, body: {} });
  for (const id of [seminarId, copy.id]) {
    const { blocks, files } = await detail(owner, id);
    expect(blocks[0]?.description).toBe('<p>Woche <strong>eins</strong></p>');
    const text = blocks[0]?.elements[0]?.body ?? '';
    expect(text).toContain(`<img data-file="${shown.body.id}" alt="Lunge" />`);
    expect(text).toContain(`<a data-file="${kept.body.id}">Notizen</a>`);
    expect(text).not.toMatch(/script|onerror/);
    expect(files.map((file) => file.id)).toEqual([shown.body.id, kept.body.id]);
    expect(await Promise.all(files.map(({ url }) => fetched(url)))).toEqual([200, 200]);
  }
  const stranger = await app.person();
  const refused = await stranger.send(AddSeminarFile, { form: { seminarId }, file: notes });
  expect(refused.body).toMatchObject({ code: 'seminar_not_found' });
});
