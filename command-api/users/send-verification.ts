import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';
import { userCommands } from '#domain/users/contract.ts';
import { principalOf } from '#infra/http/rules.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import { callRoute } from '../call-route.ts';
import type { AccountTools } from './account-tools.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { loadUser } from './stored-user.ts';

/** For who is signed in, or has the handle that came with the registration. */
export function sendVerificationRoute(tools: AccountTools): FastifyPluginAsync {
  const { pool, store, rules, settings, publicUrl } = tools;
  return callRoute(userCommands.SendEmailVerification, {
    allow: rules.anyone,
    throttle: { max: settings.MAIL_LIMIT, minutes: 60 },
    handle: async ({ body, request, reply }) => {
      const userId = await whoAsks(tools, body.emailToken, { request, reply });
      const user = (await loadUser(store, userId)) ?? refuse('unauthorized');
      if (user.emailVerified) return undefined;
      await inTransaction(pool, (client) => sendConfirmation(client, { userId, user, publicUrl: publicUrl() }));
      return undefined;
    },
  });
}

type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

async function whoAsks({ handles, rules }: AccountTools, handle: string | undefined, { request, reply }: Exchange) {
  if (handle !== undefined) return handles.read(handle) ?? refuse('unauthorized');
  await rules.signedIn(request, reply);
  return principalOf(request).id;
}
