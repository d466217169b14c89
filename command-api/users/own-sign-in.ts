import type { FastifyRequest } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';
import { bearerOf } from '#infra/http/rules.ts';
import type { AccountTools } from './account-tools.ts';

/** The sign-in that a request belongs to; undefined if its token names none. @throws unauthorized if it has ended meanwhile */
export async function ownSignIn({ tokens }: Pick<AccountTools, 'tokens'>, request: FastifyRequest) {
  const verified = await tokens.verify(bearerOf(request) ?? '');
  return typeof verified === 'object' ? verified.familyId : refuse('unauthorized');
}
