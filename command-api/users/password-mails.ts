import type { Locale } from '#domain/kernel/contract.ts';
import { mailPage } from '#infra/mail/mail-page.ts';
import type { Mail } from '#infra/mail/put-mail.ts';

const words = {
  de: {
    greeting: 'Guten Tag,',
    reset: {
      subject: 'Neues Passwort setzen',
      request: 'für Ihr Konto bei Rostra wurde ein neues Passwort angefordert. Hier setzen Sie es:',
      button: 'Neues Passwort setzen',
      rest: 'Der Link gilt eine Stunde und nur einmal. Wenn Sie nichts angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
    changed: {
      subject: 'Ihr Passwort wurde geändert',
      told: 'das Passwort Ihres Kontos bei Rostra wurde eben geändert. Alle Geräte wurden abgemeldet.',
      rest: 'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort:',
      button: 'Neues Passwort anfordern',
    },
  },
  en: {
    greeting: 'Hello,',
    reset: {
      subject: 'Set a new password',
      request: 'somebody asked for a new password for your account at Rostra. Set it here:',
      button: 'Set a new password',
      rest: 'The link is good for an hour, and once. If you did not ask for it, there is nothing that you need to do: your password stays as it is.',
    },
    changed: {
      subject: 'Your password was changed',
      told: 'the password of your account at Rostra was changed just now. All devices were signed out.',
      rest: 'If that was not you, set a new password at once:',
      button: 'Ask for a new password',
    },
  },
} as const;

type Link = Readonly<{ to: string; locale: Locale; link: string }>;

export function resetMail({ to, locale, link }: Link): Mail {
  const { greeting, reset } = words[locale];
  const text = [greeting, reset.request, link, reset.rest].join('\n\n');
  const html = mailPage(locale, [greeting, reset.request, { link, text: reset.button }, link, reset.rest]);
  return { to, subject: reset.subject, text: `${text}\n`, html };
}

/** `link` leads to where a new one is asked for. */
export function passwordChangedMail({ to, locale, link }: Link): Mail {
  const { greeting, changed } = words[locale];
  const text = [greeting, changed.told, changed.rest, link].join('\n\n');
  const html = mailPage(locale, [greeting, changed.told, changed.rest, { link, text: changed.button }]);
  return { to, subject: changed.subject, text: `${text}\n`, html };
}
