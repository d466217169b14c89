import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { createGunzip } from 'node:zlib';
import cookies from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController, type onRequestHookHandler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { DomainError, type ErrorCode, problems, refuse } from '#domain/kernel/errors.ts';
import type { Settings } from '../config/settings.ts';
import { within } from '../logging/context.ts';
import { loggerOptions } from '../logging/logger-options.ts';
import { type BodyBounds, watchBodies } from './body-deadline.ts';
import { networkOf } from './network-of.ts';
import { answerProblem } from './problem.ts';
import { securityHeaders } from './security-headers.ts';

/** Writes a problem, in the usual shape, to a connection on which no request can be answered; then closes it. */
function sayProblem(socket: Duplex, code: ErrorCode, headers: Readonly<Record<string, string>>): void {
  if (!socket.writable) return void socket.destroy();
  const [status, description] = problems[code];
  const body = JSON.stringify({ code, description, requestId: randomUUID() });
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
}

/** JSON may be sent gzipped. The size limit counts the decompressed bytes, so a small body cannot become a large one. */
function acceptGzippedJson(http: FastifyInstance): void {
  http.addHook('preParsing', async ({ headers }, _reply, payload) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || encoding === 'identity') return payload;
    if (!headers['content-type']?.startsWith('application/json')) return payload;
    if (encoding !== 'gzip') return refuse('unsupported_media_type');
    const plain = Object.assign(createGunzip(), { receivedEncodedLength: 0 });
    payload.on('data', ({ length }: Buffer) => {
      plain.receivedEncodedLength += length;
    });
    payload.once('error', (error) => plain.destroy(error));
    plain.once('close', () => payload.unpipe(plain).resume());
    return payload.pipe(plain);
  });
}

type AnswerSchema = z.ZodMiniType | Readonly<{ properties: z.ZodMiniType }>;

/**
 * Checks an answer against its contract and writes it. It uses zod's parsing instead of the library's encoding, because zod compiles only parsing:
 * a large answer takes a third of the time. The results are the same, since no answer schema transforms anything.
 * @throws ResponseSerializationError
 */
const answerSerializer: FastifySerializerCompiler<AnswerSchema> = ({ schema, method, url }) => {
  const answer = schema instanceof z.ZodMiniType ? schema : schema.properties;
  return (data) => {
    const read = answer.safeParse(data);
    if (read.error) throw new ResponseSerializationError(method, url, { cause: read.error });
    return JSON.stringify(read.data);
  };
};

declare module 'fastify' {
  interface FastifyInstance {
    /** For a connection on which no request can be answered. */
    sayProblem: (socket: Duplex, code: ErrorCode) => void;
  }
}

type HttpSettings = Pick<Settings, 'LOG_LEVEL' | 'TRUST_PROXY' | 'PUBLIC_URL'> & Partial<Settings>;

/** The target of log lines; standard output by default. */
export type LogTo = Readonly<{ write: (line: string) => void }>;

type Options = Readonly<{ logTo?: LogTo | undefined; bodies?: Partial<BodyBounds> }>;

const idleMs = 60_000;
/** A first start builds the client, or waits for another process that does: Fastify's own 10 s are too short on a busy machine. */
const startMs = 300_000;

/** The time limit for the head of a request, and the interval at which it is checked. */
const [headersMs, lookEveryMs] = [20_000, 5_000];

/** The server that every room attaches its routes to: errors, headers, throttles and logs are the same for all. */
export async function createHttp(settings: HttpSettings, { logTo, bodies }: Options = {}): Promise<FastifyInstance> {
  const headers = await securityHeaders(settings);
  const headersFor = (url = '') => ({ ...headers, ...(url.startsWith('/api/') && { 'cache-control': 'no-store' }) });
  const http = Fastify({
    logger: { ...loggerOptions(settings.LOG_LEVEL), ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: (logger, bindings, options) =>
      logger.child({ ...bindings, correlationId: bindings.requestId }, options),
    // Only the nearest proxies are ours: anybody may have written the entries before theirs.
    trustProxy: (_address, hop) => hop < settings.TRUST_PROXY,
    genReqId: () => randomUUID(),
    connectionTimeout: idleMs,
    pluginTimeout: startMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookEveryMs },
    frameworkErrors: (error, request, reply) =>
      void answerProblem(error, request, reply.headers(headersFor(request.url))),
    clientErrorHandler: ({ code = '' }, socket) => sayProblem(socket, refusedByNode[code] ?? 'invalid_input', headers),
  });
  http.decorateRequest('principal', undefined);
  http.decorate('sayProblem', (socket: Duplex, code: ErrorCode) => sayProblem(socket, code, headers));
  const served: typeof http.served = new Map();
  http.decorate('served', served);
  http.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) served.set(`${one} ${url}`, config?.allow);
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(answerSerializer);
  http.setNotFoundHandler(() => refuse('not_found'));
  http.setErrorHandler(answerProblem);
  // Reading the body loses the asynchronous context, so it is entered again here.
  const enterContext: onRequestHookHandler = ({ id }, _reply, done) => within({ correlationId: id }, done);
  http.addHook('onRequest', enterContext);
  http.addHook('preValidation', enterContext);
  http.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headersFor(url));
    done();
  });
  watchBodies(
    http,
    ({ raw, url }, reply, code) =>
      reply.raw.headersSent ? raw.socket.destroy() : sayProblem(raw.socket, code, headersFor(url)),
    bodies,
  );
  acceptGzippedJson(http);
  http.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    for (const input of [body, query, params]) refuseUnstorable(input);
    done();
  });
  http.addHook('onResponse', ({ method, routeOptions, log }, { statusCode, elapsedTime }, done) => {
    // The log has the route only: an address may contain a signature.
    log.info({ method, route: routeOptions.url, statusCode, ms: Math.round(elapsedTime) }, 'answered');
    done();
  });
  await http.register(cookies);
  await http.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: () => new DomainError('too_many_requests'),
  });
  return http;
}

/** The server's address as seen from this machine; without a proxy it is also the public address. */
export function addressOf(http: FastifyInstance, { HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  const address = http.server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  return `http://${HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST}:${port}`;
}

/** Requests that Node rejects as malformed. */
const refusedByNode: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'payload_too_large',
};

const halfOfAPair = /\p{Surrogate}/u;
/** No valid input is nested so deeply, and recursive readers would overflow the stack. */
const deepest = 32;

/** U+0000 and unpaired surrogates: Postgres cannot store them, and no valid text contains them. */
export function refuseUnstorable(input: unknown, depth = 0): void {
  if (depth > deepest) refuse('invalid_input');
  if (typeof input === 'string' && (input.includes('\u0000') || halfOfAPair.test(input))) refuse('invalid_input');
  if (typeof input !== 'object' || input === null) return;
  for (const value of Object.values(input)) refuseUnstorable(value, depth + 1);
}
