import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KeptDataRow } from '#domain/companies/contract/calls.ts';

type Words<Name extends string> = Readonly<Record<Name, MessageDescriptor>>;

export const readerWords: Words<KeptDataRow['readers'][number]> = {
  self: msg`die Person selbst`,
  chosen: msg`wem sie es zeigt`,
  users: msg`alle, die angemeldet sind`,
  lecturer: msg`wer das Seminar leitet`,
  participants: msg`Teilnehmer des Seminars`,
  group: msg`Mitglieder der Gruppe`,
  invited: msg`die Eingeladenen`,
  company: msg`Inhaber und Verwaltung der Firma`,
  admins: msg`Administration von Rostra`,
  auditors: msg`Prüfer; jede Einsicht wird festgehalten`,
  providers: msg`Dienste für Mitschrift und Rückmeldung, nur mit Einwilligung`,
  payment_provider: msg`der Zahlungsdienst`,
  support: msg`die Hilfe von Rostra`,
};

export const termWords: Words<KeptDataRow['until']> = {
  deleted: msg`bis die Person es löscht, höchstens so lange wie das Konto`,
  account: msg`so lange wie das Konto`,
  log: msg`auf Dauer; nach Löschung des Kontos ohne Namen`,
  law: msg`so lange, wie das Steuerrecht es verlangt`,
  day: msg`einen Tag`,
  week: msg`7 Tage`,
  month: msg`30 Tage`,
  half_year: msg`180 Tage`,
};
