import type { FastifyPluginAsync } from 'fastify';
import { refuseFields } from '#domain/kernel/errors.ts';
import { userCommands } from '#domain/users/contract.ts';
import { userDecider } from '#domain/users/decider.ts';
import { callRoute, tellPosition } from '../call-route.ts';
import { causeOf } from '../commands.ts';
import type { AccountTools } from './account-tools.ts';
import { findOneTimeToken, markUsed } from './one-time-tokens.ts';
import { userStream } from './stored-user.ts';

/** The link of the mail; opened again, it answers as it did. */
export function confirmEmailRoute({ pool, handle, rules }: AccountTools): FastifyPluginAsync {
  return callRoute(userCommands.ConfirmEmail, {
    allow: rules.anyone,
    handle: async ({ body, request, reply }) => {
      const found = await findOneTimeToken(pool, 'confirm-email', body.token);
      if (!found) return refuseFields([{ field: 'token', code: 'unknown' }]);
      const { userId, subject, isUsed, isExpired } = found;
      if (isExpired && !isUsed) return refuseFields([{ field: 'token', code: 'expired' }]);

      const command = { type: 'ConfirmEmail', data: { email: subject } } as const;
      const cause = { ...causeOf(request), actor: { kind: 'user', id: userId } } as const;
      const { position } = await handle({ ...cause, stream: userStream(userId), decider: userDecider, command });
      await markUsed(pool, body.token);
      tellPosition(reply, position);
      return { emailVerified: true as const };
    },
  });
}
