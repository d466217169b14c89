import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';

const boundary = '----a-boundary';

type Chunks = Iterable<Buffer> | AsyncIterable<Buffer>;
type FormPart = Readonly<{ head: Buffer; content: Chunks; size: number }>;

/** `goAway` breaks the connection after the last chunk. `leaveOpen` does not end the request and waits for the answer. */
type Body = Readonly<{
  parts: readonly FormPart[];
  size: number;
  end: string;
  type?: string;
  headers?: Readonly<Record<string, string>>;
  goAway?: boolean;
  leaveOpen?: boolean;
}>;

/** A form that is made while it is sent. Its client may send wrong sizes, send slowly, or disconnect. */
export function form(parts: readonly FormPart[], end = `--${boundary}--\r\n`): Body {
  return { parts, end, size: parts.reduce((sum, { head, size }) => sum + head.length + size + 2, end.length) };
}

export function fieldPart(name: string, value: string): FormPart {
  return { head: headOf(`name="${name}"`), content: [Buffer.from(value)], size: Buffer.byteLength(value) };
}

type GivenFile = Readonly<{ chunks: Chunks; name?: string; field?: string; declaredSize?: number }>;

export function filePart({ chunks, name = 'talk.mp4', field = 'file', declaredSize }: GivenFile): FormPart {
  const head = headOf(`name="${field}"; filename="${name}"`, '\r\nContent-Type: video/mp4');
  const size = declaredSize ?? (chunks instanceof Zeros ? chunks.size : sizeOf(chunks));
  return { head, content: chunks, size };
}

const headOf = (what: string, more = '') =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${what}${more}\r\n\r\n`);

const sizeOf = (chunks: Chunks) =>
  Array.isArray(chunks) ? chunks.reduce((sum: number, { length }: Buffer) => sum + length, 0) : 0;

class Zeros {
  readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  *[Symbol.iterator]() {
    const block = Buffer.alloc(1_000_000);
    for (let left = this.size; left > 0; left -= block.length) yield block.subarray(0, Math.min(left, block.length));
  }
}

/** A stream of this many zero bytes, never all in memory at once. */
export const zeros = (size: number) => new Zeros(Math.round(size));

export type Answer = Readonly<{ status: number; code?: unknown }>;

/** Sends the body. Rejects if the connection breaks before the answer. */
export function send(address: string, body: Body): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': body.type ?? `multipart/form-data; boundary=${boundary}`,
      'content-length': `${body.size}`,
      ...body.headers,
    };
    const sent = request(address, { method: 'POST', headers, agent: false });
    sent.on('response', (response) => {
      const status = response.statusCode ?? 0;
      json(response).then((problem) => resolve({ status, code: codeOf(problem) }), reject);
    });
    sent.on('error', reject);
    // A server that has answered may close the connection while we still write.
    write(sent, body).catch(() => undefined);
  });
}

const codeOf = (problem: unknown) =>
  typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined;

async function write(sent: ReturnType<typeof request>, body: Body): Promise<void> {
  sent.flushHeaders();
  const gone = new Promise((resolve) => sent.once('close', resolve));
  for await (const chunk of Readable.from(bytesOf(body))) {
    if (!sent.write(chunk)) await Promise.race([once(sent, 'drain'), gone]);
    if (sent.destroyed) return;
  }
  if (body.goAway) sent.destroy(new Error('the client went away'));
  else if (!body.leaveOpen) sent.end();
}

async function* bytesOf({ parts, end, goAway, leaveOpen }: Body): AsyncGenerator<Buffer> {
  for (const { head, content } of parts) {
    yield head;
    yield* content;
    if (!goAway && !leaveOpen) yield Buffer.from('\r\n');
  }
  if (!goAway && !leaveOpen && end) yield Buffer.from(end);
}
