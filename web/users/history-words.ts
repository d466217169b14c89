import { msg } from '@lingui/core/macro';
import { eventWords } from '#domain/users/contract/event-words.ts';
import type { ChangedRoles } from '#domain/users/contract/roles.ts';
import type { Account } from '#domain/users/decider.ts';
import type { userEvents } from '#domain/users/events.ts';
import type { Reservation } from '#domain/users/reservations/decider.ts';
import type { reservationEvents } from '#domain/users/reservations/events.ts';
import type { roleEvents } from '#domain/users/roles/events.ts';
import { billingFields, billingValues } from '../lib/billing-words.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const usersHistory: WordsOf<
  typeof userEvents & typeof reservationEvents & typeof roleEvents,
  Account | Reservation | ChangedRoles
> = {
  streams: { user: msg`Konto`, roles: msg`Rollen`, email: msg`E-Mail-Adresse`, username: msg`Benutzername` },
  events: eventWords,
  sentences: {
    UserRegistered: {
      own: msg({ message: '{what} hat sich registriert.' }),
      other: msg({ message: '{who} hat ein Konto für {what} angelegt.' }),
    },
    EmailConfirmed: {
      own: msg({ message: '{what} hat die E-Mail-Adresse bestätigt.' }),
      other: msg({ message: '{who} hat die E-Mail-Adresse von {what} bestätigt.' }),
    },
    PasswordChanged: {
      own: msg({ message: '{what} hat das Passwort geändert.' }),
      other: msg({ message: '{who} hat das Passwort von {what} geändert.' }),
    },
    OnboardingCompleted: msg({ message: '{what} hat die Einführung gesehen.' }),
    FirstLoginSeen: msg({ message: '{what} hat die Begrüßung gesehen.' }),
    TutorialMoved: msg({ message: '{what} hat den Rundgang fortgesetzt.' }),
    RolesChanged: msg({ message: '{who} hat die Rollen von {what} geändert.' }),
    BenefitsGranted: msg({ message: '{who} hat {what} Rechte oder ein Kontingent gegeben.' }),
    BenefitsEnded: msg({ message: '{who} hat {what} Rechte oder ein Kontingent genommen.' }),
    NameChanged: {
      own: msg({ message: '{what} hat den eigenen Namen geändert.' }),
      other: msg({ message: '{who} hat den Namen von {what} geändert.' }),
    },
    UsernameChanged: msg({ message: '{what} hat den Benutzernamen geändert.' }),
    LocaleChanged: msg({ message: '{what} hat die Sprache geändert.' }),
    EmailChangeRequested: msg({ message: '{what} wünscht eine neue E-Mail-Adresse.' }),
    EmailChanged: msg({ message: '{what} hat eine neue E-Mail-Adresse.' }),
    ProfilePictureChanged: msg({ message: '{what} hat ein Profilbild gesetzt.' }),
    ProfilePictureRemoved: msg({ message: '{what} hat das Profilbild entfernt.' }),
    DeletionRequested: msg({ message: '{what} will das eigene Konto löschen.' }),
    DeletionWithdrawn: msg({ message: '{what} will das eigene Konto doch behalten.' }),
    DevicePaired: msg({ message: '{what} hat ein Gerät verbunden.' }),
    AccountActivated: msg({ message: '{who} hat das Konto von {what} freigeschaltet.' }),
    AccountDeactivated: msg({ message: '{who} hat das Konto von {what} deaktiviert.' }),
    EmailVouchedFor: msg({ message: '{who} hat die E-Mail-Adresse von {what} bestätigt.' }),
    PasswordResetSent: msg({ message: '{who} hat {what} eine Mail für ein neues Passwort geschickt.' }),
    SignInsEnded: msg({ message: '{who} hat {what} überall abgemeldet.' }),
    UserErased: msg({ message: '{who} hat das Konto von {what} gelöscht.' }),
    RoleCreated: msg({ message: '{who} hat die Rolle {what} angelegt.' }),
    RolePermissionsChanged: msg({ message: '{who} hat geändert, was die Rolle {what} darf.' }),
  },
  fields: {
    ...billingFields,
    access: msg`Zugang`,
    isActive: msg`Aktiv`,
    basis: msg`Stand der Quelle`,
    grant: msg`Leistung`,
    grants: msg`Leistungen`,
    role: msg`Rolle`,
    source: msg`Quelle`,
    title: msg`Bezeichnung`,
    until: msg`Gilt bis`,
    address: msg`Ablage`,
    changeId: msg`Kennung der Änderung`,
    contentType: msg`Art der Datei`,
    deletion: msg`Löschen des Kontos`,
    deletionId: msg`Kennung des Löschens`,
    emailChange: msg`Neue E-Mail-Adresse`,
    erasesAt: msg`Wird gelöscht am`,
    expiresAt: msg`Gilt bis`,
    id: msg`Kennung`,
    note: msg`Begründung`,
    pairingId: msg`Kennung der Verbindung`,
    picture: msg`Profilbild`,
    side: msg`Seite`,
    sides: msg`Zu bestätigen von`,
    size: msg`Größe`,
    waitsFor: msg`Bestätigung fehlt von`,
    acceptedTermsAt: msg`Bedingungen angenommen`,
    emailVerified: msg`Adresse bestätigt`,
    firstSteps: msg`Erste Schritte`,
    isFirstLogin: msg`Begrüßung steht aus`,
    isShown: msg`Wird gezeigt`,
    roles: msg`Rollen`,
    showOnboarding: msg`Einführung steht aus`,
    showTutorial: msg`Rundgang wird gezeigt`,
    step: msg`Schritt`,
    tutorialStep: msg`Schritt des Rundgangs`,
  },
  values: {
    old: msg`bisherige Adresse`,
    new: msg`neue Adresse`,
    link: msg`mit einem Link per Mail`,
    self: msg`durch die Person selbst`,
    ...billingValues,
    owner: msg`Inhaber`,
    manager: msg`Verwalter`,
    employee: msg`Mitarbeiter`,
    requested: msg`die Person hat es verlangt`,
    not_needed: msg`nicht mehr gebraucht`,
    unlawful: msg`nicht rechtmäßig verarbeitet`,
    legal_obligation: msg`ein Gesetz verlangt es`,
  },
};
