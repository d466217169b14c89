import type { Settings } from '../config/settings.ts';
import { currentContext } from './context.ts';
import { safeError } from './safe-error.ts';

type Bound = Readonly<{ bindings: () => Readonly<Record<string, unknown>> }>;

/** JSON, one object a line. Lines written on behalf of something name it; addresses of requests may be signed and are left out. */
export const loggerOptions = (level: Settings['LOG_LEVEL']) => ({
  level,
  serializers: { req: () => ({}), res: () => ({}), err: safeError },
  // A request's own logger has the ids already.
  mixin: (_line: object, _level: number, logger: Bound) =>
    'correlationId' in logger.bindings() ? {} : { ...currentContext() },
});
