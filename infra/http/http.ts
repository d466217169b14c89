import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController, type onRequestHookHandler } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { DomainError, refuse } from '#domain/kernel/errors.ts';
import type { Settings } from '../config/settings.ts';
import { within } from '../logging/context.ts';
import { loggerOptions } from '../logging/logger-options.ts';
import { answerProblem } from './problem.ts';
import { securityHeaders } from './security-headers.ts';

type HttpSettings = Pick<Settings, 'LOG_LEVEL' | 'TRUST_PROXY' | 'PUBLIC_URL'>;

/** Where lines of the log go; to the standard output by default. */
export type LogTo = Readonly<{ write: (line: string) => void }>;

const idleMs = 60_000;
/** A first start builds the client, or waits until another process has: Fastify's own 10 s are too short on a busy machine. */
const startMs = 300_000;

/** The server that every room attaches its routes to: errors, headers, throttles and logs are the same for all. */
export async function createHttp(settings: HttpSettings, logTo?: LogTo): Promise<FastifyInstance> {
  const http = Fastify({
    logger: { ...loggerOptions(settings.LOG_LEVEL), ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: (logger, bindings, options) =>
      logger.child({ ...bindings, correlationId: bindings.requestId }, options),
    trustProxy: settings.TRUST_PROXY,
    genReqId: () => randomUUID(),
    connectionTimeout: idleMs,
    pluginTimeout: startMs,
  });
  http.decorateRequest('principal', undefined);
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  http.setNotFoundHandler(() => refuse('not_found'));
  http.setErrorHandler(answerProblem);
  // Reading the body ends in another context than it began in: it is entered once more.
  const enterContext: onRequestHookHandler = ({ id }, _reply, done) => within({ correlationId: id }, done);
  http.addHook('onRequest', enterContext);
  http.addHook('preValidation', enterContext);
  const headers = await securityHeaders(settings);
  http.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headers);
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
  http.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    for (const input of [body, query, params]) refuseUnstorable(input);
    done();
  });
  http.addHook('onResponse', ({ method, routeOptions, log }, { statusCode, elapsedTime }, done) => {
    // An address can hold a signature: the route says enough.
    log.info({ method, route: routeOptions.url, statusCode, ms: Math.round(elapsedTime) }, 'answered');
    done();
  });
  await http.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new DomainError('too_many_requests'),
  });
  return http;
}

/** How this machine reaches it: without a proxy, that is its address. */
export function addressOf(http: FastifyInstance, { HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  const address = http.server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  return `http://${HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST}:${port}`;
}

const halfOfAPair = /\p{Surrogate}/u;

/** U+0000 and half of a surrogate pair: Postgres cannot store them, and nobody means them. */
function refuseUnstorable(input: unknown): void {
  if (typeof input === 'string' && (input.includes('\u0000') || halfOfAPair.test(input))) refuse('invalid_input');
  if (typeof input === 'object' && input !== null) for (const value of Object.values(input)) refuseUnstorable(value);
}
