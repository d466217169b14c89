import type { Locale } from '#domain/kernel/contract.ts';
import { mailPage } from '#infra/mail/mail-page.ts';
import type { Mail } from '#infra/mail/put-mail.ts';

type Words = Readonly<{
  subject: (name: string) => string;
  greeting: (firstName: string | null) => string;
  invites: (from: string | null, name: string) => string;
  button: string;
  withAccount: string;
  withoutAccount: string;
  otherwise: string;
}>;

const words: Readonly<Record<Locale, Words>> = {
  de: {
    subject: (name) => `Einladung zum Seminar „${name}“`,
    greeting: (firstName) => (firstName ? `Guten Tag ${firstName},` : 'Guten Tag,'),
    invites: (from, name) => `${from ?? 'jemand'} lädt Sie zum Seminar „${name}“ auf Rostra ein.`,
    button: 'Einladung ansehen',
    withAccount: 'Melden Sie sich mit dieser E-Mail-Adresse an, dann können Sie zusagen oder ablehnen.',
    withoutAccount: 'Legen Sie mit dieser E-Mail-Adresse ein Konto an, dann sind Sie gleich im Seminar.',
    otherwise: 'Wenn Sie nicht teilnehmen möchten, brauchen Sie nichts zu tun.',
  },
  en: {
    subject: (name) => `Invitation to the seminar “${name}”`,
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
    invites: (from, name) => `${from ?? 'somebody'} invites you to the seminar “${name}” on Rostra.`,
    button: 'See the invitation',
    withAccount: 'Sign in with this e-mail address to accept or decline.',
    withoutAccount: 'Create an account with this e-mail address, and you are in the seminar at once.',
    otherwise: 'If you do not want to take part, there is nothing that you need to do.',
  },
};

type Invited = Readonly<{
  to: string;
  /** Null where they have no account. */
  firstName: string | null;
  /** Of who invites; null where they have gone. */
  from: string | null;
  name: string;
  locale: Locale;
  link: string;
}>;

export function invitationMail({ to, firstName, from, name, locale, link }: Invited): Mail {
  const { subject, greeting, invites, button, withAccount, withoutAccount, otherwise } = words[locale];
  const how = firstName === null ? withoutAccount : withAccount;
  const begin = [greeting(firstName), invites(from, name)];
  const text = [...begin, link, how, otherwise].join('\n\n');
  const html = mailPage(locale, [...begin, { link, text: button }, link, how, otherwise]);
  return { to, subject: subject(name), text: `${text}\n`, html };
}
