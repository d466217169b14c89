import type * as z from 'zod/mini';
import { refuseFields } from '#domain/kernel/errors.ts';
import type { userCommands } from '#domain/users/contract/calls.ts';
import { userDecider } from '#domain/users/decider.ts';
import { newId } from '#infra/ids.ts';
import { passwordPolicies } from '#infra/passwords/policy.ts';
import type { CallContext, CommandHandlers } from '../command-area.ts';
import { enqueue } from '../queue.ts';
import type { AccountTools } from './account-tools.ts';
import { demandGoodPassword } from './change-password.ts';
import { findOneTimeToken, markUsed } from './one-time-tokens.ts';
import { holderOf } from './reserved-streams.ts';
import { resetJob } from './send-reset.ts';
import { setPassword } from './set-password.ts';
import { loadUser, userStream } from './stored-user.ts';

type Calls = typeof userCommands;
type NewPassword = z.output<Calls['ResetPassword']['body']>;

/** A person waits for the mail. */
const priority = 30;

/** Sets a new password by a link in a mail. */
export function resetCalls(
  tools: AccountTools,
): CommandHandlers<Pick<Calls, 'MakePasswordReset' | 'ResetPassword' | 'MakePasswordResetResetPassword'>> {
  const { pool, store, names, passwords, settings } = tools;
  const throttled = { allow: 'anyone', claims: 'never', throttle: { max: settings.MAIL_LIMIT, minutes: 60 } } as const;

  /** Does the same work and gives the same answer with and without an account. A job sends the mail. */
  async function request(email: string): Promise<void> {
    const userId = await holderOf({ pool, store }, names.email(email));
    const key = newId();
    await enqueue(pool, { kind: resetJob, key, ownerId: userId ?? key, payload: { userId }, priority });
  }

  async function reset(
    { send }: Pick<CallContext, 'send'>,
    { token, password, confirmPassword }: NewPassword,
  ): Promise<void> {
    const found = await findOneTimeToken(pool, 'reset-password', token);
    if (!found) return refuseFields([{ field: 'token', code: 'unknown' }]);
    if (found.isUsed || found.isExpired) return refuseFields([{ field: 'token', code: 'expired' }]);
    const { userId, subject } = found;
    const user = await loadUser(store, userId);
    // The address has changed since the mail was sent.
    if (user?.email !== subject) return refuseFields([{ field: 'token', code: 'unknown' }]);
    demandGoodPassword({ password, confirmPassword }, user, passwordPolicies[settings.PASSWORD_POLICY]);

    const hash = await passwords.hash(password);
    // If the link is opened twice at the same time, one request sets the password.
    const isSet = await setPassword(pool, { userId, hash }, (client) => markUsed(client, token));
    if (!isSet) return refuseFields([{ field: 'token', code: 'expired' }]);
    const command = { type: 'ChangePassword', data: { by: 'link' } } as const;
    const actor = { kind: 'user', id: userId } as const;
    await send({ stream: userStream(userId), decider: userDecider, command, actor });
  }

  return {
    MakePasswordReset: { ...throttled, run: ({ body }) => request(body.email) },
    ResetPassword: { ...throttled, run: ({ body, ...asked }) => reset(asked, body) },
    MakePasswordResetResetPassword: {
      ...throttled,
      run: ({ body, ...asked }) => ('token' in body ? reset(asked, body) : request(body.email)),
    },
  };
}
