import { refuseFields } from '#domain/kernel/errors.ts';
import type { userCommands } from '#domain/users/contract/calls.ts';
import { userDecider } from '#domain/users/decider.ts';
import type { CommandHandler, CommandTools } from '../command-area.ts';
import { findOneTimeToken, markUsed } from './one-time-tokens.ts';
import { userStream } from './stored-user.ts';

/** Confirms the address by the link of the mail. Opening it again gives the same answer. */
export const confirmEmail = ({ pool }: CommandTools): CommandHandler<typeof userCommands.ConfirmEmail> => ({
  allow: 'anyone',
  claims: 'never',
  async run({ body, send }) {
    const found = await findOneTimeToken(pool, 'confirm-email', body.token);
    if (!found) return refuseFields([{ field: 'token', code: 'unknown' }]);
    const { userId, subject, isUsed, isExpired } = found;
    if (isExpired && !isUsed) return refuseFields([{ field: 'token', code: 'expired' }]);

    const command = { type: 'ConfirmEmail', data: { email: subject } } as const;
    const actor = { kind: 'user', id: userId } as const;
    await send({ stream: userStream(userId), decider: userDecider, command, actor });
    await markUsed(pool, body.token);
    return { emailVerified: true };
  },
});
