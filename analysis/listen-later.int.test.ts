import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SessionDetail, SessionRow } from '#domain/sessions/contract/report.ts';
import { type AppPerson, ownApp } from '#infra/lab/testing/app.ts';
import { eventsIn } from '#infra/lab/testing/database.ts';
import { recording } from '#infra/lab/testing/recording.ts';

const said =
  'Von den 10 Punkten haben Sie viele, denn wer Ihnen zuhört, kann dem Gedanken leicht bis zum Ende folgen. ';
const flac = fileURLToPath(new URL('./audio/reference/a04_de_f4.clean.flac', import.meta.url));
const outside = await startOutside();
// The address is not recognised as this machine's, so the engine counts as external.
const url = `http://0.0.0.0:${outside.port}/v1`;
const engines = {
  ...{ TRANSCRIBER: 'endpoint', TRANSCRIBE_URL: url, TRANSCRIBE_MODEL: 'any' },
  ...{ COACH_URL: url, COACH_MODEL: 'gross-7b', FREE_PLAN_FEEDBACKS: '1' },
};
const { database, hurry, person, send, settle } = await ownApp(engines, { analysis: true });

beforeEach(() => outside.be(200));

test('the health report names the engine and its host', async () => {
  const { body } = await send<{ parts: object }>('GET /health/ready');
  expect(body.parts).toMatchObject({ transcription: 'endpoint (any, sound goes to 0.0.0.0)' });
});

test('later consent adds the words and a new score, without the cost of another analysis', async () => {
  const ada = await person();
  const id = await sessionOf(ada);
  expect(await detail(ada, id)).toMatchObject({ sharing: [], transcriptionReason: 'no_consent', textAnalysis: null });
  expect(outside.asked()).toEqual([]);

  const answer = await change(ada, id, { sharing: ['transcription'] });
  expect(answer).toMatchObject({ status: 200, body: { id, analysisStatus: 'Succeeded' } });
  const after = await detail(ada, id);
  expect(after).toMatchObject({ transcriptionStatus: 'done', analysisStatus: 'Succeeded' });
  expect(after.textAnalysis).toMatchObject({ source: 'endpoint', text: 'Guten Tag und willkommen' });
  expect(reasonOf(after, 'sentiment')).toBe('text_misfit');
  expect(after).toMatchObject({ sharing: ['transcription'], transcriptionReason: null });
  expect(await ada.used()).toBe(1);
  expect(outside.asked()).toEqual(['/v1/audio/transcriptions']);

  await change(ada, id, { sharing: ['transcription'] });
  await settle();
  expect(await history(id)).not.toContain('AnalysisRequested');
  expect((await history(id)).filter((type) => type === 'TranscriptionRequested')).toHaveLength(1);
});

test('the model writes within the monthly quota; after that the rules write, with the reason', async () => {
  const ada = await person();
  const id = await sessionOf(ada);
  expect(await feedback(ada, id)).toMatchObject({ withoutModel: 'no_consent' });
  const asked = outside.asked().length;

  await change(ada, id, { sharing: ['coach'] });
  expect(await feedback(ada, id)).toMatchObject({ modelVersion: 'gross-7b', withoutModel: null });
  expect(await written(ada)).toEqual({ fast: 0, relaxed: 1 });
  await change(ada, id, { kind: 'story' });
  // The coach waits for further changes by the speaker; `hurry` ends the wait.
  await hurry('feedback');
  expect(await written(ada)).toEqual({ fast: 1, relaxed: 1 });
  await change(ada, id, { kind: 'lesson' });
  await hurry('feedback');
  expect(await feedback(ada, id)).toMatchObject({ modelVersion: 'rules-5', withoutModel: 'quota_exhausted' });
  expect(outside.asked().length - asked).toBe(2);

  await change(ada, id, { sharing: [], kind: 'pitch' });
  await hurry('feedback');
  expect(await feedback(ada, id)).toMatchObject({ withoutModel: 'no_consent' });
  expect(await detail(ada, id)).toMatchObject({ sharing: [], kind: 'pitch' });
});

