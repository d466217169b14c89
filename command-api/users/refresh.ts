import type { FastifyPluginAsync } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';
import { userCommands } from '#domain/users/contract.ts';
import { callRoute } from '../call-route.ts';
import type { AccountTools } from './account-tools.ts';
import { answerTokens } from './session-answer.ts';

export function refreshRoute(tools: AccountTools): FastifyPluginAsync {
  const { carrier, families, instruments, rules } = tools;
  return callRoute(userCommands.RefreshJwt, {
    allow: rules.anyone,
    handle: async ({ body, request, reply }) => {
      const token = carrier.read(request, body.refreshToken) ?? refuse('unauthorized');
      const issued = await families.rotate({ token, mayRepeat: carrier.isCookie(request) });
      if (issued === 'reused') {
        instruments.refreshTokenReused();
        request.log.warn('a refresh token was used twice');
      }
      if (typeof issued === 'string') return refuse('unauthorized');
      return answerTokens(tools, { request, reply, issued });
    },
  });
}
