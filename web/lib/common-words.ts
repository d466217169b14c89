import { msg } from '@lingui/core/macro';

/** Fields that events and states of many areas have, for the history. */
export const commonFields = {
  at: msg`Zeitpunkt`,
  by: msg`Durch`,
  createdAt: msg`Angelegt`,
  email: msg`E-Mail-Adresse`,
  expiresAt: msg`Gilt bis`,
  firstName: msg`Vorname`,
  from: msg`Von`,
  hash: msg`Prüfsumme`,
  lastName: msg`Nachname`,
  locale: msg`Sprache`,
  name: msg`Name`,
  order: msg`Reihenfolge`,
  ownerId: msg`Gehört`,
  reason: msg`Grund`,
  requestedAt: msg`Verlangt`,
  size: msg`Größe in Byte`,
  to: msg`Bis`,
  type: msg`Art`,
  username: msg`Benutzername`,
};

/** Words for fixed values that many areas use. */
export const commonValues = {
  de: msg`Deutsch`,
  en: msg`Englisch`,
  fast: msg`schnell`,
  relaxed: msg`in Ruhe`,
  erased: msg`gelöscht`,
  deleted: msg`gelöscht`,
  none: msg`keine`,
};

export type CommonField = keyof typeof commonFields;
export type CommonValue = keyof typeof commonValues;
