import type { FastifyPluginAsync } from 'fastify';
import { userCommands } from '#domain/users/contract.ts';
import { callRoute } from '../call-route.ts';
import type { AccountTools } from './account-tools.ts';

/** Anyone may, with or without a session: afterwards there is none. */
export function logoutRoute({ carrier, families, rules }: AccountTools): FastifyPluginAsync {
  return callRoute(userCommands.Logout, {
    allow: rules.anyone,
    handle: async ({ body, request, reply }) => {
      const token = carrier.read(request, body.refreshToken);
      if (token) await families.revoke(token);
      carrier.clear(request, reply);
      return undefined;
    },
  });
}
