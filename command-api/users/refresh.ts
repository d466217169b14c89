import { refuse } from '#domain/kernel/errors.ts';
import type { userCommands } from '#domain/users/contract.ts';
import type { CommandHandler } from '../command-area.ts';
import type { AccountTools } from './account-tools.ts';
import { answerTokens } from './session-answer.ts';

export function refreshCall(tools: AccountTools): CommandHandler<typeof userCommands.RefreshJwt> {
  const { carrier, families, instruments } = tools;
  return {
    allow: 'anyone',
    claims: 'never',
    async run({ body, request, reply }) {
      const token = carrier.read(request, body.refreshToken) ?? refuse('unauthorized');
      const issued = await families.rotate({ token, mayRepeat: carrier.isCookie(request) });
      if (issued === 'reused') {
        instruments.refreshTokenReused();
        request.log.warn('a refresh token was used twice');
      }
      if (typeof issued === 'string') return refuse('unauthorized');
      return answerTokens(tools, { request, reply, issued });
    },
  };
}
