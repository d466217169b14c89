import type { UserEvent } from '#domain/users/events.ts';
import type { ReservationEvent } from '#domain/users/reservations/events.ts';
import type { EventWords } from '../event-words.ts';

export const eventWords: EventWords<UserEvent | ReservationEvent> = {
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
  UserErased: {
    de: () => 'Persönliche Daten gelöscht',
    en: () => 'Personal data erased',
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
