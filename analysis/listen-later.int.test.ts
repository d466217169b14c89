import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SessionDetail } from '#domain/sessions/report.ts';
import { eventsIn, workDone } from '#infra/testing/database.ts';
import { eventually } from '#infra/testing/eventually.ts';
import { hasEnded, newPerson, type Person } from '#infra/testing/person.ts';
import { startProduct } from '#infra/testing/product.ts';
import { recording } from '#infra/testing/recording.ts';

const said =
  'Von den 10 Punkten haben Sie viele, denn wer Ihnen zuhört, kann dem Gedanken leicht bis zum Ende folgen. ';
const flac = fileURLToPath(new URL('./audio/reference/a04_de_f4.clean.flac', import.meta.url));
const outside = await startOutside();
// By an address that is not known as this machine's: what goes there leaves the house.
const url = `http://0.0.0.0:${outside.port}/v1`;
const product = await startProduct({
  ...{ TRANSCRIBER: 'endpoint', TRANSCRIBE_URL: url, TRANSCRIBE_MODEL: 'any' },
  ...{ COACH_URL: url, COACH_MODEL: 'gross-7b', FREE_PLAN_FEEDBACKS: '1' },
});

beforeEach(() => outside.be(200));

test('whoever looks after it sees who listens, and where', async () => {
  const { parts } = (await (await fetch(`${product.url}/health/ready`)).json()) as { parts: object };
  expect(parts).toMatchObject({ transcription: 'endpoint (any, sound goes to 0.0.0.0)' });
});

test('who may listen is allowed later: the words come, the score follows, and no other analysis is paid for', async () => {
  const ada = await newPerson(product.url);
  const id = await talkOf(ada);
  expect(await detail(ada, id)).toMatchObject({ sharing: [], transcriptionReason: 'no_consent', textAnalysis: null });
  expect(outside.asked()).toEqual([]);

  const answer = await change(ada, id, { sharing: ['transcription'] });
  expect(answer).toMatchObject({ status: 200, body: { id, analysisStatus: 'Succeeded' } });
  const after = await eventually(async () => {
    const shown = await detail(ada, id);
    expect(shown).toMatchObject({ transcriptionStatus: 'done', analysisStatus: 'Succeeded' });
    return shown;
  });
  expect(after.textAnalysis).toMatchObject({ source: 'endpoint', text: 'Guten Tag und willkommen' });
  // Not a moment before the score that they are part of.
  expect(reasonOf(after, 'speech_speed')).toBe('too_short');
  expect(after).toMatchObject({ sharing: ['transcription'], transcriptionReason: null });
  await ada.hasUsed(1);
  await workDone(product.database);
  expect(outside.asked()).toEqual(['/v1/audio/transcriptions']);

  await change(ada, id, { sharing: ['transcription'] });
  await workDone(product.database);
  expect(await history(id)).not.toContain('AnalysisRequested');
  expect((await history(id)).filter((type) => type === 'TranscriptionRequested')).toHaveLength(1);
});

test('a model writes as often as the month has it; then the rules do, and say so', async () => {
  const ada = await newPerson(product.url);
  const id = await talkOf(ada);
  await eventually(async () => expect(await feedback(ada, id)).toMatchObject({ withoutModel: 'no_consent' }));
  const asked = outside.asked().length;

  await change(ada, id, { sharing: ['coach'] });
  await eventually(async () =>
    expect(await feedback(ada, id)).toMatchObject({ modelVersion: 'gross-7b', withoutModel: null }),
  );
  await eventually(async () => expect(await written(ada)).toEqual({ fast: 0, relaxed: 1 }));
  await change(ada, id, { kind: 'story' });
  await eventually(async () => expect(await written(ada)).toEqual({ fast: 1, relaxed: 1 }));
  await change(ada, id, { kind: 'lesson' });
  await eventually(async () =>
    expect(await feedback(ada, id)).toMatchObject({ modelVersion: 'rules-2', withoutModel: 'quota_exhausted' }),
  );
  expect(outside.asked().length - asked).toBe(2);

  await change(ada, id, { sharing: [], kind: 'pitch' });
  await eventually(async () => expect(await feedback(ada, id)).toMatchObject({ withoutModel: 'no_consent' }));
  expect(await detail(ada, id)).toMatchObject({ sharing: [], kind: 'pitch' });
});

