import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, refuse } from '#domain/kernel/errors.ts';
import { permitsAny } from '#domain/kernel/permissions.ts';
import type { AccessTokens } from './access-token.ts';

/** Who asks, as the server knows them at this moment. */
export type Principal = Readonly<{
  id: string;
  roles: readonly string[];
  permissions: readonly string[];
  emailVerified: boolean;
}>;

/** The person behind an id; undefined when there is none who may sign in. */
export type FindPrincipal = (userId: string) => Promise<Principal | undefined>;

/** Who may: runs before the input is looked at, and refuses or leaves `request.principal`. */
export type Rule = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by every rule but `anyone`. */
    principal: Principal | undefined;
  }
}

export type Rules = Readonly<{
  anyone: Rule;
  signedIn: Rule;
  /** Any of the permissions is enough. */
  permitted: (...requirements: readonly string[]) => Rule;
  /** The same; whoever has none of them is not told that there is anything. */
  permittedElseUnknown: (...requirements: readonly string[]) => Rule;
}>;

export function createRules(tokens: AccessTokens, findPrincipal: FindPrincipal): Rules {
  const signedIn: Rule = async (request, reply) => {
    const token = bearerOf(request) ?? refuse('unauthorized');
    const verified = await tokens.verify(token);
    if (verified === 'expired') reply.header('token-expired', 'true');
    const principal = typeof verified === 'object' ? await findPrincipal(verified.userId) : undefined;
    request.principal = principal ?? refuse('unauthorized');
  };

  const permittedElse =
    (refusal: ErrorCode) =>
    (...requirements: readonly string[]): Rule =>
    async (request, reply) => {
      await signedIn(request, reply);
      if (!permitsAny(principalOf(request).permissions, requirements)) refuse(refusal);
    };

  return {
    anyone: async () => {},
    signedIn,
    permitted: permittedElse('access_denied'),
    permittedElseUnknown: permittedElse('not_found'),
  };
}

/** The person who was let in. */
export const principalOf = (request: FastifyRequest): Principal => request.principal ?? refuse('unauthorized');

/** The token that the request shows. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}
