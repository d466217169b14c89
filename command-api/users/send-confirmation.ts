import type { PoolClient } from 'pg';
import type { User } from '#domain/users/decider.ts';
import { takeMail } from '#infra/mail/mail-allowance.ts';
import { mailOf } from '#infra/mail/mail-of.ts';
import { putMail } from '#infra/mail/put-mail.ts';
import { issueOneTimeToken } from './one-time-tokens.ts';

/** The address may belong to anybody, so the mail contains no text of the person who registered. */
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
 * Mails a new link to the person's address. The token is in the URL fragment, which browsers send to no server. Returns 0, or
 * the seconds to wait if the address got enough mails.
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
