import { refuse } from '#domain/kernel/errors.ts';
import { isActiveAt } from '#domain/users/contract/access.ts';
import type { userCommands } from '#domain/users/contract/calls.ts';
import { accessOf } from '#domain/users/decide-access.ts';
import { personIn, userDecider } from '#domain/users/decider.ts';
import { currentState } from '#infra/event-store/current-state.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { CommandHandler } from '../command-area.ts';
import { stolenTokenMail } from './account-mails.ts';
import type { AccountTools } from './account-tools.ts';
import type { Issued } from './refresh-families.ts';
import { answerTokens } from './session-answer.ts';
import { loadUser, userStream } from './stored-user.ts';
import { endWaysIn } from './ways-in.ts';

export function refreshCall(tools: AccountTools): CommandHandler<typeof userCommands.RefreshJwt> {
  const { carrier, families, instruments } = tools;
  return {
    allow: 'anyone',
    claims: 'never',
    async run({ body, request, reply }) {
      const token = carrier.read(request, body.refreshToken) ?? refuse('unauthorized');
      const issued = await families.rotate({ token, mayRepeat: carrier.isCookie(request) });
      if (issued === 'unknown') return refuse('unauthorized');
      if ('reusedOf' in issued) {
        instruments.refreshTokenReused();
        request.log.warn('a refresh token was used twice');
        const ending = { userId: issued.reusedOf, only: issued.familyId };
        await inTransaction(tools.pool, (client) => endWaysIn(client, ending));
        await tellOwner(tools, issued.reusedOf);
        return refuse('unauthorized');
      }
      await endIfClosed(tools, issued);
      return answerTokens(tools, { request, reply, issued });
    },
  };
}

/** Ends the sign-in of a person who may not sign in any more; the login tells the reason. */
async function endIfClosed({ store, remembered, families }: AccountTools, { userId, familyId }: Issued): Promise<void> {
  const user = personIn(
    await currentState({ store, remembered }, { stream: userStream(userId), decider: userDecider }),
  );
  if (user && isActiveAt(accessOf(user), new Date())) return;
  await families.end(familyId);
  refuse('unauthorized');
}

/** Mails the owner. Called once per family, because later tries find it revoked. */
async function tellOwner({ pool, store, publicUrl }: AccountTools, userId: string): Promise<void> {
  const user = await loadUser(store, userId);
  if (!user) return;
  const { email: to, locale, emailVerified, firstName } = user;
  const link = `${publicUrl()}/auth/forgotPassword`;
  const mail = stolenTokenMail({ to, locale, link, ...(emailVerified && { firstName }) });
  await inTransaction(pool, (client) => putMail(client, mail, userId));
}
