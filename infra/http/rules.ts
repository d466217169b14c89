import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Benefits } from '#domain/kernel/entitlement.ts';
import { refuse } from '#domain/kernel/errors.ts';
import { permitsAny } from '#domain/kernel/permissions.ts';
import { usesExternalApi } from '#domain/kernel/roles.ts';
import type { AccessTokens } from './access-token.ts';
import { apiTokenPrefix, type FindProgram, isForOwnHands } from './api-tokens.ts';

/** The caller, with the rights at this moment. */
export type Principal = Readonly<{
  id: string;
  roles: readonly string[];
  permissions: readonly string[];
  /** Classes that were bought or granted. */
  benefits: readonly Benefits[];
  emailVerified: boolean;
}>;

/** The person of an id; undefined if nobody with this id may sign in. */
export type FindPrincipal = (userId: string) => Promise<Principal | undefined>;

/** The person whose account an admin reads with this support token; undefined if it is another kind of token, or no longer valid. */
export type FindSupported = (token: string) => Promise<Principal | undefined>;

/** Checks the caller before the input is read; it refuses, or sets `request.principal`. */
type Rule = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The callers that a call of the contract allows. */
    allow?: Allow;
    /** The call changes nothing, so an admin who reads somebody's account may use it. */
    reads?: boolean;
  }
  interface FastifyInstance {
    /** The routes served, such as `GET /api/Config`, and who may call them. */
    served: Map<string, Allow | undefined>;
  }
  interface FastifyRequest {
    /** Set by every rule but `anyone`. */
    principal: Principal | undefined;
  }
}

/** The callers allowed. One of the permissions is enough; everybody else gets the `refusal`. */
export type Allow =
  | 'anyone'
  | 'signedIn'
  | Readonly<{ permissions: readonly string[]; refusal: 'access_denied' | 'not_found' }>;

export const permitted = (...permissions: readonly string[]): Allow => ({ permissions, refusal: 'access_denied' });

/** Answers 404 to callers without permission, so that they do not learn that the thing exists. */
export const permittedElseUnknown = (...permissions: readonly string[]): Allow => ({
  permissions,
  refusal: 'not_found',
});

/** The rule that admits the callers in `allow`. */
export type Rules = (allow: Allow) => Rule;

export function createRules(
  tokens: AccessTokens,
  findPrincipal: FindPrincipal,
  findSupported: FindSupported = async () => undefined,
  findProgram: FindProgram = async () => refuse('unauthorized'),
): Rules {
  const signedIn: Rule = async (request, reply) => {
    const token = bearerOf(request) ?? refuse('unauthorized');
    if (token.startsWith(apiTokenPrefix)) {
      request.principal = await byProgram(request, token);
      return;
    }
    const verified = await tokens.verify(token);
    if (verified === 'expired') reply.header('token-expired', 'true');
    const principal =
      typeof verified === 'object' ? await findPrincipal(verified.userId) : await supported(request, token);
    request.principal = principal ?? refuse('unauthorized');
  };

  /** @throws unauthorized; and if the token lacks the right: access_denied, token_reads_only, not_for_programs */
  async function byProgram({ routeOptions: { url, config } }: FastifyRequest, token: string): Promise<Principal> {
    const { userId, readsOnly } = await findProgram(token);
    const person = (await findPrincipal(userId)) ?? refuse('unauthorized');
    if (!permitsAny(person.permissions, [usesExternalApi])) refuse('access_denied');
    if (isForOwnHands(url)) refuse('not_for_programs');
    if (readsOnly && !config.reads) refuse('token_reads_only');
    return person;
  }

  /** @throws access_denied if the call would change something */
  async function supported(request: FastifyRequest, token: string): Promise<Principal | undefined> {
    const person = await findSupported(token);
    if (person && !request.routeOptions.config.reads) refuse('access_denied');
    return person;
  }

  return (allow) => {
    if (allow === 'anyone') return async () => {};
    if (allow === 'signedIn') return signedIn;
    return async (request, reply) => {
      await signedIn(request, reply);
      if (!permitsAny(principalOf(request).permissions, allow.permissions)) refuse(allow.refusal);
    };
  };
}

/** The admitted person. */
export const principalOf = (request: FastifyRequest): Principal => request.principal ?? refuse('unauthorized');

/** The token in the request. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}
