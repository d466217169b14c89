import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { AddressRefused, addressFaultOf, publicOnly } from './guarded-post.ts';

/** `inside`: addresses of the own network, and plain HTTP, are taken too. */
type Asked = Readonly<{
  inside: boolean;
  method: 'GET' | 'POST' | 'PUT';
  headers: Readonly<Record<string, string>>;
  body?: string;
  signal: AbortSignal;
}>;

export type Answered = Readonly<{
  status: number;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  text: string;
}>;

/** In bytes: keys, tokens and a page of members are far smaller. */
const mostBytes = 2_000_000;

/** The answer is longer than anything that was asked for. */
class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
  readonly code = 'answer_too_large';
}

/**
 * Asks a server that somebody named, and reads its answer of at most 2 MB. It follows no redirect.
 * @throws AddressRefused, AnswerTooLarge, and what the connection fails of
 */
export async function guardedRequest(url: string, { inside, method, headers, body, signal }: Asked): Promise<Answered> {
  const fault = addressFaultOf(url, { inside });
  if (fault) throw new AddressRefused(fault);
  const open = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const request = open(url, {
      ...{ method, signal, agent: false },
      headers: { 'user-agent': 'Rostra', ...length, ...headers },
      ...(!inside && { lookup: publicOnly() }),
    });
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > mostBytes) request.destroy(new AnswerTooLarge());
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
