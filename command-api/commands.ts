import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#domain/kernel/message.ts';
import { uuidv5 } from '#infra/ids.ts';

// Any constant will do, but it must not change: with another one, repeats of earlier commands look new.
const namespace = '0f7c2b5e-61a4-4d8e-9a53-3c1d8e5b7f20';

/** The cause that a command is sent with. */
export type Cause = Readonly<{ commandId: string; correlationId: string; actor: Actor }>;

/** The command id derives from the person, the call and the key: a repeat sends the same command. */
export function causeOf(request: FastifyRequest): Cause {
  const { headers, principal, method, routeOptions, id } = request;
  const key = headers['idempotency-key'];
  const who = principal?.id ?? 'anyone';
  const commandId = key ? uuidv5(namespace, JSON.stringify([who, method, routeOptions.url, key])) : randomUUID();
  return {
    commandId,
    correlationId: id,
    actor: principal ? { kind: 'user', id: who } : { kind: 'system', id: 'anyone' },
  };
}
