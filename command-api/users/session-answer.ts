import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountTools } from './account-tools.ts';
import type { Issued } from './refresh-families.ts';

type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply; issued: Issued }>;

/** The two tokens as an answer has them. */
export async function answerTokens({ tokens, carrier }: AccountTools, { request, reply, issued }: Exchange) {
  const refreshToken = carrier.send(request, reply, issued);
  return { accessToken: await tokens.issue(issued), refreshToken };
}
