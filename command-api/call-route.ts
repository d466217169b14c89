import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type CommandCall, Nothing, Problem } from '#domain/kernel/contract.ts';
import { problems } from '#domain/kernel/errors.ts';
import type { Rule } from '#infra/http/rules.ts';

/** At most `max` calls in `minutes` from one address of the network; 0 is no limit. */
type Throttle = Readonly<{ max: number; minutes: number }>;

type Input<Call extends CommandCall> = Readonly<{
  body: z.output<Call['body']>;
  params: Call['params'] extends z.ZodObject ? z.output<Call['params']> : Record<never, never>;
  request: FastifyRequest;
  reply: FastifyReply;
}>;

type Route<Call extends CommandCall> = Readonly<{
  allow: Rule;
  throttle?: Throttle;
  handle: (input: Input<Call>) => Promise<z.input<Call['answer']>>;
}>;

/** Serves one call of the contract: its rule, then its input, then its handler. */
export function callRoute<Call extends CommandCall>(
  call: Call,
  { allow, throttle, handle }: Route<Call>,
): FastifyPluginAsync {
  return async (http) => {
    http.route({
      method: call.method,
      url: call.path,
      schema: {
        ...(call.params && { params: call.params }),
        ...(call.body !== Nothing && { body: call.body }),
        response: responsesOf(call),
      },
      config: throttle?.max ? { rateLimit: { max: throttle.max, timeWindow: throttle.minutes * 60_000 } } : {},
      onRequest: allow,
      handler: async (request, reply) => {
        reply.code(call.status);
        const { body, params } = request as unknown as Pick<Input<Call>, 'body' | 'params'>;
        const answer = await handle({ body, params, request, reply });
        return call.status === 204 ? reply.send() : answer;
      },
    });
  };
}

export const responsesOf = ({ status, answer, errors }: Pick<CommandCall, 'status' | 'answer' | 'errors'>) => ({
  ...Object.fromEntries(errors.map((code) => [problems[code][0], Problem])),
  [status]: answer,
});

/** The answer says how far the log has come with this command. */
export const tellPosition = (reply: FastifyReply, position: bigint) => reply.header('x-position', position.toString());
