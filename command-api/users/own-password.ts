import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse, refuseFields } from '#domain/kernel/errors.ts';
import type { User } from '#domain/users/decider.ts';
import { networkOf } from '#infra/http/network-of.ts';
import type { AccountTools } from './account-tools.ts';
import { findCredential } from './credentials.ts';
import { normalised } from './reserved-names.ts';
import { loadUser } from './stored-user.ts';

type Exchange = Readonly<{ userId: string; request: FastifyRequest; reply: FastifyReply }>;
/** A person who gave the right password; `passwordSince`: when it was set. */
type Owner = Readonly<{ user: User; passwordSince: string }>;

/**
 * Important changes ask for the password again, because an open screen does not prove who sits at it. Wrong passwords count like
 * those of a sign-in. @throws invalid_input of `currentPassword` @throws too_many_requests
 */
export async function demandPassword(tools: AccountTools, password: string, exchange: Exchange): Promise<Owner> {
  const { userId, request, reply } = exchange;
  const user = (await loadUser(tools.store, userId)) ?? refuse('unauthorized');
  const where = { account: normalised(user.email), address: networkOf(request.ip) };
  const guess = tools.failedSignIns.begin(where, (seconds) => reply.header('retry-after', seconds));
  const account = tools.names.email(user.email);
  const verified = async () => {
    const credential = await findCredential(tools.pool, userId);
    return (await tools.passwords.verify(password, credential?.hash)) && credential?.since;
  };
  const passwordSince = await tools.guesses.counted({ account, userId }, exchange, verified).catch((error: unknown) => {
    guess.neverHappened();
    throw error;
  });
  if (!passwordSince) return refuseFields([{ field: 'currentPassword', code: 'incorrect' }]);
  guess.succeeded();
  return { user, passwordSince };
}