test('a model that takes its time holds up no analysis', async () => {
  outside.be('silent');
  const ada = await newPerson(product.url);
  const talk = async (fields = {}) => {
    const id = await ada.uploaded(await recording('talk.wav', ['-i', flac]), fields);
    expect(await ada.waitFor(id, hasEnded)).toMatchObject({ analysisStatus: 'Succeeded' });
    return id;
  };
  const asked = outside.asked().length;
  const id = await talk({ sharing: 'coach' });
  await eventually(() => expect(outside.asked().length).toBe(asked + 1));
  await talk();
  expect((await detail(ada, id)).aiFeedback).toBeNull();
  outside.be(200);
  await eventually(async () => expect(await feedback(ada, id)).toMatchObject({ modelVersion: 'gross-7b' }));
});

test('a model that fails costs nothing', async () => {
  outside.be(401);
  const ada = await newPerson(product.url);
  const id = await talkOf(ada, { sharing: 'coach' });
  await eventually(async () => expect(await feedback(ada, id)).toMatchObject({ withoutModel: 'unavailable' }));
  expect(await written(ada)).toEqual({ fast: 0, relaxed: 0 });
});

test('another kind of talk is scored by what is good for it', async () => {
  const ada = await newPerson(product.url);
  const id = await talkOf(ada, { kind: 'story' });
  const pauses = async () => (await detail(ada, id)).scoreParts.find(({ name }) => name === 'pauses')?.good;
  expect(await pauses()).toEqual({ from: 2, to: 8 });
  await change(ada, id, { kind: 'presentation' });
  await eventually(async () => expect(await pauses()).toEqual({ from: 2, to: 6 }));
  expect((await change(ada, id, { kind: 'sermon' })).status).toBe(400);
  await ada.hasUsed(1);
});

test('to nobody else is there anything to allow', async () => {
  const [ada, bob] = [await newPerson(product.url), await newPerson(product.url)];
  const id = await talkOf(ada);
  expect((await change(bob, id, { sharing: ['transcription'] })).status).toBe(404);
  expect((await change(ada, id, { sharing: ['everybody'] })).status).toBe(400);
  expect((await detail(ada, id)).sharing).toEqual([]);
});

async function talkOf(person: Person, fields: Readonly<Record<string, string>> = {}) {
  const id = await person.uploaded(await recording('talk.wav', ['-i', flac]), fields);
  await person.waitFor(id, hasEnded);
  await workDone(product.database);
  return id;
}

const change = (person: Person, id: string, json: object) => person.send(`PATCH /api/Sessions/${id}`, { json });
const detail = async (person: Person, id: string) => (await person.send<SessionDetail>(`GET /api/Sessions/${id}`)).body;
const feedback = async (person: Person, id: string) => (await person.send(`GET /open-ai/sessions/${id}/feedback`)).body;
const history = (id: string) => eventsIn(product.database, `session-${id}`);
const reasonOf = ({ scoreParts }: SessionDetail, wanted: string) =>
  scoreParts.find(({ name }) => name === wanted)?.reason;

type Used = Readonly<{ used: number }>;
/** By a model, in this month. */
async function written(person: Person) {
  const { body } = await person.send<{ quotas: { ai_feedback: { fast: Used; relaxed: Used } } }>(
    'GET /api/Users/GetByToken',
  );
  const { fast, relaxed } = body.quotas.ai_feedback;
  return { fast: fast.used, relaxed: relaxed.used };
}

/** Hears the same four words in everything, and writes the same text about it. */
async function startOutside() {
  const paths: string[] = [];
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
    const isHeard = request.url?.endsWith('/audio/transcriptions');
    const body = isHeard ? { text: 'Guten Tag und willkommen', words } : { choices: [{ message }] };
    while (!isHeard && status === 'silent') await sleep(50);
    response
      .writeHead(isHeard ? 200 : Number(status), { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  afterAll(() => void server.close());
  const be = (next: number | 'silent') => {
    status = next;
  };
  const { port } = server.address() as AddressInfo;
  return { port, asked: () => [...paths], be };
}
