import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Message } from '#analysis/coach/model/prompt.ts';

type Problem = Readonly<{ status: number; headers?: Readonly<Record<string, string>>; body?: unknown }>;
/** The answer: the model's text, or a fault. */
export type Mood = Readonly<{ says: string }> | Problem | 'hang' | 'drop' | 'nonsense' | 'empty';

type ReceivedRequest = Readonly<{
  path: string | undefined;
  authorization: string | undefined;
  body: Readonly<{ model: string; messages: readonly Message[] }>;
}>;

/** Behaves like OpenAI's `/v1/chat/completions`; the last mood is repeated. */
export async function startModelServer(...moods: readonly Mood[]) {
  const asked: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const mood = moods[Math.min(asked.length, moods.length - 1)] ?? 'hang';
    const { url, headers } = request;
    asked.push({
      path: url,
      authorization: headers.authorization,
      body: (await json(request)) as ReceivedRequest['body'],
    });
    answer(response, mood);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked };
}

function answer(response: ServerResponse, mood: Mood): void {
  if (mood === 'hang') return;
  if (mood === 'drop') return void response.destroy();
  if (mood === 'nonsense') return void response.writeHead(200).end('<html>Welcome</html>');
  const isProblem = typeof mood === 'object' && 'status' in mood;
  const headers = { 'content-type': 'application/json', ...(isProblem && mood.headers) };
  response.writeHead(isProblem ? mood.status : 200, headers);
  if (isProblem) return void response.end(JSON.stringify(mood.body ?? {}));
  const content = typeof mood === 'object' ? mood.says : undefined;
  const choices =
    content === undefined ? [] : [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
  response.end(JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion', model: 'any', choices }));
}
