import { rm } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import { takeUpload } from './body-deadline.ts';
import { type FileRules, type FurtherFiles, storeUploadedFile, type UploadedFile } from './receive-upload-file.ts';
import { type MinimumRate, watchRate } from './receive-upload-rate.ts';

/** Counts received bytes, and uploads whose connection ended early. */
type UploadWatch = Readonly<{ received: (bytes: number) => void; aborted: () => void }>;

export type UploadRules = FileRules &
  Readonly<{
    further?: FurtherFiles | undefined;
    minimumRate?: MinimumRate;
    log?: Pick<FastifyBaseLogger, 'warn'> | undefined;
    watch?: UploadWatch;
  }>;

/** `dispose` removes the files that are still at their `path`; call it in any case, also after a file was moved. */
export type Upload = Readonly<{
  fields: Readonly<Record<string, string>>;
  file: UploadedFile | undefined;
  further: readonly UploadedFile[];
  dispose: () => Promise<void>;
}>;

type Parts = Awaited<ReturnType<FastifyRequest['parts']>>;
type Part = Parts extends AsyncIterable<infer One> ? One : never;
type Received = {
  readonly fields: Map<string, string>;
  file: UploadedFile | undefined;
  readonly further: UploadedFile[];
};

/** The multipart framing around the file (RFC 7578): part headers, boundaries and the other fields. */
const overhead = 131_072;
/** The headers of each further file. */
const bytesOfHeaders = 2_048;
const lingerMs = 5_000;

/** Lets routes of `http` accept multipart bodies, which only `receiveUpload` reads. */
export async function acceptUploads(http: FastifyInstance): Promise<void> {
  if (!http.hasContentTypeParser('multipart/form-data')) await http.register(multipart);
}

/**
 * Streams one uploaded file to disk (and further ones if the rules allow them), with the text fields around it. Throws DomainError, after which nothing is
 * left on disk: `payload_too_large` at the first byte over the limit; `unsupported_media_type` if the request is not multipart, or the
 * file is empty or not accepted; `invalid_input` for a form that is malformed, ends early or holds more than it should; `storage_full`;
 * `too_many_requests` if too many come from one network; `too_many_files` if there are more than the rules allow.
 * A client that sends slower than the minimum is cut off.
 */
export async function receiveUpload(request: FastifyRequest, rules: UploadRules): Promise<Upload> {
  const received: Received = { fields: new Map(), file: undefined, further: [] };
  const stopWatching = watchRate(request, rules);
  try {
    takeUpload(request);
    if (!request.isMultipart()) refuse('unsupported_media_type');
    if (Number(request.headers['content-length']) > mostBytes(rules)) refuse('payload_too_large', rules.file);
    for await (const part of partsOf(request, rules)) await take(part, received, rules);
    for (const { size } of filesIn(received)) rules.watch?.received(size);
    return uploadOf(received);
  } catch (error) {
    if (request.raw.destroyed && !request.raw.complete) rules.watch?.aborted();
    await removeFiles(received);
    letGo(request);
    throw error;
  } finally {
    stopWatching();
  }
}

/** Only errors of the parser are the client's fault; errors in handling a part are not caught here. */
async function* partsOf(
  request: FastifyRequest,
  { maxBytes, fieldBytes = 1024, further }: UploadRules,
): AsyncGenerator<Part> {
  // The connection may have closed during the check of the caller; then the parser would wait for ever.
  if (request.raw.destroyed) refuse('invalid_input');
  const files = 2 + (further?.most ?? 0);
  const fileSize = Math.max(maxBytes, further?.maxBytes ?? 0) + 1;
  const limits = { fileSize, files, fields: 20, parts: 20 + files, fieldSize: fieldBytes, headerPairs: 20 };
  try {
    yield* request.parts({ limits });
  } catch {
    throw new DomainError('invalid_input');
  }
}

async function take(part: Part, received: Received, rules: UploadRules): Promise<void> {
  if (part.type === 'file') {
    const { further } = rules;
    if (further && part.fieldname === further.field) {
      if (received.further.length >= further.most) {
        part.file.destroy();
        refuse('too_many_files', further.field);
      }
      received.further.push(await storeUploadedFile(part, { ...rules, ...further, file: further.field }));
      return;
    }
    if (part.fieldname !== rules.file || received.file) {
      part.file.destroy();
      refuse('invalid_input', part.fieldname);
    }
    received.file = await storeUploadedFile(part, rules);
    return;
  }
  const { fieldname, value } = part;
  const isCut = part.valueTruncated || part.fieldnameTruncated;
  if (isCut || typeof value !== 'string' || received.fields.has(fieldname)) refuse('invalid_input', fieldname);
  received.fields.set(fieldname, value);
}

const mostBytes = ({ maxBytes, further }: UploadRules) =>
  maxBytes + overhead + (further ? further.most * (further.maxBytes + bytesOfHeaders) : 0);

const filesIn = ({ file, further }: Received): readonly UploadedFile[] => [...(file ? [file] : []), ...further];

async function removeFiles(received: Received): Promise<void> {
  for (const { path } of filesIn(received)) await rm(path, { force: true });
}

const uploadOf = (received: Received): Upload => ({
  fields: Object.fromEntries(received.fields),
  file: received.file,
  further: received.further,
  dispose: () => removeFiles(received),
});

/**
 * Reads on for a moment and drops the data. Closing a connection with unread data resets it, and the client would see
 * a broken connection instead of the answer.
 */
export function letGo({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
  const cut = setTimeout(() => raw.destroy(), lingerMs).unref();
  raw.once('close', () => clearTimeout(cut));
}
