import type { Locale } from '#domain/kernel/contract.ts';
import { mailOf } from '#infra/mail/mail-of.ts';

type Recipient = Readonly<{ email: string }>;

/** The mail to the account's current address when it is to change. */
export const leaveAddressMail = mailOf<Recipient>({
  de: ({ email }) => ({
    subject: 'Soll sich Ihre E-Mail-Adresse ändern?',
    above: [`Ihr Konto bei Rostra soll künftig die Adresse ${email} haben. Bitte bestätigen Sie das:`],
    button: 'Änderung bestätigen',
    below: [
      'Der Link gilt 24 Stunden. Auch an die neue Adresse haben wir einen Link geschickt.',
      'Waren Sie das nicht? Dann bestätigen Sie nichts und ändern Sie Ihr Passwort.',
    ],
  }),
  en: ({ email }) => ({
    subject: 'Confirm your new e-mail address',
    above: [`Someone asked to change the address of your Rostra account to ${email}. Please confirm it:`],
    button: 'Confirm the change',
    below: [
      'The link is good for 24 hours. We sent one to the new address, too.',
      'Was that not you? Then confirm nothing and change your password.',
    ],
  }),
});

/** The new address may belong to anybody, so the mail contains no text of the person who asked. */
export const newAddressMail = mailOf({
  de: {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    above: ['ein Konto bei Rostra soll künftig diese E-Mail-Adresse haben. Bitte bestätigen Sie sie:'],
    button: 'Neue Adresse bestätigen',
    below: ['Der Link gilt 24 Stunden. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.'],
  },
  en: {
    subject: 'Please confirm your new e-mail address',
    above: ['Someone asked to use this e-mail address for a Rostra account. Please confirm it:'],
    button: 'Confirm the new address',
    below: ["The link is valid for 24 hours. If this wasn't you, there's nothing you need to do."],
  },
});

/** To the account's old address; the link leads to the contact page. */
export const addressChangedMail = mailOf<Recipient>({
  de: ({ email }) => ({
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    above: [
      `Ihr Konto bei Rostra hat jetzt die Adresse ${email}. An diese hier schreiben wir nicht mehr.`,
      'Wenn Sie das nicht waren, schreiben Sie uns sofort:',
    ],
    button: 'Kontakt aufnehmen',
  }),
  en: ({ email }) => ({
    subject: 'Your e-mail address was changed',
    above: [
      `Your account at Rostra has the address ${email} now. We will not write to this one any more.`,
      'If that was not you, write to us at once:',
    ],
    button: 'Contact us',
  }),
});

/** The link leads to the page that signs out all devices and changes the password. */
export const stolenTokenMail = mailOf({
  de: {
    subject: 'Wir haben ein Gerät abgemeldet',
    above: [
      'eine Ihrer Anmeldungen bei Rostra wurde an zwei Stellen zugleich benutzt. Das kann bedeuten, dass jemand sie kopiert hat. Zur Sicherheit haben wir dieses Gerät abgemeldet.',
      'Bitte melden Sie sich neu an. Wenn Sie unsicher sind, setzen Sie ein neues Passwort: Dann werden alle Geräte abgemeldet.',
    ],
    button: 'Neues Passwort setzen',
  },
  en: {
    subject: 'We signed out one of your devices',
    above: [
      'One of your sign-ins at Rostra was used in two places at once. Someone may have copied it. To be safe, we signed that device out.',
      'Please sign in again. If you are not sure, set a new password: that signs out all devices.',
    ],
    button: 'Set a new password',
  },
});

type Ending = Readonly<{ erasesAt: string }>;

export const deletionMail = mailOf<Ending>({
  de: ({ erasesAt }) => ({
    subject: 'Ihr Konto wird gelöscht',
    above: [
      `Sie möchten Ihr Konto bei Rostra löschen. Am ${dayIn('de', erasesAt)} löschen wir alles, was persönlich ist: Aufnahmen, Auswertungen, Texte, Ihr Profil.`,
      'Bis dahin können Sie es behalten, mit einem Klick in den Einstellungen:',
    ],
    button: 'Konto behalten',
    below: ['Wenn Sie das nicht waren, behalten Sie das Konto und ändern Sie sofort Ihr Passwort.'],
  }),
  en: ({ erasesAt }) => ({
    subject: 'Your account will be deleted',
    above: [
      `You asked us to delete your account at Rostra. On ${dayIn('en', erasesAt)} we delete everything that is personal: recordings, analyses, texts, your profile.`,
      'Until then you can keep it, with one click in the settings:',
    ],
    button: 'Keep the account',
    below: ["If this wasn't you, keep the account and change your password right away."],
  }),
});

export const deletionWithdrawnMail = mailOf({
  de: {
    subject: 'Ihr Konto bleibt bestehen',
    above: ['Sie haben das Löschen zurückgenommen. Ihr Konto bei Rostra bleibt, wie es ist.'],
  },
  en: {
    subject: "Your account won't be deleted",
    above: ['You cancelled the deletion. Your Rostra account stays as it is.'],
  },
});

const dayIn = (locale: Locale, time: string): string =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(
    new Date(time),
  );
