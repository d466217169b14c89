import { Readable } from 'node:stream';
import { create } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';
import { BlobMissing, type BlobStore, type ByteRange } from '../blobs/blob-store.ts';
import { byteRange } from './send-blob-range.ts';

type Sending = Readonly<{
  request: FastifyRequest;
  reply: FastifyReply;
  blobs: BlobStore;
  /** The result of `verifyAddress`. With `downloadName` the browser saves the file, without it the browser shows or plays it. */
  blob: Readonly<{ address: string; contentType: string; downloadName?: string | undefined }>;
  /** How long a browser may cache it, in seconds. */
  maxAge?: number;
}>;

/**
 * Answers GET and HEAD with a blob: 200, 206 for one byte range, 416 (RFC 9110, 14). `If-Range` is always met: a blob never
 * changes. Throws DomainError `not_found`.
 */
export async function sendBlob({ request, reply, blobs, blob, maxAge = 3600 }: Sending): Promise<FastifyReply> {
  const size = (await blobs.sizeOf(blob.address)) ?? refuse('not_found');
  reply.headers(headersOf(blob, maxAge));
  const isHead = request.method === 'HEAD';
  const range = isHead ? 'whole' : byteRange(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range === 'whole') reply.header('content-length', size);
  else describePart(reply, range, size);
  // A stream, even an empty one, keeps the length that a GET would have; an empty answer would have length 0.
  if (isHead) return reply.send(Readable.from([]));
  const stream = await opened(blobs, blob.address, range === 'whole' ? undefined : range);
  // Destroys the stream if the client went away before the answer began.
  if (request.raw.socket.destroyed) stream.destroy();
  return reply.send(stream);
}

const headersOf = ({ contentType, downloadName }: Sending['blob'], maxAge: number) => ({
  'content-type': contentType,
  'content-disposition': dispositionOf(downloadName),
  'accept-ranges': 'bytes',
  'cache-control': `private, max-age=${maxAge}`,
  'x-content-type-options': 'nosniff',
  // People made this content: if it is opened as a page, it must not run as one of ours.
  'content-security-policy': "sandbox; default-src 'none'; media-src 'self'; frame-ancestors 'none'; base-uri 'none'",
});

const longestName = 150;

/** Replaces control characters, formatting characters and slashes by underscores; programs save under the result. */
export function dispositionOf(downloadName: string | undefined): string {
  if (downloadName === undefined) return 'inline';
  return create([...downloadName.replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, '_')].slice(0, longestName).join(''));
}

function describePart(reply: FastifyReply, { start, end }: ByteRange, size: number): void {
  reply.code(206).headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 });
}

async function opened(blobs: BlobStore, address: string, range: ByteRange | undefined): Promise<Readable> {
  try {
    return (await blobs.open(address, range)).stream;
  } catch (error) {
    if (error instanceof BlobMissing) refuse('not_found');
    throw error;
  }
}
