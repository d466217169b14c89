import type { Locale } from '#domain/kernel/contract.ts';
import type { EventWords } from '#domain/kernel/event-words.ts';
import type { UserEvent } from '../events.ts';
import type { ReservationEvent } from '../reservations/events.ts';
import type { RoleEvent } from '../roles/events.ts';

const languages: Readonly<Record<Locale, Readonly<Record<Locale, string>>>> = {
  de: { de: 'Deutsch', en: 'Englisch' },
  en: { de: 'German', en: 'English' },
};

export const eventWords: EventWords<UserEvent | ReservationEvent | RoleEvent> = {
  UserRegistered: {
    de: 'Konto angelegt',
    en: 'Account created',
    detail: ({ email }) => email,
  },
  EmailConfirmed: {
    de: 'E-Mail-Adresse bestätigt',
    en: 'E-mail address confirmed',
    detail: ({ email }) => email,
  },
  PasswordChanged: { de: 'Passwort geändert', en: 'Password changed' },
  OnboardingCompleted: { de: 'Einführung gesehen', en: 'Introduction seen' },
  FirstLoginSeen: { de: 'Begrüßung gesehen', en: 'Welcome seen' },
  TutorialMoved: {
    de: 'Rundgang weitergegangen, beendet oder neu begonnen',
    en: 'Tour continued, ended or begun again',
    detail: ({ step, isShown }, locale) =>
      isShown ? `${{ de: 'Schritt', en: 'step' }[locale]} ${step + 1}` : { de: 'beendet', en: 'ended' }[locale],
  },
  RolesChanged: {
    de: 'Rollen geändert',
    en: 'Roles changed',
    detail: ({ roles }, locale) => roles.join(', ') || { de: 'keine', en: 'none' }[locale],
  },
  BenefitsGranted: {
    de: 'Leistungen erhalten',
    en: 'Benefits received',
    detail: ({ source }) => source,
  },
  BenefitsEnded: {
    de: 'Leistungen beendet',
    en: 'Benefits ended',
    detail: ({ source }) => source,
  },
  NameChanged: {
    de: 'Name geändert',
    en: 'Name changed',
    detail: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  },
  UsernameChanged: {
    de: 'Benutzername geändert',
    en: 'Username changed',
    detail: ({ username }) => username,
  },
  LocaleChanged: {
    de: 'Sprache geändert',
    en: 'Language changed',
    detail: ({ locale: chosen }, locale) => languages[locale][chosen],
  },
  EmailChangeRequested: {
    de: 'Neue E-Mail-Adresse gewünscht',
    en: 'New e-mail address wanted',
    detail: ({ email }) => email,
  },
  EmailChangeApproved: {
    de: 'Neue E-Mail-Adresse von einer Seite bestätigt',
    en: 'New e-mail address confirmed by one side',
    detail: ({ side }, locale) =>
      side === 'old'
        ? { de: 'von der alten Adresse aus', en: 'from the old address' }[locale]
        : { de: 'von der neuen Adresse aus', en: 'from the new address' }[locale],
  },
  EmailChangeWithdrawn: {
    de: 'Wunsch nach neuer E-Mail-Adresse zurückgenommen',
    en: 'Wish for a new e-mail address taken back',
  },
  EmailChanged: {
    de: 'E-Mail-Adresse geändert',
    en: 'E-mail address changed',
    detail: ({ email }) => email,
  },
  ProfilePictureChanged: { de: 'Profilbild gesetzt', en: 'Profile picture set' },
  ProfilePictureRemoved: { de: 'Profilbild entfernt', en: 'Profile picture removed' },
  DeletionRequested: {
    de: 'Löschen des Kontos gewünscht',
    en: 'Deletion of the account wanted',
    detail: ({ erasesAt }, locale) => `${locale === 'de' ? 'zum' : 'for'} ${erasesAt}`,
  },
  DeletionWithdrawn: { de: 'Löschen des Kontos zurückgenommen', en: 'Deletion of the account taken back' },
  ApiTokenMade: { de: 'Token für ein Programm erstellt', en: 'Token for a program made', detail: ({ name }) => name },
  ApiTokenRevoked: { de: 'Token eines Programms widerrufen', en: 'Token of a program revoked' },
  DevicePaired: {
    de: 'Gerät verbunden',
    en: 'Device paired',
    detail: ({ name }) => name ?? undefined,
  },
  AccountActivated: {
    de: 'Konto freigeschaltet',
    en: 'Account activated',
    detail: ({ until }, locale) => (until ? `${locale === 'de' ? 'bis' : 'until'} ${until}` : undefined),
  },
  AccountDeactivated: {
    de: 'Konto deaktiviert',
    en: 'Account deactivated',
    detail: ({ reason }) => reason,
  },
  EmailVouchedFor: {
    de: 'E-Mail-Adresse von der Verwaltung bestätigt',
    en: 'E-mail address confirmed by an admin',
    detail: ({ email }) => email,
  },
  PasswordResetSent: {
    de: 'Mail für ein neues Passwort von der Verwaltung veranlasst',
    en: 'Mail for a new password sent on behalf of an admin',
  },
  SignInsEnded: { de: 'Von der Verwaltung überall abgemeldet', en: 'Signed out everywhere by an admin' },
  UserErased: {
    de: 'Person gelöscht: Alles Persönliche ist unlesbar',
    en: 'Person erased: everything personal is unreadable',
    detail: ({ note }) => note,
  },
  RoleCreated: { de: 'Rolle angelegt', en: 'Created a role' },
  RolePermissionsChanged: { de: 'Rechte einer Rolle geändert', en: 'Changed what a role may do' },
  ValueReserved: { de: 'Name oder Adresse vergeben', en: 'Name or address taken' },
  ValueReleased: { de: 'Name oder Adresse wieder frei', en: 'Name or address free again' },
};
