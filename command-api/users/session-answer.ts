import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';
import type { AccountTools } from './account-tools.ts';
import type { Issued, MayStill } from './refresh-families.ts';

export type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

/** The tokens for an answer's body; the refresh token may go into a cookie instead. */
export async function answerTokens(
  { tokens, carrier }: AccountTools,
  { request, reply, issued }: Exchange & Readonly<{ issued: Issued }>,
) {
  const refreshToken = carrier.send(request, reply, issued);
  return { accessToken: await tokens.issue(issued), refreshToken };
}

type Beginning = Exchange & Readonly<{ userId: string; mayStill: MayStill }>;

async function begun({ families, devices }: AccountTools, { userId, mayStill, request }: Beginning) {
  const networkHash = devices.networkHash(request, userId);
  const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
  return families.begin({ userId, networkHash, userAgent }, mayStill);
}

/** Signs the person in, in a browser that another page led here; false if `mayStill` refuses. */
export async function beginBrowserSession(tools: AccountTools, beginning: Beginning): Promise<boolean> {
  const issued = await begun(tools, beginning);
  if (issued) tools.carrier.give(beginning.reply, issued);
  return issued !== undefined;
}

/** Signs the person in and ends the browser's previous sign-in. @throws password_incorrect if `mayStill` refuses */
export async function beginSession(tools: AccountTools, beginning: Beginning) {
  const { carrier, families } = tools;
  const { request, reply } = beginning;
  const issued = await begun(tools, beginning);
  if (!issued) return refuse('password_incorrect');
  const before = carrier.isCookie(request) && carrier.read(request, undefined);
  if (before) await families.revoke(before);
  return answerTokens(tools, { request, reply, issued });
}
