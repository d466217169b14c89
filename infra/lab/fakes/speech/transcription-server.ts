import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { hearNumbers, nameOf, type SpokenNumber } from '#analysis/transcription/testing/spoken-numbers.ts';

export type ReceivedRequest = Readonly<{
  fields: Readonly<Record<string, readonly string[]>>;
  authorization: string | undefined;
  wav: Buffer;
}>;
/** The answer instead of a transcript; 'transcript' is a normal one. */
export type Mood = 'transcript' | 'hang' | 'drop' | 'drop-in-answer' | 'nonsense' | Problem;
type Problem = Readonly<{ status: number; headers?: Readonly<Record<string, string>>; body?: unknown }>;
type Shape = (heard: readonly SpokenNumber[], duration: number) => unknown;
type Serving = Readonly<{ moods?: readonly Mood[]; shape?: Shape }>;

const wavHeader = 44;

/** Behaves like OpenAI's `/v1/audio/transcriptions`, and recognises numbers. `moods` are those of its first answers. */
export async function startTranscriptionServer({ moods = [], shape = wordsAtTop }: Serving = {}) {
  const asked: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const mood = moods[asked.length] ?? 'transcript';
    const question = await questionOf(request);
    asked.push(question);
    const pcm = question.wav.subarray(wavHeader);
    answer(response, mood, JSON.stringify(shape(hearNumbers(pcm), pcm.length / 32_000)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked };
}

async function questionOf(request: IncomingMessage): Promise<ReceivedRequest> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  const texts = [...form.keys()].filter((name) => name !== 'file');
  const wav = Buffer.from(await (form.get('file') as File).arrayBuffer());
  const fields = Object.fromEntries(texts.map((name) => [name, form.getAll(name).map(String)]));
  return { fields: { ...fields, path: [request.url ?? ''] }, authorization: request.headers.authorization, wav };
}

function answer(response: ServerResponse, mood: Mood, transcript: string): void {
  if (mood === 'hang') return;
  if (mood === 'drop') return void response.destroy();
  if (typeof mood === 'object') {
    response.writeHead(mood.status, { 'content-type': 'application/json', ...mood.headers });
    return void response.end(JSON.stringify(mood.body ?? {}));
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(transcript) });
  if (mood === 'transcript') return void response.end(transcript);
  if (mood === 'nonsense') return void response.end('<'.repeat(Buffer.byteLength(transcript)));
  response.write(transcript.slice(0, transcript.length / 2), () => response.destroy());
}

const end = ({ offset, duration }: SpokenNumber) => offset + duration;

/** OpenAI: bare words at the top, the text with its punctuation. */
const wordsAtTop: Shape = (heard, duration) => ({
  task: 'transcribe',
  duration,
  text: `${heard.map(nameOf).join(' ')}.`,
  words: heard.map((number) => ({ word: nameOf(number).toLowerCase(), start: number.offset, end: end(number) })),
  segments: [{ id: 0, start: 0, end: duration, text: '', avg_logprob: Math.log(0.5) }],
});

/** faster-whisper and its kin: tokens in the segments, a space before each that begins a word. */
export const tokensInSegments: Shape = (heard, duration) => ({
  text: heard.map((number) => ` ${nameOf(number)}.`).join(''),
  segments: [
    {
      start: 0,
      end: duration,
      text: heard.map((number) => ` ${nameOf(number)}.`).join(''),
      words: heard.flatMap((number) => {
        const middle = number.offset + number.duration / 2;
        return [
          { word: ' Wo', start: number.offset, end: middle, probability: 0.9 },
          { word: `rt${number.number}`, start: middle, end: end(number), probability: 0.7 },
          { word: '.', start: end(number), end: end(number), probability: 0.99 },
        ];
      }),
    },
  ],
});

/** A server without word times. */
export const segmentsOnly: Shape = (heard) => ({
  text: heard.map(nameOf).join(' '),
  segments: heard.map((number) => ({ start: number.offset, end: end(number), text: ` ${nameOf(number)}.` })),
});
