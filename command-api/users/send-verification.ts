import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#domain/kernel/errors.ts';
import type { userCommands } from '#domain/users/contract/calls.ts';
import { principalOf } from '#infra/http/rules.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { CommandHandler } from '../command-area.ts';
import type { AccountTools } from './account-tools.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { loadUser } from './stored-user.ts';

/** For people who are signed in, or who have the handle of their registration. */
export function sendVerification(tools: AccountTools): CommandHandler<typeof userCommands.SendEmailVerification> {
  const { pool, store, settings, publicUrl } = tools;
  return {
    allow: 'anyone',
    claims: 'never',
    throttle: { max: settings.MAIL_LIMIT, minutes: 60 },
    async run({ body, request, reply }) {
      const userId = await whoAsks(tools, body.emailToken, { request, reply });
      const user = (await loadUser(store, userId)) ?? refuse('unauthorized');
      if (user.emailVerified) return;
      const recipient = { userId, user, publicUrl: publicUrl() };
      const seconds = await inTransaction(pool, (client) => sendConfirmation(client, recipient));
      if (seconds === 0) return;
      reply.header('retry-after', seconds);
      refuse('too_many_requests');
    },
  };
}

type Exchange = Readonly<{ request: FastifyRequest; reply: FastifyReply }>;

async function whoAsks({ handles, rules }: AccountTools, handle: string | undefined, { request, reply }: Exchange) {
  if (handle !== undefined) return handles.read(handle) ?? refuse('unauthorized');
  await rules('signedIn')(request, reply);
  return principalOf(request).id;
}
