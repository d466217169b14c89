import type { Settings } from '../config/settings.ts';
import { currentContext } from './context.ts';
import { safeError } from './safe-error.ts';

type Bound = Readonly<{ bindings: () => Readonly<Record<string, unknown>> }>;

/** JSON, one object a line. Lines written on behalf of something name it; addresses of requests may be signed and are left out. */
export const loggerOptions = (level: Settings['LOG_LEVEL']) => ({
  level,
  // At the finest level @fastify/multipart writes down the headers of an upload, the access token among them.
  redact: { paths: ['busboyOptions'], remove: true },
  serializers: { req: () => ({}), res: () => ({}), err: safeError },
  // A request's own logger has the ids already.
  mixin: (_line: object, _level: number, logger: Bound) =>
    'correlationId' in logger.bindings() ? {} : { ...currentContext() },
});
