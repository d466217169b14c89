import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { sessionList } from '#domain/sessions/contract/calls.ts';
import { speechCommands } from '#domain/speech/contract/calls.ts';
import {
  comparisonUploads,
  engineComparison,
  shippedRecording,
  speechEngines,
} from '#domain/speech/contract/comparison.ts';
import { modelServer, tinyHashes } from '#infra/lab/fakes/speech/model-server.ts';
import { installSherpaStandIn } from '#infra/lab/fakes/speech/sherpa-stand-in.ts';
import { type AppPerson, ownApp } from '#infra/lab/testing/app.ts';
import { spoken } from '#infra/lab/testing/spoken-sound.ts';
import { enqueue } from '#infra/queue/queue.ts';

/** A transcription service that hears the same four words in every sound and counts its requests. Fails if `state.status` is not 200. */
const state = { status: 200, asked: 0 };
const outside = createServer((request, response) => {
  state.asked += 1;
  request.resume().on('end', () => {
    const words = ['And', 'so', 'your', 'Country!'].map((word, at) => ({ word, start: at, end: at + 0.5 }));
    response.writeHead(state.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ text: words.map(({ word }) => word).join(' '), words }));
  });
});
await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
const models = await modelServer();
afterAll(() => {
  models.close();
  outside.closeAllConnections();
  outside.close();
});
// An address that does not count as local, so that the service counts as an outside one.
const host = '0.0.0.0';
const url = `http://${host}:${(outside.address() as AddressInfo).port}/v1`;
const app = await ownApp(
  {
    ...{ SPEECH_MODEL_URL: models.url, SPEECH_MODEL_HASHES: tinyHashes.join(',') },
    ...{ TRANSCRIBE_URL: url, TRANSCRIBE_MODEL: 'any-model' },
  },
  { analysis: true },
);
const admin = await app.admin();

type Form = Readonly<{ engines?: readonly string[]; hosts?: readonly string[]; said?: string }>;
const compare = (form: Form, file?: File, by: AppPerson | typeof admin = admin) =>
  by.send(comparisonUploads.CompareEngines, {
    form: {
      ...{ said: form.said ?? shippedRecording.said, locale: 'en' },
      engines: JSON.stringify(form.engines ?? ['parakeet', 'endpoint', 'whisper']),
      hosts: JSON.stringify(form.hosts ?? [host]),
    },
    ...(file && { file }),
  });
const resultOf = async (id: string) => {
  await app.settle();
  return (await admin.send(engineComparison, { params: { id } })).body;
};

test('compares engines on the shipped recording: each has its errors and time, or a reason for failure', async () => {
  await installSherpaStandIn(app.place.env.DATA_DIR);
  await admin.send(speechCommands.InstallLocalSpeech, { body: null });
  await app.settle();
  expect((await admin.send(speechEngines, {})).body).toMatchObject([
    { engine: 'parakeet', isSetUp: true, sentTo: null },
    { engine: 'whisper', isSetUp: false, model: '', sentTo: null },
    { engine: 'azure', isSetUp: false },
    { engine: 'endpoint', isSetUp: true, model: 'any-model', sentTo: host },
  ]);

  const { body, status } = await compare({});
  expect(status).toBe(201);
  const found = await resultOf(body.comparisonId);
  expect(found).toMatchObject({ state: 'done', fault: null, isShipped: true, said: shippedRecording.said });
  expect(found.seconds).toBeCloseTo(shippedRecording.seconds, 0);
  const perfect = { said: 22, substitutions: 0, deletions: 0, insertions: 0, rate: 0 };
  expect(found.results).toMatchObject([
    { engine: 'parakeet', outcome: 'heard', sentTo: null, words: 22, errors: perfect, parts: [{ kind: 'same' }] },
    {
      ...{ engine: 'endpoint', outcome: 'heard', model: 'any-model', sentTo: host, words: 4 },
      errors: { said: 22, substitutions: 0, deletions: 18, insertions: 0 },
    },
    { engine: 'whisper', outcome: 'not_set_up', words: 0, errors: null, parts: [] },
  ]);
  const spokenThere = found.results[1]?.parts ?? [];
  expect(spokenThere.map(({ said }) => said).join(' ')).toBe(shippedRecording.said);
  expect(
    spokenThere
      .filter(({ heard }) => heard)
      .map(({ heard }) => heard)
      .join(' '),
  ).toBe('And so your Country!');
});

