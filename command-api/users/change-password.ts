import { refuseFields } from '#domain/kernel/errors.ts';
import type { accountCommands } from '#domain/users/account-contract.ts';
import type { User } from '#domain/users/decider.ts';
import { bearerOf } from '#infra/http/rules.ts';
import { type PasswordPolicy, passwordFault } from '#infra/passwords/policy.ts';
import type { CommandHandler } from '../command-area.ts';
import type { AccountTools } from './account-tools.ts';
import { savePasswordHash } from './credentials.ts';
import { dropResetTokens } from './one-time-tokens.ts';
import { demandPassword } from './own-password.ts';
import { accountOrder } from './profile-calls.ts';

type NewPassword = Readonly<{ password: string; confirmPassword: string }>;

/** @throws invalid_input with all that is wrong with it */
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
    const user = await demandPassword(tools, body.currentPassword, { userId, request, reply });
    demandGoodPassword(body, user, policy);
    await savePasswordHash(tools.pool, userId, await tools.passwords.hash(body.password));
    await dropResetTokens(tools.pool, userId);
    const verified = await tools.tokens.verify(bearerOf(request) ?? '');
    await tools.families.endAll(userId, typeof verified === 'object' ? verified.familyId : undefined);
    await send(accountOrder(userId, { type: 'ChangePassword', data: { by: 'self' } }));
  },
});
