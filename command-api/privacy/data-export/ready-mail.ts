import type { Locale } from '#domain/kernel/contract.ts';
import { mailPage } from '#infra/mail/mail-page.ts';
import type { Mail } from '#infra/mail/put-mail.ts';

type Words = Readonly<{
  subject: string;
  greeting: (name: string) => string;
  ready: string;
  where: string;
  until: (day: string) => string;
  otherwise: string;
}>;

const words: Readonly<Record<Locale, Words>> = {
  de: {
    subject: 'Ihre Daten liegen bereit',
    greeting: (name) => `Guten Tag${name},`,
    ready: 'das Archiv mit allem, was Rostra über Sie gespeichert hat, ist fertig.',
    where: 'Sie finden es in den Einstellungen unter „Meine Daten“:',
    until: (day) => `Es liegt dort bis ${day} und wird dann gelöscht.`,
    otherwise: 'Wenn Sie es nicht angefordert haben, ändern Sie bitte Ihr Passwort und schreiben Sie uns.',
  },
  en: {
    subject: 'Your data are ready',
    greeting: (name) => `Hello${name},`,
    ready: 'the archive of everything that Rostra has stored about you is ready.',
    where: 'You find it in the settings under “My data”:',
    until: (day) => `It stays there until ${day} and is deleted then.`,
    otherwise: 'If you did not ask for it, please change your password and write to us.',
  },
};

type Ready = Readonly<{
  to: string;
  /** Undefined where nobody has confirmed the address: what people write themselves goes to none of those. */
  firstName: string | undefined;
  locale: Locale;
  publicUrl: string;
  /** ISO 8601, UTC. */
  expiresAt: string;
}>;

/** It says where to go, and holds nothing that opens the archive. */
export function readyMail({ to, firstName, locale, publicUrl, expiresAt }: Ready): Mail {
  const { subject, greeting, ready, where, until, otherwise } = words[locale];
  const tag = locale === 'de' ? 'de-DE' : 'en-GB';
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(expiresAt));
  const link = `${publicUrl}/settings`;
  const [first, second] = [greeting(firstName === undefined ? '' : ` ${firstName}`), `${ready} ${where}`];
  const text = [first, second, link, until(day), otherwise].join('\n\n');
  const html = mailPage(locale, [first, second, { link }, until(day), otherwise]);
  return { to, subject, text: `${text}\n`, html };
}
