import type { Locale } from '#domain/kernel/contract.ts';
import { mailPage } from '#infra/mail/mail-page.ts';
import type { Mail } from '#infra/mail/put-mail.ts';

type Words = Readonly<{
  subject: string;
  greeting: string;
  request: string;
  button: string;
  term: string;
  otherwise: string;
}>;

const words: Readonly<Record<Locale, Words>> = {
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    greeting: 'Guten Tag,',
    request: 'willkommen bei Rostra. Bitte bestätigen Sie Ihre E-Mail-Adresse:',
    button: 'E-Mail-Adresse bestätigen',
    term: 'Der Link gilt 24 Stunden.',
    otherwise: 'Wenn Sie sich nicht angemeldet haben, brauchen Sie nichts zu tun.',
  },
  en: {
    subject: 'Please confirm your e-mail address',
    greeting: 'Hello,',
    request: 'welcome to Rostra. Please confirm your e-mail address:',
    button: 'Confirm e-mail address',
    term: 'The link is good for 24 hours.',
    otherwise: 'If you did not register, there is nothing that you need to do.',
  },
};

type Confirmation = Readonly<{ to: string; locale: Locale; link: string }>;

/** It goes to an address that may be anybody's: nothing in it was written by who registered. */
export function confirmationMail({ to, locale, link }: Confirmation): Mail {
  const { subject, greeting, request, button, term, otherwise } = words[locale];
  const text = [greeting, request, link, `${term} ${otherwise}`].join('\n\n');
  const html = mailPage(locale, [greeting, request, { link, text: button }, link, `${term} ${otherwise}`]);
  return { to, subject, text: `${text}\n`, html };
}
