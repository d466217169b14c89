import type { PoolClient } from 'pg';
import type { User } from '#domain/users/decider.ts';
import { takeMail } from '#infra/mail/mail-allowance.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { issueOneTimeToken } from './one-time-tokens.ts';

type Recipient = Readonly<{ userId: string; user: User; publicUrl: string }>;

/**
 * A new link to the person's address. The token stands in the fragment: browsers send that to no server. Answers 0, or how
 * many seconds to wait where that address got enough of them.
 */
export async function sendConfirmation(client: PoolClient, { userId, user, publicUrl }: Recipient): Promise<number> {
  const { email, locale } = user;
  const seconds = await takeMail(client, { recipient: email, of: 'unconfirmed' });
  if (seconds > 0) return seconds;
  const token = await issueOneTimeToken(client, { purpose: 'confirm-email', userId, subject: email });
  const link = `${publicUrl}/auth/email/confirm#token=${token}`;
  await putMail(client, confirmationMail({ to: email, locale, link }), userId);
  return 0;
}
