import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EventType, StreamCategory } from '#domain/history/contract.ts';

/** What happened, in a sentence. A new event does not compile until it has words here. */
const eventWords: Readonly<Record<EventType, MessageDescriptor>> = {
  UserRegistered: msg`Konto angelegt`,
  EmailConfirmed: msg`E-Mail-Adresse bestätigt`,
  RolesChanged: msg`Rollen geändert`,
  UserErased: msg`Person gelöscht: Alles Persönliche ist unlesbar`,
  DataExportRequested: msg`Archiv der eigenen Daten verlangt`,
  DataExportMade: msg`Archiv der eigenen Daten erstellt`,
  DataExportFailed: msg`Archiv der eigenen Daten gescheitert`,
  DataExportRemoved: msg`Archiv der eigenen Daten entfernt`,
  ValueReserved: msg`Name oder Adresse vergeben`,
  ValueReleased: msg`Name oder Adresse wieder frei`,
  AnalysisReserved: msg`Analyse aus dem Kontingent vorgemerkt`,
  AnalysisConsumed: msg`Analyse aus dem Kontingent verbraucht`,
  AnalysisReturned: msg`Analyse ins Kontingent zurückgegeben`,
  FeedbackReserved: msg`Rückmeldung aus dem Kontingent vorgemerkt`,
  FeedbackConsumed: msg`Rückmeldung aus dem Kontingent verbraucht`,
  FeedbackReturned: msg`Rückmeldung ins Kontingent zurückgegeben`,
  FeedbackRequested: msg`Rückmeldung des Coachs verlangt`,
  SessionKindChanged: msg`Art des Vortrags geändert`,
  SharingChanged: msg`Geändert, wer etwas bekommen darf`,
  TranscriptionRequested: msg`Erkennung der Worte verlangt`,
  SessionCreated: msg`Vortrag angelegt`,
  SessionRenamed: msg`Vortrag umbenannt`,
  SessionLocaleChanged: msg`Sprache des Vortrags geändert`,
  SessionDeleted: msg`Vortrag gelöscht`,
  RenditionMade: msg`Fassung zum Abspielen erstellt`,
  AnalysisRequested: msg`Neue Analyse verlangt`,
  AnalysisStarted: msg`Analyse begonnen`,
  AudioExtracted: msg`Ton aus der Aufnahme gelesen`,
  AudioAnalysed: msg`Stimme gemessen`,
  TranscriptionStarted: msg`Erkennung der Worte begonnen`,
  TranscriptMade: msg`Worte erkannt`,
  TranscriptMissing: msg`Ohne Worte geblieben`,
  TranscriptProvided: msg`Worte von Hand eingegeben`,
  TextAnalysed: msg`Worte ausgewertet`,
  AnalysisSucceeded: msg`Analyse abgeschlossen, Wert berechnet`,
  AnalysisFailed: msg`Analyse gescheitert`,
  FindingDismissed: msg`Fundstelle verworfen`,
  FindingRestored: msg`Fundstelle wieder aufgenommen`,
  SessionRescored: msg`Wert neu berechnet`,
  FeedbackMade: msg`Rückmeldung des Coachs erstellt`,
  HistorySearched: msg`Im Verlauf gesucht`,
  HistoryRead: msg`Vorgang eingesehen`,
  HistoryExported: msg`Vorgang als Datei geholt`,
};

/** One that is newer than this page has its own name. */
export const wordsOfEvent = (type: string): MessageDescriptor | undefined =>
  Object.hasOwn(eventWords, type) ? eventWords[type as EventType] : undefined;

/** What a stream is about. */
export const categoryWords: Readonly<Record<StreamCategory, MessageDescriptor>> = {
  user: msg`Konto`,
  session: msg`Vortrag`,
  quota: msg`Kontingent`,
  export: msg`Archiv der eigenen Daten`,
  email: msg`E-Mail-Adresse`,
  username: msg`Benutzername`,
  lookup: msg`Einsichten`,
};

export const wordsOfCategory = (category: string): MessageDescriptor | undefined =>
  Object.hasOwn(categoryWords, category) ? categoryWords[category as StreamCategory] : undefined;
