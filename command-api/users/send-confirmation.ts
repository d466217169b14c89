import type { PoolClient } from 'pg';
import type { User } from '#domain/users/decider.ts';
import { takeMail } from '#infra/mail/mail-allowance.ts';
import { mailOf } from '#infra/mail/mail-of.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import { issueOneTimeToken } from './one-time-tokens.ts';

/** It goes to an address that may be anybody's: nothing in it was written by who registered. */
const confirmationMail = mailOf({
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    above: ['willkommen bei Rostra. Bitte bestätigen Sie Ihre E-Mail-Adresse:'],
    button: 'E-Mail-Adresse bestätigen',
    below: ['Der Link gilt 24 Stunden. Wenn Sie sich nicht bei Rostra registriert haben, brauchen Sie nichts zu tun.'],
  },
  en: {
    subject: 'Please confirm your e-mail address',
    above: ['Welcome to Rostra. Please confirm your e-mail address:'],
    button: 'Confirm e-mail address',
    below: ['The link is good for 24 hours. If you did not register, there is nothing that you need to do.'],
  },
});

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
