import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, type ErrorCode, refuse } from '#domain/kernel/errors.ts';
import { tusVersion, uploadsPath } from '#domain/sessions/contract/uploads.ts';
import { takeUpload } from '#infra/http/body-deadline.ts';
import { letGo } from '#infra/http/receive-upload.ts';
import { watchRate } from '#infra/http/receive-upload-rate.ts';
import type { Principal } from '#infra/http/rules.ts';
import type { CommandTools } from '../../command-area.ts';
import { mostBytes } from '../receive-session.ts';
import { uploadLocks } from './upload-locks.ts';
import { UploadStore } from './upload-store.ts';

type Asking = Readonly<{ request: FastifyRequest; reply: FastifyReply; principal: Principal; newId: string }>;

/** The headers of the protocol. The tus server sees no other headers of a request. */
const passedOn = ['tus-resumable', 'upload-offset', 'upload-length', 'upload-defer-length', 'upload-metadata'];
const ofBody = ['content-type', 'content-length'];
const answered = ['location', 'upload-offset', 'connection'];

/** Answers one tus request of a person, with our own error codes. `newId`: the id for a new upload. */
export function tusServer(tools: CommandTools) {
  const locker = uploadLocks();
  return async ({ request, reply, principal, newId }: Asking): Promise<void> => {
    reply.headers({ 'tus-resumable': tusVersion, 'tus-version': tusVersion });
    if (request.headers['tus-resumable'] !== tusVersion) refuse('tus_version');
    const server = new Server({
      path: uploadsPath,
      datastore: new UploadStore(tools, principal),
      locker,
      maxSize: mostBytes,
      relativeLocation: true,
      // Sends no CORS headers, so pages of other origins cannot read the answers.
      allowedOrigins: [],
      namingFunction: () => newId,
      onResponseError: (_request, error) => {
        throw error instanceof Error ? error : new DomainError(codeOf(error.status_code));
      },
    });
    const response = await spoken(server, request, tools);
    if (!response.ok) refuse(codeOf(response.status));
    for (const name of answered) {
      const value = response.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
  };
}

async function spoken(server: Server, request: FastifyRequest, { instruments }: CommandTools): Promise<Response> {
  const { raw, method, url } = request;
  if (!('content-type' in request.headers))
    return server.handleWeb(new Request(urlOf(url), { method, headers: headersOf(request, passedOn) }));
  const chunks = raw.iterator({ destroyOnReturn: false });
  const stopWatching = watchRate(request, { log: request.log });
  try {
    takeUpload(request);
    const body = ReadableStream.from(chunks);
    const headers = headersOf(request, [...passedOn, ...ofBody]);
    return await server.handleWeb(new Request(urlOf(url), { method, headers, body, duplex: 'half' }));
  } finally {
    stopWatching();
    if (raw.destroyed && !raw.complete) instruments.uploads.aborted();
    // Discards the rest of a refused body.
    else if (!raw.readableEnded) void chunks.return?.().then(() => letGo(request));
  }
}

/** The tus server needs an absolute URL; its host does not matter. */
const urlOf = (path: string) => `http://localhost${path}`;

const headersOf = ({ headers }: FastifyRequest, names: readonly string[]) =>
  names.flatMap((name): [string, string][] => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });

const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  412: 'tus_version',
  413: 'payload_too_large',
};

/** Our error code for a status of the tus server. */
const codeOf = (status: number): ErrorCode => codes[status] ?? 'invalid_input';
