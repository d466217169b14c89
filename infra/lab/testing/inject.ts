import { Readable } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Answer, parsed, type Sent } from './call.ts';

/** Sends a call in this process, without a connection. */
export async function inject<Body>(http: FastifyInstance, methodAndPath: string, sent: Sent): Promise<Answer<Body>> {
  const { body, ...answer } = await injectForBytes(http, methodAndPath, sent);
  return { ...answer, body: parsed(body.toString()) as Body };
}

/** Like `inject`, for answers that are files. */
export async function injectForBytes(
  http: FastifyInstance,
  methodAndPath: string,
  sent: Sent,
): Promise<Answer<Buffer>> {
  const [method = '', url = ''] = methodAndPath.split(' ');
  const { json, headers } = sent;
  const { payload, type } =
    json === undefined ? await payloadOf(sent.body) : { payload: JSON.stringify(json), type: 'application/json' };
  const response = await http.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    headers: { ...(type && { 'content-type': type }), ...headers },
    ...(payload !== undefined && { payload }),
  });
  return { status: response.statusCode, headers: headersOf(response.headers), body: response.rawPayload };
}

async function payloadOf(body: Sent['body']) {
  if (body === undefined) return { payload: undefined, type: undefined };
  if (body instanceof ReadableStream) return { payload: Readable.fromWeb(body as never), type: undefined };
  // `Response` serializes forms and files as fetch does.
  const written = new Response(body);
  return { payload: Buffer.from(await written.arrayBuffer()), type: written.headers.get('content-type') };
}

function headersOf(given: Readonly<Record<string, number | string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    for (const one of [value ?? []].flat()) headers.append(name, String(one));
  return headers;
}
