import { refuseFields } from '#domain/kernel/errors.ts';
import type { accountCommands } from '#domain/users/contract/account.ts';
import type { User } from '#domain/users/decider.ts';
import { type PasswordPolicy, passwordFault } from '#infra/passwords/policy.ts';
import type { CommandHandler } from '../command-area.ts';
import type { AccountTools } from './account-tools.ts';
import { demandPassword } from './own-password.ts';
import { ownSignIn } from './own-sign-in.ts';
import { toAccount } from './profile-calls.ts';
import { setPassword } from './set-password.ts';

type NewPassword = Readonly<{ password: string; confirmPassword: string }>;

/** @throws invalid_input with all faults of the password */
export function demandGoodPassword({ password, confirmPassword }: NewPassword, user: User, policy: PasswordPolicy) {
  const own = [user.firstName, user.lastName, user.username, user.email, user.email.split('@')[0] ?? ''];
  const fault = passwordFault(password, policy, own);
  const faults = [
    ...(fault ? [{ field: 'password', code: fault }] : []),
    ...(password === confirmPassword ? [] : [{ field: 'confirmPassword', code: 'differs' }]),
  ];
  if (faults.length > 0) refuseFields(faults);
}

export const changePassword = (
  tools: AccountTools,
  policy: PasswordPolicy,
): CommandHandler<typeof accountCommands.ChangePassword> => ({
  allow: 'signedIn',
  claims: 'never',
  async run({ body, request, reply, principal, send }) {
    const userId = principal().id;
    const { user, passwordSince } = await demandPassword(tools, body.currentPassword, { userId, request, reply });
    demandGoodPassword(body, user, policy);
    const hash = await tools.passwords.hash(body.password);
    const but = await ownSignIn(tools, request);
    const isSet = await setPassword(tools.pool, { userId, hash, but }, (_client, since) => since === passwordSince);
    // The password was changed meanwhile.
    if (!isSet) refuseFields([{ field: 'currentPassword', code: 'incorrect' }]);
    await send(toAccount(userId, { type: 'ChangePassword', data: { by: 'self' } }));
  },
});
