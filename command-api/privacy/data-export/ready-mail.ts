import type { Locale } from '#domain/kernel/contract.ts';
import { mailOf } from '#infra/mail/mail-of.ts';

/** ISO 8601, UTC. */
type Ready = Readonly<{ expiresAt: string }>;

/** Links to the page for the download, and contains nothing that opens the archive. */
export const readyMail = mailOf<Ready>({
  de: ({ expiresAt }) => ({
    subject: 'Ihre Daten liegen bereit',
    above: [
      'das Archiv mit allem, was Rostra über Sie gespeichert hat, ist fertig. Sie finden es in den Einstellungen unter „Meine Daten“:',
    ],
    button: 'Zu den Einstellungen',
    below: [
      `Es liegt dort bis ${dayIn('de', expiresAt)} und wird dann gelöscht.`,
      'Wenn Sie es nicht angefordert haben, ändern Sie bitte Ihr Passwort und schreiben Sie uns.',
    ],
  }),
  en: ({ expiresAt }) => ({
    subject: 'Your data is ready',
    above: [
      'The archive of everything that Rostra has stored about you is ready. You find it in the settings under “My data”:',
    ],
    button: 'Go to settings',
    below: [
      `It stays there until ${dayIn('en', expiresAt)} and is deleted then.`,
      'If you did not ask for it, please change your password and write to us.',
    ],
  }),
});

const dayIn = (locale: Locale, time: string): string =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(time),
  );
