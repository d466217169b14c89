import type { FastifyPluginAsync } from 'fastify';
import { userCommands } from '#domain/users/contract.ts';
import { bearerOf } from '#infra/http/rules.ts';
import { callRoute } from '../call-route.ts';
import type { AccountTools } from './account-tools.ts';

/** Anyone may, with either of the two tokens or without: afterwards none of that sign-in is good. */
export function logoutRoute({ carrier, families, rules, tokens }: AccountTools): FastifyPluginAsync {
  return callRoute(userCommands.Logout, {
    allow: rules.anyone,
    handle: async ({ body, request, reply }) => {
      const token = carrier.read(request, body.refreshToken);
      if (token) await families.revoke(token);
      const verified = await tokens.verify(bearerOf(request) ?? '');
      if (typeof verified === 'object' && verified.familyId) await families.end(verified.familyId);
      carrier.clear(request, reply);
      return undefined;
    },
  });
}
