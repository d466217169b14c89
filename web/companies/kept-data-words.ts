import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KeptDataRow } from '#domain/companies/contract.ts';

type Words<Name extends string> = Readonly<Record<Name, MessageDescriptor>>;

/** What each kind of data is. */
export const dataWords: Words<KeptDataRow['data']> = {
  account: msg`Konto: Name, Benutzername, E-Mail-Adresse, Bild, Sprache`,
  sign_ins: msg`Anmeldungen: wann, mit welchem Gerät, das Netz nur als Prüfsumme`,
  mails: msg`Mails an die Person`,
  data_exports: msg`Archive der eigenen Daten`,
  recordings: msg`Aufnahmen in Ton und Bild`,
  slide_decks: msg`Präsentationen (PDF) mit Plan und Notizen`,
  takes: msg`Aufnahmen, die nicht zu Ende gebracht wurden`,
  transcripts: msg`Mitschriften der Vorträge`,
  results: msg`Messwerte, Rhetorik-Wert, Stimmung des Textes und Rückmeldungen`,
  drills: msg`Ton kurzer Übungen`,
  calibration: msg`Einmessung des Mikrofons`,
  seminars: msg`Seminare, die jemand leitet`,
  submissions: msg`Beiträge in Seminaren und Rückmeldungen dazu`,
  group_posts: msg`Beiträge und Videos in Gruppen`,
  shared_talks: msg`Geteilte Vorträge und Rückmeldungen dazu`,
  goals: msg`Eigene Ziele und Übungstage`,
  baseline: msg`Vergleichsvortrag für den Fortschritt`,
  invitations: msg`Einladungen mit der Adresse der Eingeladenen`,
  meetings: msg`Treffen: Thema, Zeit, Eingeladene`,
  articles: msg`Artikel in den Neuigkeiten`,
  notifications: msg`Benachrichtigungen und deren Einstellungen`,
  usage: msg`Verbrauchte Analysen und Rückmeldungen im Monat`,
  look_ups: msg`Wer zur Prüfung ins Protokoll gesehen hat`,
  event_log: msg`Protokoll: was wann geschehen ist, auch Werte und Käufe`,
  support_messages: msg`Nachrichten an die Hilfe`,
  purchases: msg`Abonnements, Rechnungen und Zahlungen; Kartendaten nur beim Zahlungsdienst`,
  membership: msg`Zugehörigkeit zur Firma: Rolle, Platz, Einladung`,
  activity_counts: msg`Zahl der Vorträge im Monat; die Firma sieht sie nur als Summe von Gruppen`,
};

/** Why each kind is kept. */
export const purposeWords: Words<KeptDataRow['data']> = {
  account: msg`sich anmelden und einander erkennen`,
  sign_ins: msg`fremde Zugriffe bemerken`,
  mails: msg`nachsehen, was verschickt wurde`,
  data_exports: msg`die eigenen Daten mitnehmen`,
  recordings: msg`den Vortrag auswerten und ansehen`,
  slide_decks: msg`mit Folien aufnehmen und üben`,
  takes: msg`nach einem Absturz weitermachen`,
  transcripts: msg`Füllwörter, Tempo und Text auswerten`,
  results: msg`den Vortrag verbessern`,
  drills: msg`die Übung messen`,
  calibration: msg`die Lautstärke richtig messen`,
  seminars: msg`ein Seminar geben`,
  submissions: msg`an einem Seminar teilnehmen`,
  group_posts: msg`sich in Gruppen austauschen`,
  shared_talks: msg`Rückmeldungen bekommen`,
  goals: msg`sich etwas vornehmen`,
  baseline: msg`den Fortschritt zeigen`,
  invitations: msg`jemanden einladen`,
  meetings: msg`sich verabreden`,
  articles: msg`alle über Neues unterrichten`,
  notifications: msg`auf Neues hinweisen`,
  usage: msg`den Tarif einhalten`,
  look_ups: msg`Prüfungen selbst prüfen`,
  event_log: msg`nachweisen, was geschehen ist`,
  support_messages: msg`Fragen beantworten`,
  purchases: msg`abrechnen, und weil das Gesetz es verlangt`,
  membership: msg`Plätze vergeben`,
  activity_counts: msg`der Firma zeigen, ob das Angebot genutzt wird`,
};

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
