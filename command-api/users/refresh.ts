import { refuse } from '#domain/kernel/errors.ts';
import type { userCommands } from '#domain/users/contract.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { CommandHandler } from '../command-area.ts';
import { loadUser } from '../stored-user.ts';
import { stolenTokenMail } from './account-mails.ts';
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
      if (issued === 'unknown') return refuse('unauthorized');
      if ('reusedOf' in issued) {
        instruments.refreshTokenReused();
        request.log.warn('a refresh token was used twice');
        await tellOwner(tools, issued.reusedOf);
        return refuse('unauthorized');
      }
      return answerTokens(tools, { request, reply, issued });
    },
  };
}

/** Once for each family: a second try finds it revoked. */
async function tellOwner({ pool, store, publicUrl }: AccountTools, userId: string): Promise<void> {
  const user = await loadUser(store, userId);
  if (!user) return;
  const { email: to, locale, emailVerified, firstName } = user;
  const link = `${publicUrl()}/auth/forgotPassword`;
  const mail = stolenTokenMail({ to, locale, link, ...(emailVerified && { firstName }) });
  await inTransaction(pool, (client) => putMail(client, mail, userId));
}
