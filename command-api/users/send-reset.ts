import type { JobKind } from '#domain/jobs.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import { inTransaction } from '#infra/postgres/pool.ts';
import type { Deps } from '#infra/service.ts';
import type { JobHandler } from '../job-handler.ts';
import { issueOneTimeToken } from './one-time-tokens.ts';
import { resetMail } from './password-mails.ts';
import { loadUser } from './stored-user.ts';

/** Mails the link that sets a new password. */
export const resetJob = 'password-reset' satisfies JobKind;

type Tools = Pick<Deps, 'pool' | 'store' | 'publicUrl'>;

/** Does nothing if nobody has the address. The token is in the URL fragment, which browsers send to no server. */
export const resetHandler = ({ pool, store, publicUrl }: Tools): JobHandler<typeof resetJob> => ({
  async run({ payload: { userId } }) {
    const user = userId && (await loadUser(store, userId));
    if (!user) return;
    await inTransaction(pool, async (client) => {
      const token = await issueOneTimeToken(client, { purpose: 'reset-password', userId, subject: user.email });
      const link = `${publicUrl()}/auth/password/reset#token=${token}`;
      await putMail(client, resetMail({ to: user.email, locale: user.locale, link }), userId);
    });
  },
});
