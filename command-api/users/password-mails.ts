import { mailOf } from '#infra/mail/mail-of.ts';

export const resetMail = mailOf({
  de: {
    subject: 'Neues Passwort setzen',
    above: ['für Ihr Konto bei Rostra wurde ein neues Passwort angefordert. Hier setzen Sie es:'],
    button: 'Neues Passwort setzen',
    below: [
      'Der Link gilt eine Stunde und nur einmal.',
      'Wenn Sie nichts angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
  },
  en: {
    subject: 'Set a new password',
    above: ['Someone asked for a new password for your Rostra account. Set it here:'],
    button: 'Set a new password',
    below: [
      'The link is good for an hour, and once.',
      'If you did not ask for it, there is nothing that you need to do: your password stays as it is.',
    ],
  },
});

/** The link leads to the page that requests a new password. */
export const passwordChangedMail = mailOf<Readonly<{ by: 'link' | 'self' }>>({
  de: ({ by }) => ({
    subject: 'Ihr Passwort wurde geändert',
    above: [
      `das Passwort Ihres Kontos bei Rostra wurde eben geändert. Alle ${by === 'self' ? 'anderen ' : ''}Geräte wurden abgemeldet.`,
      'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort:',
    ],
    button: 'Neues Passwort anfordern',
  }),
  en: ({ by }) => ({
    subject: 'Your password was changed',
    above: [
      `The password of your account at Rostra was changed just now. All ${by === 'self' ? 'other ' : ''}devices were signed out.`,
      'If that was not you, set a new password at once:',
    ],
    button: 'Ask for a new password',
  }),
});
