import type { Locale } from '#domain/kernel/contract.ts';
import type { Actor, Message } from '#domain/kernel/message.ts';
import type { QuotaEvent } from '#domain/quotas/events.ts';
import type { ReservationEvent } from '#domain/reservations/events.ts';
import type { SessionEvent } from '#domain/sessions/events.ts';
import type { DataExportEvent, UserEvent } from '#domain/users/events.ts';

type Known = UserEvent | DataExportEvent | SessionEvent | QuotaEvent | ReservationEvent;
/** A new event does not compile until it has words here. */
type Words = { readonly [E in Known as E['type']]: (data: E['data']) => string };

const de: Words = {
  UserRegistered: ({ email }) => `Konto angelegt für ${email}, Nutzungsbedingungen angenommen`,
  EmailConfirmed: ({ email }) => `E-Mail-Adresse ${email} bestätigt`,
  RolesChanged: ({ roles }) => `Rollen geändert: ${roles.join(', ') || 'keine'}`,
  UserErased: () => 'Persönliche Daten gelöscht',
  DataExportRequested: () => 'Archiv der eigenen Daten angefordert',
  DataExportMade: ({ archive }) => `Archiv der eigenen Daten erstellt (${archive.size} Byte)`,
  DataExportFailed: () => 'Archiv der eigenen Daten ließ sich nicht erstellen',
  DataExportRemoved: () => 'Archiv der eigenen Daten entfernt',
  ValueReserved: () => 'E-Mail-Adresse oder Benutzername für Sie reserviert',
  ValueReleased: () => 'E-Mail-Adresse oder Benutzername freigegeben',
  AnalysisReserved: ({ analysisClass }) => `Eine Analyse (${analysisClass}) des Monats reserviert`,
  AnalysisConsumed: () => 'Die reservierte Analyse ist verbraucht',
  AnalysisReturned: () => 'Die reservierte Analyse ist zurückgegeben',
  FeedbackReserved: ({ feedbackClass }) => `Eine Rückmeldung (${feedbackClass}) des Monats reserviert`,
  FeedbackConsumed: () => 'Die reservierte Rückmeldung ist verbraucht',
  FeedbackReturned: () => 'Die reservierte Rückmeldung ist zurückgegeben',
  SessionKindChanged: ({ kind }) => `Art des Vortrags geändert: ${kind}`,
  SharingChanged: ({ sharing }) => `Wer außerhalb etwas bekommen darf: ${sharing.join(', ') || 'niemand'}`,
  TranscriptionRequested: () => 'Erkennung der Worte angefordert',
  FeedbackRequested: () => 'Rückmeldung des Coachs angefordert',
  SessionCreated: ({ name, origin }) => `Vortrag „${name}“ ${origin === 'recording' ? 'aufgenommen' : 'hochgeladen'}`,
  SessionRenamed: ({ name }) => `Umbenannt in „${name}“`,
  SessionLocaleChanged: ({ locale }) => `Gesprochene Sprache geändert: ${locale}`,
  AnalysisRequested: () => 'Neue Analyse angefordert',
  AnalysisStarted: () => 'Analyse begonnen',
  AudioExtracted: ({ duration }) => `Ton entnommen (${duration} s)`,
  AudioAnalysed: () => 'Tonhöhe, Lautstärke und Pausen gemessen',
  TranscriptionStarted: ({ sentTo }) =>
    `Worte werden erkannt${sentTo ? `; die Aufnahme ging an ${sentTo}` : ', ohne dass die Aufnahme das Haus verließ'}`,
  TranscriptMade: ({ source }) => `Worte erkannt (${source})`,
  TranscriptMissing: ({ reason }) => `Keine Worte erkannt (${reason})`,
  TranscriptProvided: () => 'Worte von Hand eingegeben oder berichtigt',
  TextAnalysed: () => 'Tempo, Füllwörter, Wiederholungen und Stimmung ausgewertet',
  AnalysisSucceeded: ({ score }) => `Analyse beendet, Rhetorik-Wert ${score ?? 'nicht messbar'}`,
  FindingDismissed: () => 'Einen Fund als keinen gekennzeichnet',
  FindingRestored: () => 'Einen Fund wieder gelten lassen',
  SessionRescored: ({ score }) => `Neu bewertet, Rhetorik-Wert ${score ?? 'nicht messbar'}`,
  FeedbackMade: ({ modelVersion, sentTo }) =>
    `Rückmeldung des Coachs geschrieben (${modelVersion}${sentTo ? `; die Worte gingen an ${sentTo}` : ''})`,
  AnalysisFailed: ({ reason }) => `Analyse gescheitert (${reason})`,
  RenditionMade: () => 'Fassung zum Abspielen erstellt',
  SessionDeleted: () => 'Vortrag gelöscht',
};

