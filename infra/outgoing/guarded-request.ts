import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { AddressRefused, addressFaultOf, type Guard, publicOnly } from './address-guard.ts';

/** `ignoresBody`: only the status of the answer counts, and the connection is closed after the headers. */
type GuardedRequest = Guard &
  Readonly<{
    method: 'GET' | 'POST' | 'PUT';
    headers: Readonly<Record<string, string>>;
    body?: string;
    signal: AbortSignal;
    ignoresBody?: boolean;
  }>;

export type GuardedResponse = Readonly<{
  status: number;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  text: string;
}>;

/** In bytes: keys, tokens and a page of members are far smaller. */
const mostBytes = 2_000_000;

/** The answer is larger than any expected answer. */
class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
  readonly code = 'answer_too_large';
}

/**
 * Calls a server whose address a person entered, and reads its answer of at most 2 MB. It follows no redirect.
 * @throws AddressRefused, AnswerTooLarge, and errors of the connection
 */
export async function guardedRequest(url: string, given: GuardedRequest): Promise<GuardedResponse> {
  const { inside, method, headers, body, signal, ignoresBody = false } = given;
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
      const { statusCode: status = 0, headers: answered } = response;
      if (ignoresBody) {
        resolve({ status, headers: answered, text: '' });
        response.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > mostBytes) request.destroy(new AnswerTooLarge());
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status, headers: answered, text: Buffer.concat(chunks).toString() }));
    });
    request.on('error', reject);
    request.end(body);
  });
}
