import { expect, test } from 'vitest';
import {
  type Mood,
  segmentsOnly,
  startTranscriptionServer,
  tokensInSegments,
} from '#infra/lab/fakes/speech/transcription-server.ts';
import { countUp, expectHeard, recordNumbers } from '../testing/spoken-numbers.ts';
import { TranscriberQuota, TranscriberRefused, TranscriberUnavailable } from '../transcriber-error.ts';
import { endpointTranscriber } from './endpoint-transcriber.ts';

const never = new AbortController().signal;
const spoken = countUp({ count: 5, length: 0.4, every: 1 });
const key = 'sk-very-secret';
const options = (url: string) => ({ url, model: 'whisper-1', key, backOff: [1, 1], timeLimitMs: 2_000 });

test('returns words with times, punctuation and confidence', async () => {
  const { url, asked } = await startTranscriptionServer();
  const transcript = await endpointTranscriber(options(url)).transcribe(await recordNumbers(spoken, 6), never);
  expectHeard(transcript.words, spoken);
  expect(transcript.words.map(({ text }) => text)).toEqual(['Wort1', 'Wort2', 'Wort3', 'Wort4', 'Wort5.']);
  expect(transcript.words[0]?.confidence).toBeCloseTo(0.5);
  expect(transcript).toMatchObject({ source: 'endpoint', model: 'whisper-1', times: 'measured', dropsFillers: true });
  expect(asked[0]?.authorization).toBe(`Bearer ${key}`);
  expect(asked[0]?.fields).toMatchObject({
    path: ['/v1/audio/transcriptions'],
    language: ['de'],
    response_format: ['verbose_json'],
    'timestamp_granularities[]': ['word', 'segment'],
  });
});

test('joins parts of words, with the lowest confidence of the parts', async () => {
  const { url } = await startTranscriptionServer({ shape: tokensInSegments });
  const { words } = await endpointTranscriber(options(url)).transcribe(await recordNumbers(spoken, 6), never);
  expectHeard(words, spoken);
  expect(words.map(({ confidence }) => confidence)).toEqual(spoken.map(() => 0.7));
});

test('estimates missing times of words and marks them as estimated', async () => {
  const { url } = await startTranscriptionServer({ shape: segmentsOnly });
  const { words, times } = await endpointTranscriber(options(url)).transcribe(await recordNumbers(spoken, 6), never);
  expectHeard(words, spoken);
  expect(times).toBe('estimated');
});

test('sends an hour in pieces cut at pauses, and returns all words', async () => {
  const { url, asked } = await startTranscriptionServer();
  const hour = countUp({ count: 1_150, length: 2.2, every: 3.1, from: 20 });
  const { words } = await endpointTranscriber(options(url)).transcribe(await recordNumbers(hour, 3_600), never);
  expectHeard(words, hour);
  expect(asked.length).toBeGreaterThan(14);
  expect(Math.max(...asked.map(({ wav }) => wav.length))).toBeLessThan(8_000_000);
});

test('cuts speech without pauses, and neither loses nor doubles a word', async () => {
  const { url, asked } = await startTranscriptionServer();
  const breathless = countUp({ count: 2_000, length: 0.45, every: 0.45 });
  const session = await recordNumbers(breathless, 900);
  expect(session.pauses).toEqual([]);
  const { words } = await endpointTranscriber(options(url)).transcribe(session, never);
  expectHeard(words, breathless);
  expect(asked).toHaveLength(4);
});

test('sends no silence', async () => {
  const { url, asked } = await startTranscriptionServer();
  const { words } = await endpointTranscriber(options(url)).transcribe(await recordNumbers([], 30), never);
  expect([words, asked]).toEqual([[], []]);
});

const temporary: readonly Mood[] = [{ status: 503 }, 'hang', 'drop', 'drop-in-answer', 'nonsense', { status: 429 }];

test.each(temporary)('retries after %j', async (mood) => {
  const { url, asked } = await startTranscriptionServer({ moods: [mood] });
  const { words } = await endpointTranscriber(options(url)).transcribe(await recordNumbers(spoken, 6), never);
  expectHeard(words, spoken);
  expect(asked).toHaveLength(2);
});

const lasting: readonly (readonly [Mood, new (message: string) => Error, number])[] = [
  [{ status: 401, body: { error: { message: `Incorrect API key: ${key}` } } }, TranscriberRefused, 1],
  [{ status: 403 }, TranscriberRefused, 1],
  [{ status: 404 }, TranscriberRefused, 1],
  [{ status: 429 }, TranscriberQuota, 3],
  [{ status: 429, headers: { 'retry-after': '3600' } }, TranscriberQuota, 1],
  [{ status: 429, body: { error: { code: 'insufficient_quota' } } }, TranscriberQuota, 1],
  [{ status: 500 }, TranscriberUnavailable, 3],
  ['drop-in-answer', TranscriberUnavailable, 3],
  ['nonsense', TranscriberUnavailable, 3],
];

test.each(lasting)(
  'a lasting %j becomes the error that names the remedy, without the key',
  async (mood, kind, times) => {
    const { url, asked } = await startTranscriptionServer({ moods: Array.from({ length: 9 }, () => mood) });
    const failing = endpointTranscriber(options(url)).transcribe(await recordNumbers(spoken, 6), never);
    const error = await failing.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(kind);
    expect(asked).toHaveLength(times);
    expect(`${error} ${(error as Error).stack}`).not.toContain(key);
  },
);

test('waits as long as the server asks', async () => {
  const { url } = await startTranscriptionServer({ moods: [{ status: 429, headers: { 'retry-after': '1' } }] });
  const start = performance.now();
  await endpointTranscriber(options(url)).transcribe(await recordNumbers(spoken, 6), never);
  expect(performance.now() - start).toBeGreaterThan(990);
});

test('an unreachable server is unavailable', async () => {
  const failing = endpointTranscriber(options('http://127.0.0.1:9')).transcribe(await recordNumbers(spoken, 6), never);
  await expect(failing).rejects.toThrow(TranscriberUnavailable);
});

test('stops waiting when the job is aborted', async () => {
  const { url } = await startTranscriptionServer({ moods: ['hang'] });
  const stop = new AbortController();
  const failing = endpointTranscriber(options(url)).transcribe(await recordNumbers(spoken, 6), stop.signal);
  setTimeout(() => stop.abort(new Error('deleted')), 50);
  await expect(failing).rejects.toThrow('deleted');
});

test.each([
  ['https://api.example.org/v1', 'api.example.org'],
  ['http://localhost:8000/v1', null],
  ['http://[::1]:8000', null],
])('names the host that receives the sound: %s', (url, host) => {
  expect(endpointTranscriber({ url, model: 'any' }).engine).toMatchObject({ leavesHouseTo: host, dropsFillers: false });
});
