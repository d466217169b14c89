import type { FastifyPluginAsync } from 'fastify';
import { administersUsers, userCommands } from '#domain/users/contract.ts';
import { principalOf } from '#infra/http/rules.ts';
import { callRoute, tellPosition } from '../call-route.ts';
import { causeOf } from '../commands.ts';
import type { AccountTools } from './account-tools.ts';
import { eraseUser } from './erase-user.ts';

/** An admin has somebody erased; whatever has to be done for it follows from the event. */
export function eraseRoute(tools: AccountTools): FastifyPluginAsync {
  const { rules, claimKey } = tools;
  return callRoute(userCommands.EraseUser, {
    allow: rules.permitted(administersUsers),
    handle: async ({ params: { id }, body: { reason }, request, reply }) => {
      const cause = causeOf(request);
      await claimKey(request, cause.commandId, { id, reason });
      const position = await eraseUser(tools, { userId: id, reason, cause });
      // A warning, so that it is written down at the level that is the default.
      request.log.warn({ userId: principalOf(request).id, erased: id, reason }, 'a person is erased');
      tellPosition(reply, position);
      return { id };
    },
  });
}
