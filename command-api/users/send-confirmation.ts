import type { PoolClient } from 'pg';
import type { User } from '#domain/users/decider.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { issueOneTimeToken } from './one-time-tokens.ts';

type Recipient = Readonly<{ userId: string; user: User; publicUrl: string }>;

/** A new link to the person's address. The token stands in the fragment: browsers send that to no server. */
export async function sendConfirmation(client: PoolClient, { userId, user, publicUrl }: Recipient): Promise<void> {
  const { email, firstName, locale } = user;
  const token = await issueOneTimeToken(client, { purpose: 'confirm-email', userId, subject: email });
  const link = `${publicUrl}/auth/email/confirm#token=${token}`;
  await putMail(client, confirmationMail({ to: email, firstName, locale, link }), userId);
}
