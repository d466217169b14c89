import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sessionDetail, sessionUploads } from '#domain/sessions/contract/calls.ts';
import { takeCommands, takeUploads, unfinishedTakes } from '#domain/sessions/contract/takes.ts';
import { newId } from '#infra/ids.ts';
import { type AppPerson, testApp } from '#infra/lab/testing/app.ts';
import { drawnDeck } from '#infra/lab/testing/deck.ts';
import { recording } from '#infra/lab/testing/recording.ts';
import { tone } from '#infra/lab/testing/test-media.ts';

const app = await testApp();

const shown = (...slides: readonly (readonly [offset: number, slideIndex: number])[]) =>
  slides.map(([offset, slideIndex]) => ({ offset, slideIndex }));
const recorded = () => recording('take.webm', [...tone(3), '-c:a', 'libopus', '-f', 'webm', '-live', '1']);

async function begun(by: AppPerson, said: object = {}): Promise<string> {
  const body = { id: newId(), type: 'audio', recordedAt: '2026-11-23T10:00:00.000Z', ...said } as const;
  expect((await by.send(takeCommands.BeginTake, { body })).status).toBe(201);
  return body.id;
}

async function append(
  by: AppPerson,
  takeId: string,
  number: number,
  { file, ...said }: { file: File; [field: string]: unknown },
) {
  const sha256 = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
  return by.send(takeUploads.AppendChunk, { params: { takeId }, form: { number, sha256, seconds: 3, ...said }, file });
}

const finish = (by: AppPerson, takeId: string, said: object) =>
  by.send(takeCommands.FinishTake, { params: { takeId }, body: { title: 'Probe', chunks: 1, ...said } });

/** A deck of three slides with a plan for the first two, and a take of three seconds. */
async function deckAndTake() {
  const ada = await app.person();
  const presentationId = await drawnDeck(app, ada.id, [2, 1, null]);
  const takeId = await begun(ada, { presentationId });
  await append(ada, takeId, 0, { file: await recorded() });
  return { ada, presentationId, takeId };
}

const sessionOf = async (by: AppPerson, id: string) => {
  await app.settle();
  return (await by.send(sessionDetail, { params: { id } })).body;
};

test('restores the deck and slides of a take from the server', async () => {
  const ada = await app.person();
  const presentationId = newId();
  const takeId = await begun(ada, { presentationId });
  const slides = [shown([0, 0]), shown([0, 0], [0.8, 1]), shown([0, 0], [0.8, 1], [2.5, 0])];
  const chunk = (number: number) => new File([`chunk ${number}`], 'chunk');
  for (const number of [0, 2, 1]) {
    await append(ada, takeId, number, { file: chunk(number), timestamps: JSON.stringify(slides[number]) });
  }
  expect((await ada.send(unfinishedTakes)).body).toMatchObject([{ presentationId, timestamps: slides[2] }]);
  const back = JSON.stringify(shown([2, 0], [1, 1]));
  const refused = await append(ada, takeId, 3, { file: chunk(3), timestamps: back });
  expect(refused).toMatchObject({ status: 400, body: { field: 'timestamps' } });
});

test('a cut moves the times of a take’s slides, and the session names the deck', async () => {
  const { ada, presentationId, takeId } = await deckAndTake();
  const timestamps = shown([0, 0], [1, 1], [2, 2]);
  const { body } = await finish(ada, takeId, { cut: { from: 1.5, to: 3 }, presentationId, timestamps });
  expect(await sessionOf(ada, body.id)).toMatchObject({
    presentationId,
    pdfInfo: { name: 'Quartalszahlen', pdfUri: expect.stringContaining(`/api/Presentations/${presentationId}/Media`) },
    slideTimestamps: [
      { index: 0, offset: 0, duration: 0.5, slideIndex: 1, slideURI: expect.stringContaining('signed=') },
      { index: 1, offset: 0.5, duration: null, slideIndex: 2, slideURI: expect.stringContaining('signed=') },
    ],
    slideReport: [],
  });
});

test('accepts slides with a recording that is uploaded as a whole', async () => {
  const ada = await app.person();
  const presentationId = await drawnDeck(app, ada.id, [null, null]);
  const form = { title: 'Probe', presentationId, cutFrom: 1, cutTo: 3 };
  const timestamps = JSON.stringify(shown([0, 0], [2, 1]));
  const { body } = await ada.send(sessionUploads.CreateRecording, {
    form: { ...form, timestamps },
    file: await recorded(),
  });
  expect((await sessionOf(ada, body.id)).slideTimestamps).toMatchObject([
    { offset: 0, slideIndex: 0 },
    { offset: 1, slideIndex: 1 },
  ]);
  const wrong = { ...form, timestamps: '{"offset":' };
  const refused = await ada.send(sessionUploads.CreateRecording, { form: wrong, file: await recorded() });
  expect(refused).toMatchObject({ status: 400, body: { field: 'timestamps' } });
});

test.each([
  ['of no deck', { presentationId: undefined, timestamps: shown([0, 0]) }, 'presentationId'],
  ['that go back in time', { timestamps: shown([1, 0], [0, 1]) }, 'timestamps'],
  ['beyond the end of the take', { timestamps: shown([0, 0], [9, 1]) }, 'timestamps'],
  ['that the deck does not have', { timestamps: shown([0, 3]) }, 'timestamps'],
])('refuses slides %s and keeps the take', async (_, said, field) => {
  const { ada, presentationId, takeId } = await deckAndTake();
  expect(await finish(ada, takeId, { presentationId, ...said })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', field },
  });
  expect((await finish(ada, takeId, { presentationId, timestamps: shown([0, 2]) })).status).toBe(201);
});

test('does not find a missing or another person’s deck, and the take can be finished without it', async () => {
  const { ada, takeId } = await deckAndTake();
  const eve = await app.person();
  for (const presentationId of [newId(), await drawnDeck(app, eve.id, [null])]) {
    expect(await finish(ada, takeId, { presentationId, timestamps: shown([0, 0]) })).toMatchObject({
      status: 404,
      body: { code: 'not_found', field: 'presentationId' },
    });
  }
  expect((await finish(ada, takeId, {})).status).toBe(201);
});
