import { expect, test } from 'vitest';
import { type Mood, startSpeechService } from '#infra/lab/fakes/speech/speech-service.ts';
import { eventually } from '#infra/lab/testing/eventually.ts';
import { countUp, expectHeard, recordNumbers } from '../testing/spoken-numbers.ts';
import { TranscriberQuota, TranscriberRefused, TranscriberUnavailable } from '../transcriber-error.ts';
import { azureTranscriber } from './azure-transcriber.ts';

const never = new AbortController().signal;
const key = 'a-very-secret-key';
/** Five phrases, four seconds apart: 1 to 4, 5 to 8, … */
const spoken = [0, 1, 2, 3, 4].flatMap((phrase) =>
  countUp({ count: 4, length: 0.3, every: 0.5, from: 1 + phrase * 4 }).map((word) => ({
    ...word,
    number: word.number + phrase * 4,
  })),
);
const session = () => recordNumbers(spoken, 22);
const options = (endpoint: string) => ({ key, endpoint, backOff: [1, 1], patienceMs: 1_500 });

test('returns words with times, punctuation and confidence', async () => {
  const { endpoint, connections } = await startSpeechService();
  const transcript = await azureTranscriber(options(endpoint)).transcribe(await session(), never);
  expectHeard(transcript.words, spoken);
  expect(transcript.words.slice(0, 4).map(({ text }) => text)).toEqual(['Wort1', 'Wort2', 'Wort3', 'Wort4.']);
  expect(transcript.words.slice(0, 2).map(({ confidence }) => confidence)).toEqual([0.8, 0.6]);
  expect(transcript).toMatchObject({ source: 'azure', model: 'Azure Speech', times: 'measured', dropsFillers: false });
  expect(connections).toHaveLength(1);
});

test('requests verbatim words, and no storage by the service', async () => {
  const { endpoint, connections } = await startSpeechService();
  await azureTranscriber(options(endpoint)).transcribe(await session(), never);
  const [{ url, key: given, messages } = { url: '', messages: [], key: '' }] = connections;
  const query = Object.fromEntries(new URL(url, endpoint).searchParams);
  expect(query).toMatchObject({
    language: 'de-DE',
    format: 'detailed',
    profanity: 'raw',
    wordLevelTimestamps: 'true',
    initialSilenceTimeoutMs: '60000',
    storeAudio: 'false',
  });
  expect(given).toBe(key);
  const context = JSON.parse(messages.find(({ path }) => path === 'speech.context')?.text ?? '{}');
  expect(context).toMatchObject({
    phraseOutput: { format: 'Detailed', detailed: { options: ['WordTimings'] } },
    phraseDetection: {
      mode: 'Dictation',
      language: 'de-DE',
      initialSilenceTimeout: 60_000,
      enrichment: { profanity: 'Raw', dictation: { disfluencyMode: 'Raw', punctuationMode: 'Implicit' } },
    },
  });
  expect(messages.map(({ path }) => path)).not.toContain('telemetry');
});

test('sends the language of an English talk', async () => {
  const { endpoint, connections } = await startSpeechService();
  await azureTranscriber(options(endpoint)).transcribe({ ...(await session()), locale: 'en' }, never);
  expect(connections[0]?.url).toContain('language=en-US');
});

test('sends an hour in pieces cut at pauses, faster than real time, and returns all words', async () => {
  const { endpoint, connections } = await startSpeechService();
  const hour = countUp({ count: 1_150, length: 2.2, every: 3.1, from: 20 });
  const { words } = await azureTranscriber({ key, endpoint }).transcribe(await recordNumbers(hour, 3_600), never);
  expectHeard(words, hour);
  expect(connections.length).toBeGreaterThan(5);
  expect(Math.max(...connections.map(({ seconds }) => seconds))).toBeLessThanOrEqual(600.1);
});

test('sends no silence', async () => {
  const { endpoint, connections } = await startSpeechService();
  const { words } = await azureTranscriber(options(endpoint)).transcribe(await recordNumbers([], 30), never);
  expect([words, connections]).toEqual([[], []]);
});

const broken: readonly (readonly [string, readonly Mood[]])[] = [
  ['a connection that drops before the first word', [{ drop: 0 }]],
  ['a connection that drops after two phrases', [{ drop: 2 }]],
  ['connections that drop again and again', [{ drop: 1 }, { drop: 1 }, { drop: 2 }]],
  ['a server that goes away', [{ close: 1001, reason: 'going away', after: 2 }]],
  ['a service that falls silent', ['silent']],
  ['a service that ends its turn too early', [{ endTurn: 3 }]],
  ['a service that has an error', [{ status: 'Error', after: 1 }]],
  ['a gateway that has an error', [{ status: 503 }]],
  ['a service that is asked too much for a moment', [{ status: 429 }, { close: 4429, reason: 'throttled', after: 1 }]],
];

test.each(broken)('%s loses and doubles no word', async (_, moods) => {
  const { endpoint, connections, open } = await startSpeechService(moods);
  const { words } = await azureTranscriber(options(endpoint)).transcribe(await session(), never);
  expectHeard(words, spoken);
  expect(connections).toHaveLength(moods.length + 1);
  await eventually(() => expect(open()).toBe(0));
});

const lasting: readonly (readonly [Mood, new (message: string) => Error, number])[] = [
  [{ status: 401 }, TranscriberRefused, 1],
  [{ status: 403 }, TranscriberRefused, 1],
  [{ status: 429 }, TranscriberQuota, 3],
  [{ close: 4429, reason: 'Quota exceeded', after: 0 }, TranscriberQuota, 3],
  [{ close: 1007, reason: 'Quota exceeded', after: 0 }, TranscriberQuota, 3],
  [{ close: 1007, reason: 'Language not supported', after: 0 }, TranscriberRefused, 1],
  [{ status: 'TooManyRequests', after: 0 }, TranscriberQuota, 3],
  [{ drop: 0 }, TranscriberUnavailable, 3],
];

test.each(lasting)(
  'a lasting %j becomes the error that names the remedy, without the key',
  async (mood, kind, times) => {
    const { endpoint, connections } = await startSpeechService(Array.from({ length: 9 }, () => mood));
    const failing = azureTranscriber(options(endpoint)).transcribe(await session(), never);
    const error = await failing.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(kind);
    expect(connections).toHaveLength(times);
    expect(`${error} ${(error as Error).stack}`).not.toContain(key);
  },
);

test('an unreachable server is unavailable', async () => {
  const failing = azureTranscriber(options('ws://127.0.0.1:9')).transcribe(await session(), never);
  await expect(failing).rejects.toThrow(TranscriberUnavailable);
});

test('stops waiting when the job is aborted', async () => {
  const { endpoint } = await startSpeechService(['silent']);
  const stop = new AbortController();
  const failing = azureTranscriber(options(endpoint)).transcribe(await session(), stop.signal);
  setTimeout(() => stop.abort(new Error('deleted')), 100);
  await expect(failing).rejects.toThrow('deleted');
});

test.each([
  [{ key, region: 'westeurope' }, 'westeurope.stt.speech.microsoft.com'],
  [{ key, region: 'chinaeast2' }, 'chinaeast2.stt.speech.azure.cn'],
  [{ key, endpoint: 'https://ours.cognitiveservices.azure.com' }, 'ours.cognitiveservices.azure.com'],
  [{ key, endpoint: 'ws://localhost:5000' }, null],
])('names the host that receives the sound: %j', (settings, host) => {
  expect(azureTranscriber(settings).engine.leavesHouseTo).toBe(host);
});
