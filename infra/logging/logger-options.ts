import type { Settings } from '../config/settings.ts';
import { currentContext } from './context.ts';
import { safeError } from './safe-error.ts';

type Bound = Readonly<{ bindings: () => Readonly<Record<string, unknown>> }>;

/** JSON, one object a line. Lines contain the current context; addresses of requests may be signed and are left out. */
export const loggerOptions = (level: Settings['LOG_LEVEL']) => ({
  level,
  // At the finest level @fastify/multipart logs the headers of an upload, including the access token.
  redact: { paths: ['busboyOptions'], remove: true },
  serializers: { req: () => ({}), res: () => ({}), err: safeError },
  // A request's own logger already has these ids.
  mixin: (_line: object, _level: number, logger: Bound) =>
    'correlationId' in logger.bindings() ? {} : { ...currentContext() },
});
