import { refuse } from '#domain/kernel/errors.ts';
import type { userCommands } from '#domain/users/contract/calls.ts';
import type { User } from '#domain/users/decider.ts';
import { networkOf } from '#infra/http/network-of.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { CommandHandler } from '../command-area.ts';
import { accountData } from './account-data.ts';
import type { AccountTools } from './account-tools.ts';
import { findCredential, replacePasswordHash } from './credentials.ts';
import { demandActive } from './demand-active.ts';
import { normalised } from './reserved-names.ts';
import { holderOf } from './reserved-streams.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { beginSession, type Exchange } from './session-answer.ts';
import { loadUser } from './stored-user.ts';

type Credentials = Readonly<{ email: string; password: string }>;
/** An account whose password was given correctly; `passwordSince`: when that password was set. */
type Account = Readonly<{ id: string; user: User; passwordSince: string }>;

export const loginCall = (tools: AccountTools): CommandHandler<typeof userCommands.Login> => ({
  allow: 'anyone',
  claims: 'never',
  throttle: { max: tools.settings.LOGIN_LIMIT, minutes: 1 },
  async run({ body, request, reply }) {
    const { id, user, passwordSince } = await counted(tools, body, { request, reply });
    // Checked after the password: only its owner learns about the account.
    demandActive(user);
    if (tools.settings.UNVERIFIED === 'block' && !user.emailVerified) {
      const { pool, publicUrl } = tools;
      await inTransaction(pool, (client) => sendConfirmation(client, { userId: id, user, publicUrl: publicUrl() }));
      refuse('EMAIL_NOT_VERIFIED');
    }
    const mayStill = (_client: unknown, since: string) => since === passwordSince;
    const tokens = await beginSession(tools, { userId: id, mayStill, request, reply });
    if (tools.carrier.isCookie(request)) tools.devices.remember(request, reply, id);
    return { ...tokens, userData: await accountData(tools, id, user) };
  },
});

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

/** Undefined for a wrong guess, which counts. @throws too_many_requests @throws not_ready */
async function guessed(tools: AccountTools, { email, password }: Credentials, exchange: Exchange) {
  const account = tools.names.email(email);
  const userId = await holderOf(tools, account);
  return tools.guesses.counted({ account, userId }, exchange, () => authenticate(tools, userId, password));
}

/** Does the same work and gives the same answer for an unknown account and a wrong password. */
async function authenticate(
  { store, pool, passwords }: AccountTools,
  id: string | null,
  password: string,
): Promise<Account | undefined> {
  const credential = await findCredential(pool, id);
  const fits = await passwords.verify(password, credential?.hash);
  if (!fits || !id || !credential) return undefined;
  const { hash: stored, since: passwordSince } = credential;
  const user = await loadUser(store, id);
  if (!user) return undefined;
  if (passwords.isOutdated(stored)) {
    await replacePasswordHash(pool, id, { from: stored, to: await passwords.hash(password) });
  }
  return { id, user, passwordSince };
}
