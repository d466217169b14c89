import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { Problem, type QueryCall } from '#domain/kernel/contract.ts';
import { problems, refuse } from '#domain/kernel/errors.ts';
import type { Routes } from '#infra/http/http.ts';
import { principalOf, type Rule } from '#infra/http/rules.ts';
import { hasReached } from './has-reached.ts';

type Asked<Call extends QueryCall> = Readonly<{
  query: z.output<Call['query']>;
  params: Call['params'] extends z.ZodObject ? z.output<Call['params']> : Record<never, never>;
  /** The id of the person who asks. @throws unauthorized where the rule lets anyone in */
  userId: () => string;
  reply: FastifyReply;
}>;

export type Query<Call extends QueryCall> = Readonly<{
  /** The areas whose read models it reads. */
  schemas: readonly string[];
  allow: Rule;
  answer: (asked: Asked<Call>, pool: Pool) => Promise<z.input<Call['answer']>>;
}>;

/** Serves one query of the contract. */
export function queryRoute<Call extends QueryCall>(call: Call, query: Query<Call>): Routes<{ pool: Pool }> {
  const { schemas, allow, answer } = query;
  return ({ pool }) =>
    async (http) => {
      http.get(call.path, {
        schema: {
          querystring: call.query,
          ...(call.params && { params: call.params }),
          response: { ...problemsOf(call), 200: call.answer },
        },
        onRequest: allow,
        handler: async (request, reply) => {
          const wanted = positionIn(request);
          if (wanted && schemas[0] && !(await hasReached(wanted, schemas, pool))) reply.header('x-stale', 'true');
          const { query, params } = request as unknown as Pick<Asked<Call>, 'query' | 'params'>;
          return answer({ query, params, reply, userId: () => principalOf(request).id }, pool);
        },
      });
    };
}

/** What the person wrote last and wants to see. */
function positionIn({ headers }: FastifyRequest): bigint | undefined {
  const text = headers['x-min-position'];
  if (text === undefined) return undefined;
  return /^\d{1,18}$/.test(String(text)) ? BigInt(String(text)) : refuse('invalid_input', 'x-min-position');
}

const problemsOf = ({ errors = [] }: QueryCall) =>
  Object.fromEntries(errors.map((code) => [problems[code][0], Problem]));
