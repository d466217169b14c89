import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';
import type { userCommands } from '#domain/users/contract.ts';
import type { User } from '#domain/users/decider.ts';
import { networkOf } from '#infra/http/network-of.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { CommandHandler } from '../command-area.ts';
import { normalised } from '../reserved-names.ts';
import { holderOf } from '../reserved-streams.ts';
import { loadUser } from '../stored-user.ts';
import { accountData } from './account-data.ts';
import type { AccountTools } from './account-tools.ts';
import { findPasswordHash, replacePasswordHash } from './credentials.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { answerTokens } from './session-answer.ts';

type Credentials = Readonly<{ email: string; password: string }>;
type Account = Readonly<{ id: string; user: User }>;

export const loginCall = (tools: AccountTools): CommandHandler<typeof userCommands.Login> => ({
  allow: 'anyone',
  claims: 'never',
  throttle: { max: tools.settings.LOGIN_LIMIT, minutes: 1 },
  async run({ body, request, reply }) {
    const { id, user } = await counted(tools, body, { request, reply });
    // Only who knows the password learns that there is an account.
    if (tools.settings.UNVERIFIED === 'block' && !user.emailVerified) {
      const { pool, publicUrl } = tools;
      await inTransaction(pool, (client) => sendConfirmation(client, { userId: id, user, publicUrl: publicUrl() }));
      refuse('EMAIL_NOT_VERIFIED');
    }
    const before = tools.carrier.isCookie(request) && tools.carrier.read(request, undefined);
    if (before) await tools.families.revoke(before);
    const issued = await tools.families.begin({
      userId: id,
      networkHash: tools.devices.networkHash(request, id),
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    });
    const issuedTokens = await answerTokens(tools, { request, reply, issued });
    if (tools.carrier.isCookie(request)) tools.devices.remember(request, reply, id);
    return { ...issuedTokens, userData: await accountData(tools, id, user) };
  },
});

type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

/** @throws password_incorrect @throws too_many_requests after too many wrong ones @throws not_ready */
async function counted(tools: AccountTools, credentials: Credentials, exchange: Exchange): Promise<Account> {
  const { request, reply } = exchange;
  const where = { account: normalised(credentials.email), address: networkOf(request.ip) };
  const signIn = tools.failedSignIns.begin(where, (seconds) => reply.header('retry-after', seconds));
  const found = await guessed(tools, credentials, exchange).catch((error: unknown) => {
    signIn.neverHappened();
    throw error;
  });
  if (!found) return refuse('password_incorrect');
  signIn.succeeded();
  return found;
}

/** Undefined where the guess was wrong, and then it counts. @throws too_many_requests @throws not_ready */
async function guessed(tools: AccountTools, { email, password }: Credentials, exchange: Exchange) {
  const account = tools.names.email(email);
  const userId = await holderOf(tools, account);
  return tools.guesses.counted({ account, userId }, exchange, () => authenticate(tools, userId, password));
}

/** The same work and the same answer, whether there is such an account or the password wrong. */
async function authenticate(
  { store, pool, passwords }: AccountTools,
  id: string | null,
  password: string,
): Promise<Account | undefined> {
  const stored = await findPasswordHash(pool, id);
  const fits = await passwords.verify(password, stored);
  if (!fits || !id || !stored) return undefined;
  const user = await loadUser(store, id);
  if (!user) return undefined;
  if (passwords.isOutdated(stored)) {
    await replacePasswordHash(pool, id, { from: stored, to: await passwords.hash(password) });
  }
  return { id, user };
}
