import { msg } from '@lingui/core/macro';
import type { Account } from '#domain/users/decider.ts';
import type { userEvents } from '#domain/users/events.ts';
import type { Reservation } from '#domain/users/reservations/decider.ts';
import type { reservationEvents } from '#domain/users/reservations/events.ts';
import { billingFields, billingValues } from '../lib/billing-words.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const usersHistory: WordsOf<typeof userEvents & typeof reservationEvents, Account | Reservation> = {
  streams: { user: msg`Konto`, email: msg`E-Mail-Adresse`, username: msg`Benutzername` },
  events: {
    UserRegistered: msg`Konto angelegt`,
    EmailConfirmed: msg`E-Mail-Adresse bestätigt`,
    PasswordChanged: msg`Passwort geändert`,
    OnboardingCompleted: msg`Einführung gesehen`,
    FirstLoginSeen: msg`Begrüßung gesehen`,
    TutorialMoved: msg`Rundgang weitergegangen, beendet oder neu begonnen`,
    RolesChanged: msg`Rollen geändert`,
    BenefitsGranted: msg`Leistungen erhalten`,
    BenefitsEnded: msg`Leistungen beendet`,
    UserErased: msg`Person gelöscht: Alles Persönliche ist unlesbar`,
    ValueReserved: msg`Name oder Adresse vergeben`,
    ValueReleased: msg`Name oder Adresse wieder frei`,
  },
  fields: {
    ...billingFields,
    basis: msg`Stand der Quelle`,
    grant: msg`Leistung`,
    grants: msg`Leistungen`,
    role: msg`Rolle`,
    source: msg`Quelle`,
    until: msg`Gilt bis`,
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