test('a slow model delays no analysis', async () => {
  outside.be('silent');
  const ada = await person();
  const session = async (fields = {}) => ada.uploaded(await recording('talk.wav', ['-i', flac]), fields);
  const asked = outside.nextAsked();
  const id = await session({ sharing: 'coach' });
  await asked;
  await session();
  await settle({ except: ['feedback'] });
  const { body } = await ada.send<readonly SessionRow[]>('GET /api/Sessions/Slim');
  expect(body.map(({ analysisStatus }) => analysisStatus)).toEqual(['Succeeded', 'Succeeded']);
  expect((await ada.send<SessionDetail>(`GET /api/Sessions/${id}`)).body.aiFeedback).toBeNull();
  outside.be(200);
  expect(await feedback(ada, id)).toMatchObject({ modelVersion: 'gross-7b' });
});

test('a failed model call costs nothing', async () => {
  outside.be(401);
  const ada = await person();
  const id = await sessionOf(ada, { sharing: 'coach' });
  expect(await feedback(ada, id)).toMatchObject({ withoutModel: 'unavailable' });
  expect(await written(ada)).toEqual({ fast: 0, relaxed: 0 });
});

test('scores a talk by the good ranges of its kind', async () => {
  const ada = await person();
  const id = await sessionOf(ada, { kind: 'story' });
  const pauses = async () => (await detail(ada, id)).scoreParts.find(({ name }) => name === 'pauses')?.good;
  expect(await pauses()).toEqual({ from: 2, to: 8 });
  await change(ada, id, { kind: 'presentation' });
  expect(await pauses()).toEqual({ from: 2, to: 6 });
  expect((await change(ada, id, { kind: 'sermon' })).status).toBe(400);
  expect(await ada.used()).toBe(1);
});

test('only the owner gives consent, and only to known recipients', async () => {
  const [ada, bob] = [await person(), await person()];
  const id = await sessionOf(ada);
  expect((await change(bob, id, { sharing: ['transcription'] })).status).toBe(404);
  expect((await change(ada, id, { sharing: ['everybody'] })).status).toBe(400);
  expect((await detail(ada, id)).sharing).toEqual([]);
});

async function sessionOf(by: AppPerson, fields: Readonly<Record<string, string>> = {}) {
  const id = await by.uploaded(await recording('talk.wav', ['-i', flac]), fields);
  await settle();
  return id;
}

const change = (by: AppPerson, id: string, json: object) => by.send(`PATCH /api/Sessions/${id}`, { json });
const detail = (by: AppPerson, id: string) => by.seen<SessionDetail>(`/api/Sessions/${id}`);
const feedback = (by: AppPerson, id: string) => by.seen(`/open-ai/sessions/${id}/feedback`);
const history = (id: string) => eventsIn(database, `session-${id}`);
const reasonOf = ({ scoreParts }: SessionDetail, wanted: string) =>
  scoreParts.find(({ name }) => name === wanted)?.reason;

type Used = Readonly<{ used: number }>;
/** Feedbacks that a model wrote in this month. */
async function written(by: AppPerson) {
  const { quotas } = await by.seen<{ quotas: { ai_feedback: { fast: Used; relaxed: Used } } }>('/api/Users/GetByToken');
  const { fast, relaxed } = quotas.ai_feedback;
  return { fast: fast.used, relaxed: relaxed.used };
}

/** Starts a server that transcribes every recording as the same four words, and writes the same feedback on every talk. */
async function startOutside() {
  const paths: string[] = [];
  const news = new EventEmitter();
  let status: number | 'silent' = 200;
  const words = ['Guten', 'Tag', 'und', 'willkommen'].map((word, nth) => ({
    word,
    start: nth / 4,
    end: nth / 4 + 0.2,
  }));
  const message = { role: 'assistant', content: said.repeat(8).trim() };
  const server = createServer(async (request, response) => {
    await buffer(request);
    paths.push(request.url ?? '');
    news.emit('asked');
    const isHeard = request.url?.endsWith('/audio/transcriptions');
    const body = isHeard ? { text: 'Guten Tag und willkommen', words } : { choices: [{ message }] };
    if (!isHeard && status === 'silent') await once(news, 'mood');
    response
      .writeHead(isHeard ? 200 : Number(status), { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  afterAll(() => void server.close());
  const be = (next: number | 'silent') => {
    status = next;
    news.emit('mood');
  };
  const { port } = server.address() as AddressInfo;
  return { port, asked: () => [...paths], nextAsked: () => once(news, 'asked'), be };
}
