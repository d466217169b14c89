import { msg } from '@lingui/core/macro';
import type { Account } from '#domain/users/decider.ts';
import type { userEvents } from '#domain/users/events.ts';
import type { WordsOf } from '../lib/history-words.ts';

export const usersHistory: WordsOf<typeof userEvents, Account> = {
  streams: { user: msg`Konto` },
  events: {
    UserRegistered: msg`Konto angelegt`,
    EmailConfirmed: msg`E-Mail-Adresse bestätigt`,
    RolesChanged: msg`Rollen geändert`,
    UserErased: msg`Person gelöscht: Alles Persönliche ist unlesbar`,
  },
  fields: {
    acceptedTermsAt: msg`Bedingungen angenommen`,
    emailVerified: msg`Adresse bestätigt`,
    roles: msg`Rollen`,
  },
  values: {
    requested: msg`die Person hat es verlangt`,
    not_needed: msg`nicht mehr gebraucht`,
    unlawful: msg`nicht rechtmäßig verarbeitet`,
    legal_obligation: msg`ein Gesetz verlangt es`,
  },
};
