import * as z from 'zod/mini';
import { type CommandCall, NoInput, Nothing, type QueryCall } from '#domain/kernel/contract.ts';
import { Id } from '#domain/kernel/ids.ts';
import { line } from '#domain/kernel/written.ts';

/** `read`: calls that change nothing. `write`: also all others, except those about sign-ins and the administration. */
export const TokenScope = z.enum(['read', 'write']);
export type TokenScope = z.output<typeof TokenScope>;

/** The most tokens of one person at a time. */
export const mostTokens = 20;
/** In days. */
const longestTokenLife = 365;

/** The name and the rights that a person gives a new token. */
export const NewToken = z.object({ name: line(100), scope: TokenScope });

export const apiTokenCommands = {
  /** A token for a program. Only this answer contains `token`; the server stores its hash. */
  MakeApiToken: {
    method: 'POST',
    path: '/api/Users/ApiTokens',
    body: z.object({ ...NewToken.shape, days: z.int().check(z.gte(1), z.lte(longestTokenLife)) }),
    answer: z.object({ id: Id, token: z.string(), expiresAt: z.iso.datetime() }),
    status: 201,
    errors: ['invalid_input', 'access_denied', 'too_many_tokens'],
  },
  /** The token is refused from now on, for good. */
  RevokeApiToken: {
    method: 'DELETE',
    path: '/api/Users/ApiTokens/:id',
    params: z.object({ id: Id }),
    body: Nothing,
    answer: Nothing,
    status: 204,
    errors: ['not_found'],
  },
} as const satisfies Record<string, CommandCall>;

/** Tokens of the person, the latest first. An expired or revoked token stays in the list for a month. */
export const apiTokenList = {
  method: 'GET',
  path: '/api/Users/ApiTokens',
  name: 'api-token-list',
  query: NoInput,
  answer: z.array(
    z.object({
      id: Id,
      name: z.string(),
      scope: TokenScope,
      state: z.enum(['active', 'expired', 'revoked']),
      madeAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      /** To the minute; null if no program has used it. */
      lastUsedAt: z.nullable(z.iso.datetime()),
    }),
  ),
} as const satisfies QueryCall;
