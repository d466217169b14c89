import type { UserEvent } from '#domain/users/events.ts';
import type { ReservationEvent } from '#domain/users/reservations/events.ts';
import type { RoleEvent } from '#domain/users/roles/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<UserEvent | ReservationEvent | RoleEvent> = {
  UserRegistered: {
    de: ({ email }) => `Konto angelegt für ${email}, Nutzungsbedingungen angenommen`,
    en: ({ email }) => `Account made for ${email}, terms of use accepted`,
  },
  EmailConfirmed: {
    de: ({ email }) => `E-Mail-Adresse ${email} bestätigt`,
    en: ({ email }) => `E-mail address ${email} confirmed`,
  },
  PasswordChanged: { de: () => 'Passwort geändert', en: () => 'Password changed' },
  OnboardingCompleted: { de: () => 'Einführung gesehen', en: () => 'Introduction seen' },
  FirstLoginSeen: { de: () => 'Begrüßung gesehen', en: () => 'Welcome seen' },
  TutorialMoved: {
    de: ({ step, isShown }) => (isShown ? `Rundgang bei Schritt ${step + 1}` : 'Rundgang beendet'),
    en: ({ step, isShown }) => (isShown ? `Tour at step ${step + 1}` : 'Tour ended'),
  },
  RolesChanged: {
    de: ({ roles }) => `Rollen geändert: ${roles.join(', ') || 'keine'}`,
    en: ({ roles }) => `Roles changed: ${roles.join(', ') || 'none'}`,
  },
  BenefitsGranted: {
    de: ({ source }) => `Leistungen erhalten (${source})`,
    en: ({ source }) => `Benefits received (${source})`,
  },
  BenefitsEnded: {
    de: ({ source }) => `Leistungen beendet (${source})`,
    en: ({ source }) => `Benefits ended (${source})`,
  },
  NameChanged: {
    de: ({ firstName, lastName }) => `Name geändert: ${firstName} ${lastName}`,
    en: ({ firstName, lastName }) => `Name changed: ${firstName} ${lastName}`,
  },
  UsernameChanged: {
    de: ({ username }) => `Benutzername geändert: ${username}`,
    en: ({ username }) => `Username changed: ${username}`,
  },
  LocaleChanged: {
    de: ({ locale }) => `Sprache geändert: ${locale === 'de' ? 'Deutsch' : 'Englisch'}`,
    en: ({ locale }) => `Language changed: ${locale === 'de' ? 'German' : 'English'}`,
  },
  EmailChangeRequested: {
    de: ({ email }) => `Neue E-Mail-Adresse gewünscht: ${email}`,
    en: ({ email }) => `New e-mail address wanted: ${email}`,
  },
  EmailChangeApproved: {
    de: ({ side }) =>
      `Änderung der E-Mail-Adresse bestätigt, von der ${side === 'old' ? 'alten' : 'neuen'} Adresse aus`,
    en: ({ side }) => `Change of the e-mail address confirmed, from the ${side} address`,
  },
  EmailChangeWithdrawn: {
    de: () => 'Änderung der E-Mail-Adresse zurückgenommen',
    en: () => 'Change of the e-mail address taken back',
  },
  EmailChanged: {
    de: ({ email }) => `E-Mail-Adresse geändert: ${email}`,
    en: ({ email }) => `E-mail address changed: ${email}`,
  },
  ProfilePictureChanged: { de: () => 'Profilbild gesetzt', en: () => 'Profile picture set' },
  ProfilePictureRemoved: { de: () => 'Profilbild entfernt', en: () => 'Profile picture removed' },
  DeletionRequested: {
    de: ({ erasesAt }) => `Löschen des Kontos gewünscht, zum ${erasesAt}`,
    en: ({ erasesAt }) => `Deletion of the account wanted, for ${erasesAt}`,
  },
  DeletionWithdrawn: { de: () => 'Löschen des Kontos zurückgenommen', en: () => 'Deletion of the account taken back' },
  DevicePaired: {
    de: ({ name }) => (name ? `Gerät verbunden: ${name}` : 'Gerät verbunden'),
    en: ({ name }) => (name ? `Device paired: ${name}` : 'Device paired'),
  },
  AccountActivated: {
    de: ({ until }) => (until ? `Konto freigeschaltet bis ${until}` : 'Konto freigeschaltet'),
    en: ({ until }) => (until ? `Account opened until ${until}` : 'Account opened'),
  },
  AccountDeactivated: {
    de: ({ reason }) => `Konto deaktiviert: ${reason}`,
    en: ({ reason }) => `Account deactivated: ${reason}`,
  },
  EmailVouchedFor: {
    de: ({ email }) => `E-Mail-Adresse ${email} von der Verwaltung bestätigt`,
    en: ({ email }) => `E-mail address ${email} confirmed by an admin`,
  },
  PasswordResetSent: {
    de: () => 'Mail für ein neues Passwort von der Verwaltung veranlasst',
    en: () => 'Mail for a new password sent on behalf of an admin',
  },
  SignInsEnded: {
    de: () => 'Von der Verwaltung überall abgemeldet',
    en: () => 'Signed out everywhere by an admin',
  },
  UserErased: {
    de: () => 'Persönliche Daten gelöscht',
    en: () => 'Personal data erased',
  },
  RoleCreated: { de: () => 'Rolle angelegt', en: () => 'Created a role' },
  RolePermissionsChanged: {
    de: () => 'Rechte einer Rolle geändert',
    en: () => 'Changed what a role may do',
  },
  ValueReserved: {
    de: () => 'E-Mail-Adresse oder Benutzername für Sie reserviert',
    en: () => 'E-mail address or username reserved for you',
  },
  ValueReleased: {
    de: () => 'E-Mail-Adresse oder Benutzername freigegeben',
    en: () => 'E-mail address or username given back',
  },
};
