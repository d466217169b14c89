import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';
import type { AccountTools } from './account-tools.ts';
import type { Issued, MayStill } from './refresh-families.ts';

export type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

/** The two tokens as an answer has them. */
export async function answerTokens(
  { tokens, carrier }: AccountTools,
  { request, reply, issued }: Exchange & Readonly<{ issued: Issued }>,
) {
  const refreshToken = carrier.send(request, reply, issued);
  return { accessToken: await tokens.issue(issued), refreshToken };
}

/** A new sign-in of this person; the one that the browser had before ends. @throws password_incorrect where `mayStill` says no */
export async function beginSession(
  tools: AccountTools,
  { userId, mayStill, request, reply }: Exchange & Readonly<{ userId: string; mayStill: MayStill }>,
) {
  const { carrier, families, devices } = tools;
  const networkHash = devices.networkHash(request, userId);
  const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
  const issued = await families.begin({ userId, networkHash, userAgent }, mayStill);
  if (!issued) return refuse('password_incorrect');
  const before = carrier.isCookie(request) && carrier.read(request, undefined);
  if (before) await families.revoke(before);
  return answerTokens(tools, { request, reply, issued });
}
