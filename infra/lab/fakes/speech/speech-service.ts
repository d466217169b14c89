import type { AddressInfo } from 'node:net';
import websocket from '@fastify/websocket';
import fastify, { type FastifyRequest } from 'fastify';
import { onTestFinished } from 'vitest';
import { detailedPhrase, NumberListener } from '#analysis/transcription/testing/number-listener.ts';
import { nameOf, type SpokenNumber } from '#analysis/transcription/testing/spoken-numbers.ts';

/** The fault of a connection; `after` is the number of phrases before it. */
export type Mood =
  | 'well'
  | 'silent'
  /** Returns a number for every second of sound, whatever it contains: for sound from an audio device. */
  | 'talks'
  | Readonly<{ status: number }>
  | Readonly<{ drop: number }>
  | Readonly<{ close: number; reason: string; after: number }>
  | Readonly<{ endTurn: number }>
  | Readonly<{ status: string; after: number }>;

type Connection = { url: string; key: string | undefined; messages: { path: string; text: string }[]; seconds: number };

type Socket = Readonly<{
  send: (text: string) => void;
  close: (code: number, reason: string) => void;
  terminate: () => void;
  on: (event: 'message', listener: (frame: Buffer, isBinary: boolean) => void) => void;
}>;

/** When it ends: with the test by default. */
type AtEnd = (end: () => Promise<void>) => void;

const riffHeader = 44;
export const refusedKey = 'a-key-that-is-refused';

/**
 * Behaves like Azure's speech service over its websocket, and recognises numbers. `moods` are those of its first connections
 * that are refused or send sound; `connections` has these; `tokens` the keys of requests for tokens.
 */
export async function startSpeechService(moods: readonly Mood[] = [], atEnd: AtEnd = onTestFinished) {
  const connections: Connection[] = [];
  const tokens: string[] = [];
  const nextMood = () => moods[connections.length] ?? 'well';
  const server = fastify();
  await server.register(websocket);
  server.addHook('preValidation', async (request, reply) => {
    const mood = nextMood();
    if (typeof mood !== 'object' || !('status' in mood) || typeof mood.status !== 'number') return;
    connections.push(connectionOf(request));
    await reply.code(mood.status).send();
  });
  // Exchanges a key for the browser's token.
  server.post('/sts/v1.0/issueToken', (request, reply) => {
    const given = request.headers['ocp-apim-subscription-key'];
    tokens.push(String(given));
    return reply.code(given === refusedKey ? 401 : 200).send(`token-${tokens.length}`);
  });
  server.get('/*', { websocket: true }, (socket, request) => {
    const connection = connectionOf(request);
    const begin = () => {
      const mood = nextMood();
      connections.push(connection);
      return mood;
    };
    serve(socket, connection, begin);
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  atEnd(async () => void (await server.close()));
  const { port } = server.server.address() as AddressInfo;
  return {
    endpoint: `ws://127.0.0.1:${port}`,
    connections,
    tokens,
    open: () => server.websocketServer.clients.size,
    close: async () => void (await server.close()),
  };
}

function connectionOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Connection {
  const key = headers['ocp-apim-subscription-key'];
  return { url, key: typeof key === 'string' ? key : undefined, messages: [], seconds: 0 };
}

function serve(socket: Socket, connection: Connection, begin: () => Mood): void {
  const listener = new NumberListener();
  let mood: Mood = 'well';
  let requestId = '';
  let told = 0;
  let isOver = false;
  const say = (path: string, body: unknown) => socket.send(writeMessage(path, requestId, body));

  socket.on('message', (frame, isBinary) => {
    const message = readMessage(frame, isBinary);
    if (message.path !== 'audio') connection.messages.push({ path: message.path, text: message.body.toString() });
    else if (!isOver) hear(message);
  });

  function hear(message: SpeechMessage): void {
    if (requestId === '') {
      requestId = message.requestId;
      mood = begin();
      isOver = mood === 'silent';
      if (isOver) return;
      say('turn.start', { context: { serviceTag: 'local' } });
      say('speech.startDetected', { Offset: 0 });
    }
    const isHeader = message.body.length === riffHeader && message.body.subarray(0, 4).toString() === 'RIFF';
    if (isHeader) return;
    const phrases = listener.hear(message.body);
    for (const phrase of mood === 'talks' ? secondsSince(connection.seconds) : phrases) tell(phrase);
    connection.seconds = listener.seconds;
    if (message.body.length > 0 || isOver) return;
    tell(listener.end());
    if (!isOver) endTurn();
  }

  const secondsSince = (before: number) =>
    Array.from({ length: Math.floor(listener.seconds) - Math.floor(before) }, (_, i) => {
      const number = Math.floor(before) + i + 1;
      return [{ number, offset: number - 1, duration: 0.5 }];
    });

  function tell(phrase: readonly SpokenNumber[]): void {
    if (isOver || phrase.length === 0) return;
    if (isBroken()) return;
    say('speech.hypothesis', { Text: phrase.map(nameOf).join(' '), Offset: 0, Duration: 0 });
    say('speech.phrase', detailedPhrase(phrase));
    told++;
  }

  /** Triggers the fault of this connection at its time. */
  function isBroken(): boolean {
    if (typeof mood !== 'object') return false;
    if ('drop' in mood && told >= mood.drop) socket.terminate();
    else if ('close' in mood && told >= mood.after) socket.close(mood.close, mood.reason);
    else if ('endTurn' in mood && told >= mood.endTurn) endTurn();
    else if ('after' in mood && 'status' in mood && told >= mood.after) {
      say('speech.phrase', { RecognitionStatus: mood.status, Offset: 0, Duration: 0 });
    } else return false;
    isOver = true;
    return true;
  }

  function endTurn(): void {
    say('speech.endDetected', { Offset: Math.round(listener.seconds * 1e7) });
    say('turn.end', {});
  }
}

/** A message of the speech service's websocket protocol: headers, an empty line, a body. */
type SpeechMessage = Readonly<{ path: string; requestId: string; body: Buffer }>;

/** Text frames contain headers and body together; binary frames begin with the length of the headers in two bytes. */
function readMessage(frame: Buffer, isBinary: boolean): SpeechMessage {
  const [start, length] = isBinary ? [2, frame.readUInt16BE(0)] : [0, frame.indexOf('\r\n\r\n')];
  const headers = new Map(
    frame
      .subarray(start, start + length)
      .toString('utf8')
      .split('\r\n')
      .map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = frame.subarray(isBinary ? start + length : length + 4);
  return { path: headers.get('path') ?? '', requestId: headers.get('x-requestid') ?? '', body };
}

function writeMessage(path: string, requestId: string, body: unknown): string {
  const headers = [`X-RequestId:${requestId}`, 'Content-Type:application/json; charset=utf-8', `Path:${path}`];
  return `${headers.join('\r\n')}\r\n\r\n${JSON.stringify(body)}`;
}