const en: Words = {
  UserRegistered: ({ email }) => `Account made for ${email}, terms of use accepted`,
  EmailConfirmed: ({ email }) => `E-mail address ${email} confirmed`,
  RolesChanged: ({ roles }) => `Roles changed: ${roles.join(', ') || 'none'}`,
  UserErased: () => 'Personal data erased',
  DataExportRequested: () => 'Archive of one’s own data asked for',
  DataExportMade: ({ archive }) => `Archive of one’s own data made (${archive.size} bytes)`,
  DataExportFailed: () => 'The archive of one’s own data could not be made',
  DataExportRemoved: () => 'Archive of one’s own data removed',
  ValueReserved: () => 'E-mail address or username reserved for you',
  ValueReleased: () => 'E-mail address or username given back',
  AnalysisReserved: ({ analysisClass }) => `One analysis (${analysisClass}) of the month reserved`,
  AnalysisConsumed: () => 'The reserved analysis is used up',
  AnalysisReturned: () => 'The reserved analysis is given back',
  FeedbackReserved: ({ feedbackClass }) => `One feedback (${feedbackClass}) of the month reserved`,
  FeedbackConsumed: () => 'The reserved feedback is used up',
  FeedbackReturned: () => 'The reserved feedback is given back',
  SessionKindChanged: ({ kind }) => `Kind of talk changed: ${kind}`,
  SharingChanged: ({ sharing }) => `Who outside may get something: ${sharing.join(', ') || 'nobody'}`,
  TranscriptionRequested: () => 'Recognition of the words asked for',
  FeedbackRequested: () => 'The coach’s feedback asked for',
  SessionCreated: ({ name, origin }) => `Talk “${name}” ${origin === 'recording' ? 'recorded' : 'uploaded'}`,
  SessionRenamed: ({ name }) => `Renamed to “${name}”`,
  SessionLocaleChanged: ({ locale }) => `Spoken language changed: ${locale}`,
  AnalysisRequested: () => 'Another analysis asked for',
  AnalysisStarted: () => 'Analysis begun',
  AudioExtracted: ({ duration }) => `Sound extracted (${duration} s)`,
  AudioAnalysed: () => 'Pitch, volume and pauses measured',
  TranscriptionStarted: ({ sentTo }) =>
    `Words are being recognised${sentTo ? `; the recording went to ${sentTo}` : ', and the recording did not leave the house'}`,
  TranscriptMade: ({ source }) => `Words recognised (${source})`,
  TranscriptMissing: ({ reason }) => `No words recognised (${reason})`,
  TranscriptProvided: () => 'Words written or corrected by hand',
  TextAnalysed: () => 'Pace, fillers, repetitions and sentiment worked out',
  AnalysisSucceeded: ({ score }) => `Analysis ended, rhetoric score ${score ?? 'not measurable'}`,
  FindingDismissed: () => 'A finding marked as none',
  FindingRestored: () => 'A finding counts again',
  SessionRescored: ({ score }) => `Scored again, rhetoric score ${score ?? 'not measurable'}`,
  FeedbackMade: ({ modelVersion, sentTo }) =>
    `The coach’s feedback written (${modelVersion}${sentTo ? `; the words went to ${sentTo}` : ''})`,
  AnalysisFailed: ({ reason }) => `Analysis failed (${reason})`,
  RenditionMade: () => 'A form for playing made',
  SessionDeleted: () => 'Talk deleted',
};

const words: Readonly<Record<Locale, Words>> = { de, en };

/** The event in plain words; its name where a newer version wrote it. */
export function eventInWords({ type, data }: Message, locale: Locale): string {
  const tell = Object.hasOwn(words[locale], type) ? words[locale][type as keyof Words] : undefined;
  return tell ? tell(data as never) : type;
}

const actors = {
  de: { you: 'Sie', user: 'eine andere Person', device: 'ein Gerät', system: 'Rostra', webhook: 'ein anderer Dienst' },
  en: { you: 'you', user: 'somebody else', device: 'a device', system: 'Rostra', webhook: 'another service' },
} as const;

/** Who did it; of other people nothing is told but that it was one of them. */
export const actorInWords = ({ kind, id }: Actor, { userId, locale }: Readonly<{ userId: string; locale: Locale }>) =>
  actors[locale][kind === 'user' && id === userId ? 'you' : kind];