test('sends nothing to an outside host that was not named, and goes on after an engine fails', async () => {
  const asked = state.asked;
  expect((await compare({ hosts: [] })).body).toMatchObject({ code: 'invalid_input', field: 'hosts' });
  expect(state.asked).toBe(asked);
  state.status = 401;
  const { body } = await compare({ engines: ['endpoint', 'parakeet'] });
  const { results } = await resultOf(body.comparisonId);
  state.status = 200;
  expect(results).toMatchObject([
    { engine: 'endpoint', outcome: 'refused', errors: null, words: 0 },
    { engine: 'parakeet', outcome: 'heard' },
  ]);
});

test('transcribes and deletes one’s own recording, counts it as no session, and deletes the result after a day', async () => {
  const file = new File([new Uint8Array(spoken({ seconds: 4, silences: [] }))], 'short.wav');
  const usedBefore = await admin.used();
  const { body } = await compare({ engines: ['parakeet'], hosts: [], said: 'Guten Tag' }, file);
  const found = await resultOf(body.comparisonId);
  expect(found).toMatchObject({ state: 'done', isShipped: false, seconds: 4, results: [{ outcome: 'heard' }] });
  const { rows } = await app.database.query('select from ops.blob_reference where session_id = $1', [
    `comparison ${body.comparisonId}`,
  ]);
  expect([rows.length, await admin.used()]).toEqual([0, usedBefore]);
  expect((await admin.send(sessionList, {})).body).toEqual([]);
  await app.database.query("update ops.engine_comparison set created_at = now() - interval '25 hours'");
  const slot = new Date().toISOString();
  await enqueue(app.database, {
    kind: 'delete-engine-comparisons',
    key: slot,
    ownerId: 'test',
    payload: { slot },
    priority: 5,
  });
  await app.settle();
  expect((await admin.send(engineComparison, { params: { id: body.comparisonId } })).status).toBe(404);
});

test('reports a file without sound as unreadable', async () => {
  const broken = new File([new Uint8Array(spoken({ seconds: 4, silences: [] }).subarray(0, 60))], 'broken.wav');
  const { body } = await compare({ engines: ['parakeet'] }, broken);
  expect(await resultOf(body.comparisonId)).toMatchObject({ state: 'failed', fault: 'unreadable', results: [] });
});

test('does not ask engines again that had a result before a crash', async () => {
  const { body } = await compare({ engines: ['endpoint', 'parakeet'] });
  const whole = await resultOf(body.comparisonId);
  const asked = state.asked;
  // The state after the first engine's result.
  await app.database.query("update ops.engine_comparison set state = 'running', results = $2 where id = $1", [
    body.comparisonId,
    JSON.stringify(whole.results.slice(0, 1)),
  ]);
  await app.database.query("update ops.job set state = 'queued', run_at = now() where id = $1", [body.comparisonId]);
  await app.hurry('engine-comparison');
  const again = await resultOf(body.comparisonId);
  expect(again).toMatchObject({ state: 'done', results: [whole.results[0], { engine: 'parakeet', outcome: 'heard' }] });
  expect(state.asked).toBe(asked);
});

test('lets only operators compare, and records each comparison', async () => {
  const ada = await app.person();
  expect((await compare({}, undefined, ada)).body).toMatchObject({ code: 'access_denied' });
  const { rows } = await app.database.query(
    "select data->>'target' as target from event_store.events where data->>'operation' = 'compare_engines' limit 1",
  );
  expect(rows).toEqual([{ target: 'parakeet, endpoint, whisper' }]);
});
